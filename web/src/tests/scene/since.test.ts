import { expect, test } from 'vitest';
import { eventMarks, roundMarks } from '../../scene/board/marks';
import { freshThings, since } from '../../scene/time/since';
import type { Message, NewsItem } from '../../wire';

const line = (at: number, seat: number | null, more: Partial<NewsItem> = {}): NewsItem => ({
  text: { id: `line-${at}` },
  at,
  seat,
  places: [`P${at}`],
  ...more,
});
const moved = (at: number, seat: number, start: string, end: string): NewsItem =>
  line(at, seat, { places: [start, end], travels: [{ art: 'knight', seat, start, end }] });

test('what others did after the last own move is numbered, in order', () => {
  const log = [line(1, 1), line(2, 0), line(3, 1), line(4, 2), line(5, 0)];
  expect(since(log, 2, 0).map(({ n, seat, item }) => [n, seat, item.at])).toEqual([
    [1, 1, 3],
    [2, 2, 4],
  ]);
  expect(since(log, 5, 0)).toEqual([]);
  expect(since(log, 2, null)).toEqual([]);
});

test('what cannot be pointed at, headings and mere counting have no number', () => {
  const log = [
    line(1, 1, { places: [] }),
    line(2, 1, { heading: true }),
    line(3, 1, { pace: 'quick' }),
    line(4, 1, { places: [], things: ['card:a'] }),
  ];
  const news = since(log, 0, 0);
  expect(news.map(({ n, item }) => [n, item.at])).toEqual([[1, 4]]);
  expect(freshThings(news)).toEqual(new Map([['card:a', 1]]));
});

test('successive moves of one piece are one, from where it came to where it is', () => {
  const log = [moved(1, 1, 'place:A', 'place:B'), moved(2, 1, 'place:B', 'place:C'), moved(3, 1, 'place:F', 'place:G')];
  const news = since(log, 0, 0);
  expect(news.map(({ n, lines }) => [n, lines.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
  expect(news[0]?.item.travels).toEqual([{ art: 'knight', seat: 1, start: 'place:A', end: 'place:C' }]);
  expect(news[0]?.item.places).toEqual(['place:A', 'place:B', 'place:C']);
  expect(since([log[0]!, moved(2, 2, 'place:B', 'place:C')], 0, 0)).toHaveLength(2);
});

test('a move and the war that came of it are one', () => {
  const move = moved(1, 1, 'A', 'B');
  const war = line(1, 1, { event: 1, places: ['B'], travels: [{ art: 'village', seat: 0, start: 'B', end: 'home' }] });
  const [only, other] = since([move, war], 0, 0);
  expect(only?.lines).toEqual([move, war]);
  expect(only?.item.places).toEqual(['A', 'B']);
  expect(other).toBeUndefined();
  expect(since([move, { ...war, at: 2 }], 0, 0)).toHaveLength(2);
  expect(since([move, { ...war, places: ['C'] }], 0, 0)).toHaveLength(2);
});

test('more than nine are joined by seat', () => {
  const turns = (seats: number[]): NewsItem[] => seats.map((seat, at) => line(at + 1, seat));
  expect(since(turns([1, 1, 1, 1, 1, 2, 2, 2, 2]), 0, 0)).toHaveLength(9);
  const joined = since(turns([1, 1, 1, 1, 1, 2, 2, 2, 2, 1]), 0, 0);
  expect(joined.map(({ n, seat, lines }) => [n, seat, lines.length])).toEqual([
    [1, 1, 5],
    [2, 2, 4],
    [3, 1, 1],
  ]);
  const crossed = since(turns([1, 2, 1, 2, 1, 2, 1, 2, 1, 2]), 0, 0);
  expect(crossed.map(({ seat, lines }) => [seat, lines.length])).toEqual([
    [1, 5],
    [2, 5],
  ]);
});

test('marks of the past keep their distance: what ended something above, numbers of rounds below', () => {
  const items = Array.from({ length: 101 }, (_, at) => {
    if (at % 2) return null;
    if (at === 50 || at === 52) return line(at, 0, { has_report: true });
    return line(at, 0, { heading: true, text: { id: 'round', args: { round: at / 2 } } });
  });
  expect(eventMarks(items, 400).map(({ step }) => step)).toEqual([50]);
  expect(eventMarks(items, 1000).map(({ step }) => step)).toEqual([50, 52]);
  const say = ({ args }: Message): string => `Round ${String(args?.['round'])} begins`;
  const rounds = roundMarks(items, 400, say);
  expect(rounds.slice(0, 4).map(({ number }) => number)).toEqual(['0', '3', '6', '9']);
});

test('the seasons of one year have one number, and a heading without any, but for a strength in brackets, is no mark', () => {
  const told = ['Year I, spring', 'Year I, summer', 'Winter: the enemy is Orcs (4)', 'Year II, spring'];
  const items = told.map((id, at) => line(at, 0, { heading: true, text: { id } }));
  expect(roundMarks(items, 400, ({ id }) => id).map(({ step, number }) => [step, number])).toEqual([
    [0, 'I'],
    [3, 'II'],
  ]);
});

test('a heading that names a player is no mark, whatever number the player has', () => {
  const items = [
    line(0, 0, { heading: true, text: { id: 'havoc', args: { seat: { seat: 0 }, battle: { id: 'sluys' } } } }),
  ];
  expect(roundMarks(items, 400, () => 'Player 1 cries Havoc: Sluys')).toEqual([]);
});
