import type { Place } from '../../../wire';
import type { Lens } from '../lens.svelte';

const ARROWS: Record<string, string[]> = {
  ArrowUp: ['up', 'up_left', 'up_right'],
  ArrowDown: ['down', 'down_right', 'down_left'],
  ArrowLeft: ['left', 'up_left', 'down_left'],
  ArrowRight: ['right', 'up_right', 'down_right'],
};

/** What a key does on a place: goes to its neighbour, picks it, or moves the camera. */
export function keyOn(
  event: KeyboardEvent,
  place: Place,
  lens: Lens,
  act: { has: (id: string) => boolean; focus: (id: string) => void; pick: () => void },
): void {
  const ways = ARROWS[event.key];
  if (ways) {
    event.preventDefault();
    const next = ways.map((way) => place.neighbours?.[way]).find((id) => id && act.has(id));
    if (next) act.focus(next);
  } else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    lens.dragged = false;
    act.pick();
  } else if (event.key === '+' || event.key === '=') lens.zoom(1.3, place.center);
  else if (event.key === '-') lens.zoom(1 / 1.3, place.center);
  else if (event.key === '0') lens.fit();
}
