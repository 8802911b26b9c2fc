import { settings } from '../../browser/settings.svelte';

const DEAL = 240;
const APART = 70;

interface Motion {
  duration: number;
  delay?: number;
  css?: (t: number, u: number) => string;
}

/** A dealt card comes in from above, one shortly after the other. */
export function deal(_: Element, { index }: { index: number }): Motion {
  const css = (t: number, u: number): string =>
    `opacity: ${t}; transform: translateY(${-24 * u}px) rotate(${-6 * u}deg)`;
  return { duration: DEAL * settings.motion, delay: APART * index * settings.motion, css };
}

/** A piece that nobody carries here lands. */
export function land(_: Element, { still }: { still: boolean }): Motion {
  return { duration: still ? 0 : 200 * settings.motion, css: (t, u) => `opacity: ${t}; scale: ${1 + 0.25 * u}` };
}

/** A piece that nobody carries away fades. */
export function fade(_: Element, { still }: { still: boolean }): Motion {
  return { duration: still ? 0 : 260 * settings.motion, css: (t, u) => `opacity: ${t}; scale: ${1 - 0.2 * u}` };
}
