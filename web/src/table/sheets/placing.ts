import type { Place, Surface } from '../../wire';

export type Side = 'left' | 'right' | '';

/** How a sheet lies over the board: beside its place, or in the middle over the dimmed board. */
export interface Placing {
  side: Side;
  isDim: boolean;
}

interface Found {
  place: Place;
  surface: Surface;
}

export function findPlace(surfaces: readonly Surface[], id: string): Found | null {
  for (const surface of surfaces) {
    const place = surface.places.find((one) => one.id === id);
    if (place) return { place, surface };
  }
  return null;
}

/** The half of the board away from the place; none where the sheet is about no place, or needs the whole width. */
export function placing(surfaces: readonly Surface[], id: string, isWide: boolean): Placing {
  const found = id ? findPlace(surfaces, id) : null;
  if (!found) return { side: '', isDim: true };
  if (isWide) return { side: '', isDim: false };
  const [left, , width] = found.surface.box;
  return { side: found.place.center[0] - left > width / 2 ? 'left' : 'right', isDim: false };
}
