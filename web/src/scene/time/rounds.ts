import type { NewsItem } from '../../wire';

/** Lines of the log from one heading to the next; `start`: the place of its first line in the log. */
export interface Round {
  start: number;
  lines: readonly NewsItem[];
}

/**
 * The log by rounds, from its line `first` on, and the heading over that; where a round is as it was before, it stays the
 * same thing, so that nothing of it is drawn anew.
 */
export function roundsOf(log: readonly NewsItem[], first = 0, before: readonly Round[] = []): Round[] {
  const starts = log.flatMap((item, index) => (index === first || (index > first && item.heading) ? [index] : []));
  const known = new Map(before.map((round) => [round.lines[0], round]));
  return starts.map((start, nth) => {
    const lines = log.slice(start, starts[nth + 1]);
    const over = nth === 0 && !lines[0]?.heading ? headingBefore(log, start) : [];
    const round: Round = { start: start - over.length, lines: [...over, ...lines] };
    const old = known.get(round.lines[0]);
    return old && isSame(old, round) ? old : round;
  });
}

function headingBefore(log: readonly NewsItem[], end: number): NewsItem[] {
  const heading = log.slice(0, end).findLast((item) => item.heading);
  return heading ? [heading] : [];
}

const isSame = (one: Round, other: Round): boolean =>
  one.start === other.start &&
  one.lines.length === other.lines.length &&
  one.lines.every((item, index) => item === other.lines[index]);
