import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fresh, NewsItem, Report, Scene, Step, TableInfo } from '../../../wire';

const kept = new Map<string, string>();
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal('navigator', { languages: ['en'] });
vi.stubGlobal('localStorage', { getItem: () => null });
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
});
vi.stubGlobal('window', {});
vi.stubGlobal('document', { hidden: false, querySelectorAll: () => [] });
const { settings } = await import('../../../browser/settings.svelte');
const { http } = await import('../../../net/http');
const { beforeDice, momentsOf, roundFrom } = await import('../../../scene/time/moments');
const { Showing } = await import('../../../table/session/showing.svelte');
const { Viewpoint } = await import('../../../table/session/viewpoint.svelte');

const name = { id: 'x' };
const scene = { game: 'g', you: 0, tinctures: [], heading: name, surfaces: {}, pieces: {}, items: {}, regions: [] };
const REPORT: Report = { id: 'r', title: { id: 'battle' } };
const step = (id: string, more: Partial<NewsItem> = {}, change: object = { heading: { id } }): Step => ({
  news: { text: { id }, ...more },
  change: change as Record<string, unknown>,
});
const fresh = (log: NewsItem[], own: number): Fresh =>
  ({ scene, log, log_start: 0, own, table: { game: 'g' } }) as unknown as Fresh;

let showing: InstanceType<typeof Showing>;

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  settings.steps = settings.slower = false;
  const viewpoint = new Viewpoint();
  viewpoint.info = { id: 't', over: false, seats: [] } as unknown as TableInfo;
  viewpoint.seat = 0;
  viewpoint.loadWords = () => Promise.resolve();
  showing = new Showing(viewpoint);
  showing.scene = scene as unknown as Scene;
});
afterEach(() => {
  vi.useRealTimers();
});

/** How long a step takes. */
async function timeOf(steps: Step[], speed = 1): Promise<number> {
  const begin = Date.now();
  let end = 0;
  void showing.perform(steps, speed).then(() => (end = Date.now()));
  await vi.advanceTimersByTimeAsync(20_000);
  return end - begin;
}

test('dice lie at least a second for whom they touch, even in a hurry', async () => {
  const mine = step('cast', { pace: 'slow', seat: 0 });
  expect(await timeOf([mine], 3)).toBeGreaterThanOrEqual(1900);
  settings.speed = 2;
  expect(await timeOf([mine], 3)).toBeGreaterThanOrEqual(1000);
  settings.speed = 1;
  const suffered = step('cast', { pace: 'slow', seat: 1, seats: [0] });
  expect(await timeOf([suffered], 3)).toBeGreaterThanOrEqual(1900);
  const others = step('cast', { pace: 'slow', seat: 1 });
  expect(await timeOf([others], 3)).toBeLessThan(1000);
  settings.slower = true;
  expect(await timeOf([mine], 3)).toBeGreaterThanOrEqual(3400);
});

test('a hurried queue does not hurry what touches the viewer', async () => {
  const [mine, others] = [step('m', { seat: 0 }), step('o', { seat: 1 })];
  expect(await timeOf([mine], 3)).toBe(await timeOf([mine], 1));
  expect(await timeOf([others], 3)).toBeLessThan(await timeOf([others], 1));
});

test('what needs no time takes none, and is one change', async () => {
  const many = Array.from({ length: 40 }, (_, at) => step(`q${at}`, { pace: 'quick', seat: 1 }));
  expect(await timeOf(many)).toBe(0);
  expect(showing.scene?.heading.id).toBe('q39');
  expect(showing.log).toHaveLength(40);
});

test('step by step, each thing that others do waits; skipping ends at a question', async () => {
  settings.steps = true;
  void showing.perform([step('a', { seat: 1 })], 1);
  await vi.advanceTimersByTimeAsync(5000);
  expect([showing.tempo.waits, showing.log.length]).toEqual([true, 0]);
  showing.tempo.step();
  await vi.advanceTimersByTimeAsync(5000);
  expect(showing.log).toHaveLength(1);
  showing.tempo.skip();
  expect(await timeOf([step('b', { seat: 1 })])).toBe(0);
  showing.settle([], -1, true);
  expect(showing.tempo.skips).toBe(false);
});

test('a report that touches the viewer opens with its step and waits; another is only a line', async () => {
  const brought = async (seats: number[]): Promise<boolean> => {
    await timeOf([step('end', { seat: 1, at: 3, report: { ...REPORT, seats }, has_report: true })]);
    return showing.reports.waits;
  };
  expect(await brought([1, 2])).toBe(false);
  expect(await brought([0, 1])).toBe(true);
  let rested = false;
  void showing.reports.rest().then(() => (rested = true));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(rested).toBe(false);
  showing.readReport();
  await vi.advanceTimersByTimeAsync(0);
  expect([rested, showing.unreadReport]).toEqual([true, null]);
  expect(await brought([])).toBe(true);
});

