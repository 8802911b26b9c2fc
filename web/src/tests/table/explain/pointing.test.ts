import { beforeEach, expect, test, vi } from 'vitest';

vi.stubGlobal('window', globalThis);
const { Pointing } = await import('../../../table/explain/pointing.svelte');

const thing = (asks: boolean): Element => {
  const made = {
    closest: () => made,
    matches: (selector: string) => asks && selector === '[data-asks]',
    getAttribute: (name: string) => (name === 'data-explain' ? 'inn' : null),
  };
  return made as unknown as Element;
};
const at = (target: Element, more: object = {}): never =>
  ({ target, clientX: 0, clientY: 0, pointerType: 'mouse', ...more }) as never;

beforeEach(() => {
  vi.useFakeTimers();
});

test('a click on what is closed is answered by its reason alone, until it is left', () => {
  const pointing = new Pointing(
    () => false,
    () => false,
  );
  const [closed, other] = [thing(true), thing(false)];
  pointing.over(at(closed));
  vi.advanceTimersByTime(300);
  expect(pointing.open?.anchor).toBe(closed);
  pointing.click(at(closed));
  pointing.over(at(closed));
  vi.advanceTimersByTime(300);
  expect(pointing.open).toBeNull();
  pointing.over(at(other));
  pointing.over(at(closed));
  vi.advanceTimersByTime(300);
  expect(pointing.open?.anchor).toBe(closed);
});

test('a click on what is neither closed nor a target explains it', () => {
  const pointing = new Pointing(
    () => false,
    () => false,
  );
  pointing.click(at(thing(false)));
  expect([pointing.open?.key, pointing.pinned]).toEqual(['inn', true]);
});
