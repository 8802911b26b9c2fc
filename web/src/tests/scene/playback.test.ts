import { expect, test } from 'vitest';
import { glideTime, grouped, hurry, stepTime, touches } from '../../scene/time/pace';
import { Playback, type Player } from '../../scene/time/playback';
import type { NewsItem, Scene, Step, Update } from '../../wire';

const step = (id: string, change: Record<string, unknown> = {}, more: Partial<NewsItem> = {}): Step => ({
  news: { text: { id }, ...more },
  change,
});
const quick = (id: string): Step => step(id, { pieces: { a: null } }, { pace: 'quick' });
const update = (at: number, steps: Step[]): Update => ({
  is: 'update',
  at,
  steps,
  ask: null,
  acts: [],
  waiting: [],
  may_undo: false,
  may_ask: false,
  held: [],
  asked: [],
  own: -1,
  yours: false,
});
const idOf = (one: Step | undefined): string => one?.news?.text.id ?? '';

/** Writes down what it is told to do. */
function listening(told: string[], more: Partial<Player> = {}): Playback {
  return new Playback({
    begin: (next) => told.push(`begin ${next.at}`),
    perform: async (steps) => {
      await Promise.resolve();
      told.push(steps.map(idOf).join('+'));
    },
    settle: (next) => told.push(`settle ${next.at}`),
    rest: () => Promise.resolve(),
    rested: () => undefined,
    ...more,
  });
}

test('what moves takes time, much of it is hurried', () => {
  const moved = step('m', { pieces: { a: null } });
  expect(stepTime(step('words'))).toBe(0);
  expect(stepTime(moved)).toBeGreaterThan(400);
  expect(hurry([moved])).toBe(1);
  expect(hurry(Array.from({ length: 12 }, () => moved))).toBe(3);
  expect(glideTime(10_000, 10)).toBe(700);
});

test('what needs no time is shown at once, and hurries nothing', () => {
  const setup = Array.from({ length: 60 }, (_, index) => quick(`q${index}`));
  expect(stepTime(quick('q'))).toBe(0);
  expect(hurry(setup)).toBe(1);
  const steps = [step('a'), ...setup, step('b'), quick('c')];
  const untold: Step = { news: null, change: { pieces: { p: null } } as unknown as Step['change'] };
  expect(stepTime(untold)).toBe(0);
  expect(grouped([untold, quick('q'), untold]).map((group) => group.length)).toEqual([3]);
  expect(grouped(steps).map((group) => group.length)).toEqual([1, 60, 1, 1]);
});

test('dice take longer than words', () => {
  expect(stepTime(step('d', { items: { a: {} } }, { pace: 'slow' }))).toBeGreaterThanOrEqual(1900);
});

test('it touches who did it, who suffers it, and who takes part in what plays out', () => {
  const news = { text: { id: 'x' }, seat: 1, seats: [2] };
  const scene = { stages: [{ id: 's', title: { id: 's' }, shows: [], seats: [3] }] } as unknown as Scene;
  const touched = [0, 1, 2, 3].filter((seat) => touches(news, seat, scene));
  expect(touched).toEqual([1, 2, 3]);
  expect(touches(news, null, scene)).toBe(false);
});

test('updates are played in order, and the question comes after the last step', async () => {
  const told: string[] = [];
  const playback = listening(told);
  const first = playback.add(update(1, [step('a'), quick('b'), quick('c')]));
  void playback.add(update(2, [step('d')]));
  await first;
  expect(told).toEqual(['begin 1', 'a', 'b+c', 'settle 1', 'begin 2', 'd', 'settle 2']);
  expect(playback.isRunning).toBe(false);
});

test('the end of the game is not known before the move that ends it was shown', async () => {
  const told: string[] = [];
  const playback = listening(told);
  const first = playback.add(update(1, [step('a'), step('last')]));
  playback.then(() => told.push('over'));
  await first;
  expect(told).toEqual(['begin 1', 'a', 'last', 'settle 1', 'over']);
  playback.then(() => told.push('at once'));
  expect(told.at(-1)).toBe('at once');
});

test('what has to be put away holds up what comes after it, but not the question that it leads to', async () => {
  const told: string[] = [];
  let putAway: () => void = () => undefined;
  let open: Promise<void> | null = null;
  const playback = listening(told, {
    perform: async (steps) => {
      told.push(idOf(steps[0]));
      if (idOf(steps[0]) === 'battle') open = new Promise((resolve) => (putAway = resolve));
      await Promise.resolve();
    },
    rest: () => open ?? Promise.resolve(),
  });
  const all = playback.add(update(1, [step('battle')]));
  void playback.add(update(2, [step('others')]));
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).toEqual(['begin 1', 'battle', 'settle 1']);
  open = null;
  putAway();
  await all;
  expect(told).toEqual(['begin 1', 'battle', 'settle 1', 'begin 2', 'others', 'settle 2']);
});

test('a fresh scene ends what was being played', async () => {
  const told: string[] = [];
  const playback: Playback = listening(told, {
    perform: async (steps) => {
      told.push(idOf(steps[0]));
      playback.drop();
      await Promise.resolve();
    },
  });
  playback.then(() => told.push('before'));
  const all = playback.add(update(1, [step('a'), step('b')]));
  playback.then(() => told.push('never'));
  await all;
  expect(told).toEqual(['before', 'begin 1', 'a']);
});
