import { expect, test } from 'vitest';
import {
  asksAfter,
  back,
  buttons,
  click,
  comesLater,
  completed,
  gathered,
  granted,
  offers,
  whyText,
  without,
} from '../../scene/choices';
import type { SceneAsk, Target } from '../../wire';

const name = { id: 'x' };
const ask = (choices: [string, ...(string | Target)[]][], more: Partial<SceneAsk> = {}): SceneAsk => ({
  kind: 'go',
  question: name,
  ...more,
  choices: choices.map(([text, ...path]) => ({
    text,
    name,
    path: path.map((at) => (typeof at === 'string' ? { at } : at)),
  })),
});
const steps = ask([
  ['go:A1-A2', 'place:A1', 'place:A2'],
  ['go:A1-B1', 'place:A1', 'place:B1'],
  ['go:B1-B2', 'place:B1', 'place:B2'],
  ['go:done', 'button:done'],
]);

test('clicks narrow the choices until one is left', () => {
  expect([...offers(steps, []).keys()]).toEqual(['place:A1', 'place:B1', 'button:done']);
  const first = click(steps, [], 'place:A1');
  expect(first).toEqual({ taken: ['place:A1'] });
  expect([...offers(steps, ['place:A1']).keys()]).toEqual(['place:A2', 'place:B1']);
  expect(click(steps, ['place:A1'], 'place:A2')?.chosen?.text).toBe('go:A1-A2');
  expect(click(steps, [], 'button:done')?.chosen?.text).toBe('go:done');
  expect(click(steps, [], 'place:Z9')).toBeNull();
});

test('a second click lets go, another beginning changes over', () => {
  expect(click(steps, ['place:A1'], 'place:A1')).toEqual({ taken: [] });
  expect(click(steps, ['place:B1'], 'place:A1')).toEqual({ taken: ['place:A1'] });
  expect(back(steps, ['place:A1'])).toEqual([]);
  expect(back(steps, [])).toBeNull();
});

test('the question follows what was clicked last', () => {
  const from = (at: string): Target => ({ at, asks: { id: `from-${at}` } });
  const moves = ask([
    ['go:A1-A2', from('place:A1'), 'place:A2'],
    ['go:B1-A2', from('place:B1'), 'place:A2'],
  ]);
  expect(asksAfter(moves, [])).toBeUndefined();
  expect(asksAfter(moves, ['place:B1'])?.id).toBe('from-place:B1');
  expect(asksAfter(moves, ['place:B1', 'place:A2'])).toBeUndefined();
});

test('what all choices share is granted, the last click never', () => {
  const one = ask([
    ['go:A1-A2', 'place:A1', 'place:A2'],
    ['go:A1-B1', 'place:A1', 'place:B1'],
  ]);
  expect(granted(one)).toEqual(['place:A1']);
  expect(back(one, ['place:A1'])).toBeNull();
  expect(granted(ask([['go:A1', 'place:A1']]))).toEqual([]);
  expect(granted(steps)).toEqual([]);
});

test('buttons stand by their letters, closed ones with their reason', () => {
  const row = buttons(
    ask(
      [
        ['pass', 'button:pass'],
        ['b', { at: 'button:b', letter: 'B' }],
        ['a', { at: 'button:a', letter: 'A' }],
      ],
      {
        closed: [{ target: { at: 'button:c', letter: 'C' }, rule: 'R1', reason: name }],
      },
    ),
    [],
  );
  expect(row.map((button) => button.target.letter)).toEqual(['A', 'B', 'C', undefined]);
  expect(row[2]?.closed?.rule).toBe('R1');
});

test('a closed cell is no button', () => {
  const shut = ask([['a', { at: 'button:a' }]], { closed: [{ target: { at: 'cell:c' }, rule: 'R1', reason: name }] });
  expect(buttons(shut, []).map((button) => button.target.at)).toEqual(['button:a']);
});

test('a closed place is asked about like an open one', () => {
  const label = (at: string): string | null => (at.startsWith('place:') ? at.slice(6) : null);
  expect(whyText(steps, ['place:A1'], 'C3', label)).toBe('go:A1-C3');
  expect(whyText(steps, [], 'C3', label)).toBe('go:C3-A2');
  const counted = ask([['hire:E1x2', 'place:E1', 'button:2']]);
  expect(whyText(counted, [], 'F10', label)).toBe('hire:F10x2');
  expect(whyText(ask([['a', 'button:a']]), [], 'C3', label)).toBe('go:C3');
});

const pay = ask(
  [
    ['pay:3', 'counter:f', 'counter:f', 'counter:f'],
    ['pay:2-1', 'counter:f', 'counter:f', 'counter:p'],
    ['pay:0', 'button:none'],
  ],
  { any_order: true },
);

test('what comes in any order is gathered click by click, and chosen by will', () => {
  expect([...offers(pay, []).keys()]).toEqual(['counter:f', 'counter:p', 'button:none']);
  expect(granted(pay)).toEqual([]);
  expect(click(pay, [], 'counter:p')).toEqual({ taken: ['counter:p'] });
  expect([...offers(pay, ['counter:p']).keys()]).toEqual(['counter:f']);
  const last = click(pay, ['counter:p', 'counter:f'], 'counter:f');
  expect(last).toEqual({ taken: ['counter:p', 'counter:f', 'counter:f'] });
  expect(completed(pay, last?.taken ?? [])?.text).toBe('pay:2-1');
  expect(completed(pay, ['counter:f'])).toBeUndefined();
  expect(click(pay, [], 'button:none')?.chosen?.text).toBe('pay:0');
});

test('what was gathered can be given back', () => {
  const taken = ['counter:f', 'counter:p', 'counter:f'];
  expect(gathered(pay, taken).map(({ target, count }) => [target.at, count])).toEqual([
    ['counter:f', 2],
    ['counter:p', 1],
  ]);
  expect(without(taken, 'counter:f')).toEqual(['counter:f', 'counter:p']);
  expect(click(pay, taken, 'counter:p')).toEqual({ taken: ['counter:f', 'counter:f'] });
  expect(back(pay, taken)).toEqual(['counter:f', 'counter:p']);
  expect(gathered(steps, ['place:A1'])).toEqual([]);
});

test('what comes after the next click is known', () => {
  expect(comesLater(steps, [], 'place:A2')).toBe(true);
  expect(comesLater(steps, [], 'place:A1')).toBe(false);
  expect(comesLater(steps, ['place:A1'], 'place:A2')).toBe(false);
  expect(comesLater(steps, ['place:A1'], 'place:B2')).toBe(false);
});

test('a place is asked about though something else is clicked before it', () => {
  const marches = ask([['go:anna=A2', 'card:anna', 'place:A2']]);
  const label = (at: string): string | null => (at.startsWith('place:') ? at.slice('place:'.length) : null);
  expect(whyText(marches, [], 'C9', label)).toBe('go:anna=C9');
});
