import { expect, test } from 'vitest';
import { howLong, inOrder } from '../../lobby/tables';
import type { SeatInfo, TableInfo } from '../../wire';

const seat = (more: Partial<SeatInfo>): SeatInfo => ({
  seat: 0,
  holder: 'person',
  name: '',
  level: '',
  tincture: '',
  mine: true,
  online: true,
  stood_in: false,
  resigned: false,
  token: false,
  ...more,
});
const table = (id: string, more: Partial<TableInfo> = {}, mine: Partial<SeatInfo> = {}): TableInfo => ({
  id,
  game: 'weather',
  options: {},
  seats: [seat(mine), seat({ seat: 1, mine: false })],
  owner: true,
  started: true,
  over: false,
  commitment: '',
  waiting: [1],
  since: null,
  scores: null,
  ranking: null,
  rematch: null,
  hints: false,
  reviewable: [],
  lesson: null,
  origin: null,
  origin_at: null,
  ...more,
});

test('what waits for me comes first, the longest wait before all, what is over last', () => {
  const tables = [
    table('over', { over: true, waiting: [] }),
    table('other'),
    table('fresh', { waiting: [0], since: 900 }),
    table('old', { waiting: [0], since: 100 }),
    table('unknown', { waiting: [0] }),
    table('lent', { waiting: [0] }, { stood_in: true }),
    table('gate', { started: false, waiting: [] }),
  ];
  expect(inOrder(tables).map(({ id }) => id)).toEqual(['old', 'fresh', 'unknown', 'other', 'lent', 'gate', 'over']);
});

test('a wait is told in its largest unit', () => {
  const told = (seconds: number) => howLong(1000, 1000 + seconds);
  expect([59, 60, 7199, 7200, 200_000].map(told)).toEqual([
    null,
    { unit: 'minutes', count: 1 },
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 2 },
    { unit: 'days', count: 2 },
  ]);
  expect(howLong(null, 5)).toBeNull();
});
