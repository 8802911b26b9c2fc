import { clickable } from '../../scene/items';
import type { Message, Region, Scene, Stage } from '../../wire';
import { beforeYou, hasSurface, itemsOf } from './sides';

export type Tab = 'stage' | 'board' | 'own' | 'players' | 'score' | 'hand' | 'log' | 'chat';

const PANES: readonly Region['pane'][] = ['players', 'score', 'hand'];

const ICONS: Record<Tab, string> = {
  stage: 'board',
  board: 'board',
  own: 'card-back',
  players: 'person',
  score: 'trophy',
  hand: 'card-back',
  log: 'log',
  chat: 'chat',
};

/** One pane of a phone: what it is called in the game's words, and what stands there. */
export interface Pane {
  tab: Tab;
  name: Message | null;
  art: string;
  regions: Region[];
}

/** The panes of a scene in their order: what plays out first, then the board, and what lies beside it. */
export function panesOf(scene: Scene, stage: Stage | undefined): Pane[] {
  const isShown = (region: Region): boolean => itemsOf(scene, region).length > 0;
  const inPane = (pane: Region['pane']): Region[] =>
    scene.regions.filter((region) => region.pane === pane && region.side !== 'bottom');
  const made = (tab: Tab, regions: Region[]): Pane => ({
    tab,
    name: regions.find((region) => region.name)?.name ?? null,
    art: regions.find((region) => region.art)?.art || ICONS[tab],
    regions,
  });
  const onBoard = inPane('board');
  const maps = onBoard.filter((region) => hasSurface(scene, region));
  const beside = maps.length ? onBoard.filter(isShown) : [];
  const staged: Pane[] = stage ? [{ tab: 'stage', name: stage.title, art: stage.art || ICONS.stage, regions: [] }] : [];
  return [
    ...staged,
    made('board', maps.length ? maps : onBoard),
    ...(beside.length ? [{ ...made('own', beside), name: null }] : []),
    ...PANES.map((pane) => made(pane, inPane(pane).filter(isShown))).filter(
      ({ tab, regions }) => regions.length || tab === 'score',
    ),
    made('log', []),
    made('chat', []),
  ];
}

const isOnSurface = (at: string): boolean => /^(place|piece):/.test(at);

/** Whether something that lies before the player can be clicked now. */
export const asksBefore = (scene: Scene, open: readonly string[]): boolean =>
  beforeYou(scene).some((at) => open.includes(at));

/** On which panes something can be clicked now. */
export function asksOn(scene: Scene, stage: Stage | undefined, panes: readonly Pane[], open: readonly string[]): Tab[] {
  const has = (region: Region): boolean =>
    itemsOf(scene, region).some((item) => clickable(item).some((at) => open.includes(at)));
  const inStage = stage?.shows.some(
    (id) => scene.surfaces[id] || (scene.items[id] && clickable(scene.items[id]).some((at) => open.includes(at))),
  );
  const before = asksBefore(scene, open);
  return panes.flatMap(({ tab, regions }): Tab[] => {
    if (tab === 'stage') return inStage || before ? [tab] : [];
    if (tab === 'board' && (open.some(isOnSurface) || before)) return [tab];
    if (tab === 'board' && regions.some((region) => hasSurface(scene, region))) return [];
    return regions.some(has) ? [tab] : [];
  });
}
