import type { NewsItem } from '../../wire';

/** Lines of the log from one heading to the next; `start`: the place of its first line in the log. */
export interface Round {
  start: number;
  lines: readonly NewsItem[];
}

/** The log by rounds; where one is as it was before, it stays the same thing, so that nothing of it is drawn anew. */
export function roundsOf(log: readonly NewsItem[], before: readonly Round[] = []): Round[] {
  const starts = log.flatMap((item, index) => (index === 0 || item.heading ? [index] : []));
  const known = new Map(before.map((round) => [round.lines[0], round]));
  return starts.map((start, nth) => {
    const round: Round = { start, lines: log.slice(start, starts[nth + 1]) };
    const old = known.get(round.lines[0]);
    return old && isSame(old, round) ? old : round;
  });
}

const isSame = (one: Round, other: Round): boolean =>
  one.start === other.start &&
  one.lines.length === other.lines.length &&
  one.lines.every((item, index) => item === other.lines[index]);
