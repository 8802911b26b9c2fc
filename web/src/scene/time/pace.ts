import type { NewsItem, Scene, Step } from '../../wire';
import { TUMBLE } from '../dice';

/** Milliseconds of the look, before the player's speed. */
export const GLIDE = 420;
export const GLIDE_MORE = 60;
export const GLIDE_MOST = 700;
export const FLIP = 360;
export const PAUSE = 350;
export const BETWEEN = 150;
/** So long dice and the like lie for those whom they touch; or longer, for who wants it slower. */
export const LIE = 1000;
export const LIE_SLOWER = 2500;
/** What «slower» does to everything else. */
export const SLOWER = 2;
const LATE = 4000;
export const HURRY = 3;

/** How long a piece glides over a distance, measured in lone pieces. */
export function glideTime(distance: number, unit: number): number {
  const steps = Math.max(0, Math.round(distance / (unit * 1.5)) - 1);
  return Math.min(GLIDE_MOST, GLIDE + GLIDE_MORE * steps);
}

/** Whether the seat itself did it, suffers it, or takes part in what plays out. */
export function touches(news: NewsItem | null, seat: number | null, scene?: Scene | null): boolean {
  if (!news || seat === null) return false;
  const playing = scene?.stages?.at(-1)?.seats ?? [];
  return news.seat === seat || (news.seats ?? []).includes(seat) || playing.includes(seat);
}

/** Whether a step needs no time at all, since nobody tells of it or it says so: many of these are one change of the table. */
export const isQuick = ({ news }: Step): boolean => !news || news.pace === 'quick';

/** How long a step takes to see: something that moves needs its glide, a number its moment, words alone nothing. */
export function stepTime(step: Step): number {
  if (isQuick(step)) return 0;
  if (step.news?.pace === 'slow') return TUMBLE + LIE;
  const { pieces, ...rest } = step.change as Partial<Record<keyof Scene, object>>;
  if (pieces && Object.keys(pieces).length > 0) return GLIDE + BETWEEN;
  return Object.keys(rest).length > 0 ? BETWEEN * 2 : 0;
}

/** How fast waiting steps are played: three times when more than four seconds of them wait. */
export function hurry(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + stepTime(step), 0) > LATE ? HURRY : 1;
}

/** Steps in the order in which they are shown: those that need no time are shown at once, together. */
export function grouped(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (isQuick(step) && last?.every(isQuick)) last.push(step);
    else groups.push([step]);
  }
  return groups;
}
