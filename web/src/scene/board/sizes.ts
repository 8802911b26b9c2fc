import type { Surface } from '../../wire';
import { clamp } from './camera';
import { gauge } from './outline';

/** How much is shown of a surface: badges only, names, or single strengths. */
export type Step = 'overview' | 'normal' | 'near';

/** What is drawn on a surface keeps its size on the screen; all but `text` and `step` is in the surface's units. */
export interface Sizes {
  step: Step;
  /** Of text, in pixels of the screen. */
  text: number;
  /** One pixel of the screen. */
  px: number;
  /** A lone piece. */
  unit: number;
  /** How much further than natural things lie from the middle of their place. */
  stretch: number;
  /** A hundred-and-twentieth of a small place, as rings are measured. */
  ring: number;
  sign: number;
}

const NEAR = 30;
const OVERVIEW = 15;
const TEXT: Record<Step, number> = { overview: 12, normal: 12.5, near: 14.5 };
const SIGN: Record<Step, number> = { overview: 18, normal: 20, near: 24 };
/** Pieces on a map are never smaller than this, and when one comes near they leave the map its room. */
const LEAST: Record<Step, number> = { overview: 17, normal: 23, near: 28 };
const MOST = 38;
const RING_LEAST = 0.56;
const RING_MOST = 1;

export function sizesAt(surface: Surface, scale: number): Sizes {
  const natural = surface.unit * scale;
  const step: Step = natural >= NEAR ? 'near' : natural < OVERVIEW ? 'overview' : 'normal';
  const px = 1 / scale;
  const unit = surface.art ? clamp(natural, LEAST[step], MOST) * px : surface.unit;
  const ring = clamp((gauge(surface) / 120) * scale, RING_LEAST, surface.art ? RING_MOST : Infinity) * px;
  return {
    step,
    text: TEXT[step],
    px,
    unit,
    stretch: Math.max(1, unit / surface.unit),
    ring,
    sign: Math.max(SIGN[step] * px, surface.art ? 0 : gauge(surface) * 0.22),
  };
}
