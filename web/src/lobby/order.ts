import type { GameInfo } from '../wire';

type Measured = Pick<GameInfo, 'weight' | 'minutes'>;

/** A stranger meets the easiest game first, and of equals the shortest. */
export const easiestFirst = <Game extends Measured>(games: readonly Game[]): Game[] =>
  [...games].sort((one, other) => one.weight - other.weight || one.minutes - other.minutes);
