/** How lines are told apart without their colour. */
export const DASHES = ['', '9 5', '2 4', '12 4 2 4', '5 3', '14 6'] as const;

/** The curve of one seat as a path over a ground of that size; level stretches are left out. */
export function pathOf(curve: readonly (readonly number[])[], seat: number, width: number, height: number): string {
  const last = Math.max(1, curve.length - 1);
  const value = (at: number): number => curve[at]?.[seat] ?? 0;
  const isCorner = (at: number): boolean =>
    at === 0 || at === curve.length - 1 || value(at) !== value(at - 1) || value(at) !== value(at + 1);
  return curve
    .flatMap((_, at) => (isCorner(at) ? [at] : []))
    .map((at, index) => {
      const [x, y] = [(width * at) / last, height * (1 - value(at))];
      return `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

/** The moments at which somebody's chance changed, the deal and the end among them. */
export function changes(curve: readonly (readonly number[])[]): number[] {
  const differs = (at: number): boolean => curve[at]?.some((value, seat) => value !== curve[at - 1]?.[seat]) ?? false;
  return curve.flatMap((_, at) => (at === 0 || at === curve.length - 1 || differs(at) ? [at] : []));
}

/** Where a key leads from a moment; null: the key means nothing here. */
export function keyTo(key: string, at: number, stops: readonly number[]): number | null {
  const FAR = 10;
  const here = stops.findLastIndex((stop) => stop <= at);
  const stop = (index: number): number => stops[Math.min(stops.length - 1, Math.max(0, index))] ?? at;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return stop(here + 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return stops[here] === at ? stop(here - 1) : stop(here);
    case 'PageUp':
      return stop(here + FAR);
    case 'PageDown':
      return stop(here - FAR);
    case 'Home':
      return stop(0);
    case 'End':
      return stop(stops.length - 1);
    default:
      return null;
  }
}
