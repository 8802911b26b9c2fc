import type { Spot } from '../../../scene/board/arrange';
import type { Badge } from '../../../scene/board/badges';
import { type Label, placeLabel, placeLabels, type Room, type Standing } from '../../../scene/board/labels';
import { boxAround, overlap, type Point } from '../../../scene/board/outline';
import type { Sizes } from '../../../scene/board/sizes';
import type { Place, Surface } from '../../../wire';
import type { Targets } from '../aim/targets.svelte';
import type { Heard } from '../news';
import { type Drawn, type Noted, noteLabel, notesOf } from './arrows';
import { type Lettered, nameLabel, writings } from './names';
import { type Stuck, stickerLabel, stickersOf } from './stickers';

export interface Look {
  sizes: Sizes;
  spots: ReadonlyMap<string, Spot>;
  badges: readonly Badge[];
  arrows: readonly Drawn[];
  /** Places in question: their names come first. */
  looked: ReadonlySet<string>;
  labelled: (place: Place) => boolean;
  news: readonly Heard[];
  walk: number | null;
}

/** All that is written on a board and has found room. */
export interface Lettering {
  names: readonly Lettered[];
  badges: readonly Badge[];
  stuck: readonly Stuck[];
  notes: readonly Noted[];
  /** Where each stands, and what there was to stand on. */
  placed: ReadonlyMap<string, Standing>;
  room: Room;
}

/** Numbers of stacks first, the own ones and those in question before others. */
const STACK = { asked: 90, own: 80, others: 70 };

/** All that is written on a board, none over another: what finds no room is seen nearer, or when one points there. */
export function lettering(targets: Targets, look: Look): Lettering {
  const { sizes, looked, news, walk } = look;
  const [x, y, width, height] = targets.surface.box;
  const room: Room = { bounds: { x, y, width, height }, taken: [], pieces: drawnIn(targets.surface, look) };
  const ways = targets.surface.places.map((place) => writings(targets, sizes, looked, place));
  const stuck = stickersOf(targets, sizes, news, walk, look.labelled);
  const notes = notesOf(look.arrows);
  const placed = placeLabels(
    [
      ...notes.map((note) => noteLabel(sizes, note)),
      ...look.badges.map((badge) => badgeLabel(targets, looked, badge)),
      ...ways.flatMap((each) => nameLabel(targets, sizes, looked, each) ?? []),
      ...stuck.map((each) => stickerLabel(targets, sizes, each, walk)),
    ],
    room,
  );
  return {
    names: ways.flatMap((each) => nameAt(each, placed)),
    badges: look.badges.flatMap((badge) => at(badge, placed.get(badgeId(badge)))),
    stuck: stuck.flatMap((each) => at(each, placed.get(each.id))),
    notes: notes.flatMap((note) => at(note, placed.get(`route ${note.id}`))),
    placed,
    room,
  };
}

/** The name of what is pointed at is read in full: other names that are in its way step back meanwhile. */
export function pointedOut(targets: Targets, sizes: Sizes, letters: Lettering, place: Place): readonly Lettered[] {
  const looked = new Set([place.id]);
  const ways = writings(targets, sizes, looked, place).slice(0, 1);
  const label = nameLabel(targets, sizes, looked, ways);
  const own = letters.placed.get(`name ${place.id}`);
  const shown = letters.names.find(({ id }) => id === place.id);
  if (!label || (own && shown?.text === ways[0]?.text)) return letters.names;
  const isPlainName = (id: string): boolean => letters.names.some((name) => `name ${name.id}` === id && !name.sign);
  const taken = [...letters.placed].filter(([id]) => id !== label.id && !isPlainName(id)).map(([, { box }]) => box);
  const standing = placeLabel(label, { ...letters.room, taken });
  if (!standing) return letters.names;
  const inTheWay = ({ id }: Lettered): boolean => {
    const other = letters.placed.get(`name ${id}`);
    return id === place.id || (!!other && overlap(other.box, standing.box) > 0);
  };
  return [...letters.names.filter((name) => !inTheWay(name)), ...ways.flatMap((way) => at(way, standing))];
}

/** Pieces, and what the picture of the board itself shows at its places. */
function drawnIn({ places }: Surface, { spots }: Look): Room['pieces'] {
  const pieces = [...spots.values()]
    .filter((spot) => !spot.isHidden)
    .map((spot) => boxAround([spot.x, spot.y], spot.size * 0.86));
  const pictures = places.flatMap(({ drawn }) => {
    if (!drawn) return [];
    const [x, y, width, height] = drawn;
    return [{ x, y, width, height }];
  });
  return [...pieces, ...pictures];
}

const badgeId = ({ piece, kind }: Badge): string => `badge ${piece} ${kind}`;

function badgeLabel({ session, aimed }: Targets, looked: ReadonlySet<string>, badge: Badge): Label {
  const { place, seat, width, height, at: natural, others } = badge;
  const isAsked = looked.has(place) || aimed.has(place);
  const isOwn = seat !== null && seat !== undefined && seat === session.seat;
  return {
    id: badgeId(badge),
    forms: [{ width, height, spots: [natural, ...others] }],
    isOnPieces: true,
    weight: isAsked ? STACK.asked : isOwn ? STACK.own : STACK.others,
  };
}

function nameAt(ways: readonly Lettered[], placed: ReadonlyMap<string, Standing>): Lettered[] {
  const standing = placed.get(`name ${ways[0]?.id}`);
  const way = standing && ways[standing.form];
  return way ? at(way, standing) : [];
}

function at<T extends { at: Point }>(each: T, standing: Standing | undefined): T[] {
  return standing ? [{ ...each, at: standing.at }] : [];
}
