import type { Scene } from '../../wire';

/** What is clicked for an option, and by which seat. */
export interface Drawn {
  path: readonly string[];
}

/** The table with an option drawn on it: its places are pointed at, and an arrow leads from the first to the last. */
export function drawn(scene: Scene, { path }: Drawn): { scene: Scene; places: string[] } {
  const places = [...new Set(path.flatMap((at) => placeOf(scene, at) ?? []))];
  const [start, ...rest] = places;
  const end = rest.pop();
  if (start === undefined || end === undefined) return { scene, places };
  const arrow = { start, end, via: rest, sign: 'legal' as const };
  return { scene: { ...scene, arrows: [...(scene.arrows ?? []), arrow] }, places };
}

function placeOf(scene: Scene, at: string): string | undefined {
  const [kind, id = ''] = at.split(/:(.*)/s);
  if (kind === 'piece') return scene.pieces[id]?.place;
  return kind === 'place' ? id : undefined;
}
