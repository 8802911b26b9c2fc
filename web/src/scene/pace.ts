import type { Scene, Step } from '../wire';

/** Milliseconds of the look, before the player's speed. */
export const GLIDE = 420;
export const GLIDE_MORE = 60;
export const GLIDE_MOST = 700;
export const FLIP = 360;
export const PAUSE = 350;
export const BETWEEN = 150;
export const LATE = 4000;
export const HURRY = 3;

/** How long a piece glides over a distance, measured in lone pieces. */
export function glideTime(distance: number, unit: number): number {
  const steps = Math.max(0, Math.round(distance / (unit * 1.5)) - 1);
  return Math.min(GLIDE_MOST, GLIDE + GLIDE_MORE * steps);
}

/** How long a step takes to see: something that moves needs its glide, a number its moment, words alone nothing. */
export function stepTime(step: Step): number {
  const { pieces, ...rest } = step.change as Partial<Record<keyof Scene, object>>;
  if (pieces && Object.keys(pieces).length > 0) return GLIDE + BETWEEN;
  return Object.keys(rest).length > 0 ? BETWEEN * 2 : 0;
}

/** How fast waiting steps are played: three times when more than four seconds of them wait. */
export function hurry(steps: readonly Step[]): number {
  return steps.reduce((sum, step) => sum + stepTime(step), 0) > LATE ? HURRY : 1;
}