test('an unread report opens again after coming back, a read one does not', async () => {
  const asked = vi.spyOn(http, 'report').mockResolvedValue(REPORT);
  const line: NewsItem = { text: name, at: 3, has_report: true };
  showing.showAll(fresh([line], 2));
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.reports.waits).toBe(true);
  showing.readReport();
  showing.showAll(fresh([line], 2));
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.reports.open).toBe(null);
  expect(asked).toHaveBeenCalledTimes(1);
  showing.showAll(fresh([{ ...line, at: 1 }], 2));
  await vi.advanceTimersByTimeAsync(0);
  expect(showing.reports.open, 'before the own last move it is old').toBe(null);
});

test('news are marked from the question to the first answer, and are gone through', () => {
  const log: NewsItem[] = [1, 2, 3].map((at) => ({ text: name, at, seat: 1, places: [`P${at}`] }));
  showing.showAll(fresh(log, 1));
  expect(showing.since).toHaveLength(2);
  expect(showing.news).toEqual([]);
  showing.settle([], 1, true);
  expect(showing.news).toHaveLength(2);
  showing.walk.next();
  showing.walk.next();
  expect([showing.walk.at, showing.pointed]).toEqual([2, ['P3']]);
  showing.walk.next();
  expect(showing.walk.at).toBe(1);
  showing.walk.previous();
  expect(showing.walk.at).toBe(2);
  expect(showing.walk.end()).toBe(true);
  expect(showing.pointed).toEqual([]);
  showing.settle([], 4, true);
  expect(showing.news).toEqual([]);
});

test('older lines are put before the others, and stay when the table is shown anew', async () => {
  const line = (at: number): NewsItem => ({ text: name, at });
  showing.showAll({ ...fresh([line(5), line(6)], -1), log_start: 5 });
  vi.spyOn(http, 'log').mockResolvedValueOnce({ lines: [line(3), line(4)], start: 3 });
  expect(await showing.loadOlder()).toBe(true);
  showing.showAll({ ...fresh([line(5), line(6), line(7)], -1), log_start: 5 });
  expect(showing.log.map(({ at }) => at)).toEqual([3, 4, 5, 6, 7]);
  expect(showing.logStart).toBe(3);
});

test('the past has a moment for the deal and one for each line, and rounds to go to', () => {
  const log: NewsItem[] = [0, 0, 1, 2, 3, 4].map((at) => ({ text: name, at, heading: at === 1 || at === 3 }));
  const moments = momentsOf(log);
  expect(moments.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
  expect([
    roundFrom(moments, 2, 1),
    roundFrom(moments, 2, -1),
    roundFrom(moments, 4, 1),
    roundFrom(moments, 1, -1),
  ]).toEqual([3, 1, 4, 0]);
});

test('finds the dice that led to a report, of this battle and no other', () => {
  const line = (at: number, more: Partial<NewsItem> = {}): NewsItem => ({ text: { id: 'x' }, at, ...more });
  const slow = { pace: 'slow' } as const;
  const log = [
    line(1, slow),
    line(2, { has_report: true }),
    line(3),
    line(4, slow),
    line(5),
    line(6, slow),
    line(7, { has_report: true }),
    line(8),
    line(9, { has_report: true }),
  ];
  const moments = momentsOf(log);
  expect(['2.0', '7.0', '9.0'].map((key) => beforeDice(moments, key))).toEqual([0, 3, null]);
});

test('one looks back once the whole game is here: what came before would give every moment another number', async () => {
  const line = (at: number): NewsItem => ({ text: { id: `line-${at}` }, at, event: 0 });
  showing.log = [line(7), line(8)];
  showing.logStart = 7;
  let send: (page: { lines: NewsItem[]; start: number }) => void = () => undefined;
  vi.spyOn(http, 'log').mockReturnValueOnce(new Promise((done) => (send = done)));
  const replay = vi.spyOn(http, 'replay').mockResolvedValue({ scene, over: null } as never);
  const opened = showing.lookBack.open();
  await showing.lookBack.go(1);
  expect(replay).not.toHaveBeenCalled();
  send({ lines: [1, 2, 3, 4, 5, 6].map(line), start: 0 });
  await opened;
  expect(showing.lookBack.now.item?.text.id).toBe('line-8');
  await showing.lookBack.go(1);
  expect(showing.lookBack.now.item?.text.id).toBe('line-1');
  expect(replay).toHaveBeenCalled();
});
