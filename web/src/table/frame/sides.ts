import { clickable } from '../../scene/items';
import type { Item, Region, Scene } from '../../wire';

/** What stands on one side of a wide screen. */
export const side = (scene: Scene, name: Region['side']): Region[] =>
  scene.regions.filter((region) => region.side === name && !region.narrow);

export const itemsOf = (scene: Scene, region: Region): Item[] => region.shows.flatMap((id) => scene.items[id] ?? []);

export const hasSurface = (scene: Scene, region: Region): boolean => region.shows.some((id) => scene.surfaces[id]);

/** What lies under a board in a strip; its place is kept, whether or not anything lies there now. */
export const strips = (scene: Scene, middle: readonly Region[]): Region[] =>
  middle.some((region) => hasSurface(scene, region))
    ? middle.filter((region) => region.shows.some((id) => !scene.surfaces[id]) || !region.shows.length)
    : [];

export const hasSeats = (scene: Scene, regions: readonly Region[]): boolean =>
  regions.some((region) => itemsOf(scene, region).some((item) => item.type === 'seat'));

/** All that can ever be clicked of what lies before the player: it is always in sight. */
export const beforeYou = (scene: Scene): string[] =>
  scene.regions
    .filter((region) => region.side === 'bottom')
    .flatMap((region) => itemsOf(scene, region))
    .flatMap((item) => [
      ...clickable(item),
      ...(item.type === 'tray' ? (item.counters ?? []).map((counter) => `counter:${counter.id}`) : []),
    ]);

/** The counters of all hosts that stand on a stage. */
export const hostsOn = (scene: Scene | null): string[] =>
  (scene?.stages ?? [])
    .flatMap((stage) => stage.shows.flatMap((id) => scene?.items[id] ?? []))
    .flatMap((item) => (item.type === 'host' ? item.ranks.map((rank) => rank.counter.id) : []));
