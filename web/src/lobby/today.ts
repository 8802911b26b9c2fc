import type { GameInfo } from '../wire';

const DAY = 86_400_000;

/** Which puzzle is today's: games take turns, and each goes through its own; the same for everybody that day. */
export function puzzleOfTheDay(games: readonly GameInfo[], now: number): { game: string; puzzle: string } | null {
  const puzzling = games.filter((game) => game.puzzles?.length).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const day = Math.floor(now / DAY);
  const game = puzzling[day % puzzling.length];
  const puzzle = game?.puzzles?.[Math.floor(day / puzzling.length) % game.puzzles.length];
  return game && puzzle ? { game: game.id, puzzle } : null;
}
