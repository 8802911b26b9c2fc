import { describe, expect, it } from 'vitest';
import { puzzleOfTheDay } from '../../lobby/today';
import type { GameInfo } from '../../wire';

const game = (id: string, puzzles: string[]): GameInfo => ({ id, puzzles }) as unknown as GameInfo;
const DAY = 86_400_000;
const on = (day: number, ...games: GameInfo[]): string => {
  const found = puzzleOfTheDay(games, day * DAY + 5);
  return found ? `${found.game}/${found.puzzle}` : '';
};

describe("today's puzzle", () => {
  const [bees, ants, bare] = [game('bees', ['puzzle-1', 'puzzle-2']), game('ants', ['puzzle-1']), game('bare', [])];

  it('goes round the games, and through the puzzles of each', () => {
    expect([0, 1, 2, 3, 4].map((day) => on(day, bees, bare, ants))).toEqual([
      'ants/puzzle-1',
      'bees/puzzle-1',
      'ants/puzzle-1',
      'bees/puzzle-2',
      'ants/puzzle-1',
    ]);
  });

  it('does not depend on the order in which the games are shown', () => {
    expect(on(3, ants, bees)).toBe(on(3, bees, ants));
  });

  it('is none where there are none', () => {
    expect(on(1, bare)).toBe('');
  });
});
