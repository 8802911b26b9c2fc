import type { Scene } from '../wire';

/** Parts of a scene that are told apart by id; the rest is replaced as a whole. */
const KEYED = new Set(['surfaces', 'pieces', 'items']);

type Things = Record<string, unknown>;

/** The scene after a change; the old one stays as it was. */
export function apply(old: Scene, change: Things): Scene {
  const next: Things = { ...old };
  for (const [part, after] of Object.entries(change)) {
    if (KEYED.has(part)) next[part] = merged(next[part] as Things | undefined, after as Things);
    else if (after === null) delete next[part];
    else next[part] = after;
  }
  return next as unknown as Scene;
}

function merged(before: Things | undefined, after: Things): Things {
  const kept = { ...before, ...after };
  return Object.fromEntries(Object.entries(kept).filter(([, thing]) => thing !== null));
}
