import { beforeEach, expect, test, vi } from 'vitest';
import type { Choice, Fresh, No, SceneAsk, Update, Wish } from '../../../wire';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('window', {});
const { Choosing } = await import('../../../table/session/choosing.svelte');
const { Showing } = await import('../../../table/session/showing.svelte');
const { Viewpoint } = await import('../../../table/session/viewpoint.svelte');
const { fetchWords } = await import('../../../words/client.svelte');
await fetchWords('en');

const name = { id: 'x' };
const choice = (text: string, ...path: string[]): Choice => ({ text, name, path: path.map((at) => ({ at })) });
const askOf = (kind: string, ...choices: Choice[]): SceneAsk => ({ kind, question: name, choices });
const MOVE = askOf('move', choice('move:A-B', 'place:A', 'place:B'), choice('move:C-B', 'place:C', 'place:B'));
const BUILD = askOf('build', choice('build:A', 'place:A'), choice('build:B', 'place:B'));
const TRADE = askOf('trade', choice('trade:A', 'place:A', 'place:B'), choice('trade:C', 'place:C', 'place:B'));

const told = { acts: [TRADE], waiting: [], asked: [], held: [], own: -1, may_undo: false, may_ask: false };
const update = (ask: SceneAsk | null, yours: boolean): Update => ({
  is: 'update',
  at: 1,
  steps: [],
  ask,
  yours,
  ...told,
});
const fresh = (ask: SceneAsk | null, at: number): Fresh => ({ is: 'fresh', at, ask, ...told }) as unknown as Fresh;

let sent: Wish[];
let choosing: InstanceType<typeof Choosing>;

function hear(word: Update): string {
  choosing.pause(word);
  return choosing.takeUp(word);
}

beforeEach(() => {
  sent = [];
  const viewpoint = new Viewpoint();
  choosing = new Choosing(viewpoint, new Showing(viewpoint), (wish) => sent.push(wish) > 0);
  hear(update(MOVE, true));
  choosing.click('place:A');
});

test('what others do does not disturb the clicks, as long as the question stands', () => {
  expect(hear(update(MOVE, false))).toBe('same');
  expect(choosing.taken).toEqual(['place:A']);
  expect(hear(update(BUILD, false))).toBe('others');
  expect(choosing.taken).toEqual([]);
});

test('after a choice of its own a seat is asked anew, even the same', () => {
  choosing.click('place:B');
  expect(sent).toMatchObject([{ do: 'choose', text: 'move:A-B', at: 1 }]);
  expect(choosing.sent).toBe(true);
  expect(hear(update(MOVE, true))).toBe('own');
  expect([choosing.taken, choosing.sent]).toEqual([[], false]);
});

test('an answer under way is still under way when somebody else has moved, but not on a new line', () => {
  choosing.click('place:B');
  expect(hear(update(MOVE, false))).toBe('same');
  expect(choosing.sent).toBe(true);
  expect(choosing.takeUp(fresh(MOVE, 1))).toBe('same');
  expect(choosing.sent).toBe(false);
});

test('a line that opens again keeps the clicks if nothing has happened', () => {
  expect(choosing.takeUp(fresh(MOVE, 1))).toBe('same');
  expect(choosing.taken).toEqual(['place:A']);
  expect(choosing.takeUp(fresh(MOVE, 2))).toBe('own');
  expect(choosing.taken).toEqual([]);
});

test('a free act goes on while others play, and ends with an own choice', () => {
  choosing.openAct(TRADE);
  choosing.click('place:C');
  hear(update(BUILD, false));
  expect([choosing.act, choosing.taken]).toEqual([TRADE, ['place:C']]);
  hear(update(MOVE, true));
  expect([choosing.act, choosing.taken]).toEqual([null, []]);
});

test('a refusal gives the clicks back and says why', () => {
  choosing.click('place:B');
  choosing.hearNo({ is: 'no', error: 'Not now.', rule: 'R1', reason: null, code: '' });
  expect([choosing.taken, choosing.sent, choosing.told?.reason]).toEqual([[], false, 'Not now.']);
});

test('a click on what is closed is answered at once, unless the thing tells about itself', () => {
  choosing.click('card:x', true);
  expect(choosing.told).toBeNull();
  choosing.click('card:x');
  expect(choosing.told?.reason).toBe('There is nothing to choose here now: look for what is ringed.');
  hear(update({ ...BUILD, closed: [{ target: { at: 'card:y', name }, rule: 'R7', reason: name }] }, true));
  choosing.click('card:y', true);
  expect(choosing.told?.rule).toBe('R7');
});

test('an answer whose line ended before it was heard is said again down the next one, once', () => {
  choosing.click('place:B');
  choosing.comeBack();
  choosing.takeUp(fresh(MOVE, 1));
  expect(sent).toMatchObject([
    { do: 'choose', text: 'move:A-B', at: 1 },
    { do: 'choose', text: 'move:A-B', at: 1 },
  ]);
  expect(choosing.sent).toBe(true);
  choosing.takeUp(fresh(MOVE, 1)); // somebody sat down meanwhile
  expect(sent.length).toBe(2);
});

test('an answer that was heard before its line ended is not said again', () => {
  choosing.click('place:B');
  choosing.comeBack();
  choosing.takeUp(fresh(MOVE, 2));
  expect([sent.length, choosing.sent]).toEqual([1, false]);
});

test('what was refused is not said again when a line opens', () => {
  choosing.click('place:B');
  choosing.hearNo({ is: 'no', error: 'not kept', rule: '', code: 'failed' } as unknown as No);
  choosing.comeBack();
  choosing.takeUp(fresh(MOVE, 1));
  expect([sent.length, choosing.sent]).toEqual([1, false]);
});

test('the row of a question stays for what it led to, and goes when something else is asked', () => {
  const pass: Choice = { text: 'pass', name, path: [{ at: 'button:pass', name, letter: 'A' }] };
  const row = (): string[] => choosing.row.map(({ target }) => target.at);
  hear(update(askOf('action', pass), true));
  hear(update({ ...MOVE, letter: 'A' }, true));
  expect(row()).toEqual(['button:pass']);
  hear(update(null, true));
  expect(row()).toEqual(['button:pass']);
  hear(update(BUILD, true));
  expect(row()).toEqual([]);
});
