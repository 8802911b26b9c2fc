import type { Label } from '../../../scene/board/labels';
import type { Point } from '../../../scene/board/outline';
import { namer } from '../../../scene/names';
import { type Route, routeOf } from '../../../scene/board/routes';
import type { Sizes } from '../../../scene/board/sizes';
import type { Arrow } from '../../../wire';
import type { Targets } from '../aim/targets.svelte';
import { measure } from '../measure.svelte';

/** A way or an attack that the table or the question shows. */
export interface Drawn {
  id: string;
  way: Route;
  tone: string;
  /** It belongs to the question: it is drawn from its origin to its goal. */
  isDrawn: boolean;
  text: string;
}

/** What is written at an arrow; sizes in pixels. */
export interface Noted {
  id: string;
  at: Point;
  stands: readonly Point[];
  width: number;
  height: number;
  tone: string;
  text: string;
}

/** Arrows keep this share of a piece off the middle of their places. */
export const GAP = 0.75;
const HIGH = 20;
const AROUND = 12;
const RIM = 2;
export const NOTE_SIZE = 13;
/** What is asked comes before numbers of stacks. */
const WEIGHT = 95;

export const seatTone = ({ session }: Targets, seat: number | null | undefined): string =>
  `seat-${session.tincture(seat)}`;

/** The middles of places, as far as they are on this board. */
export const along = ({ places }: Targets, ids: readonly (string | undefined)[]): Point[] =>
  ids.flatMap((id) => {
    const middle = places.get(id ?? '')?.center;
    return middle ? [middle] : [];
  });

/** The arrows of the table, then those in question. */
export function arrowsOf(targets: Targets, sizes: Sizes): Drawn[] {
  const { session, ask } = targets;
  const named = namer();
  const drawn = (arrow: Arrow, isDrawn: boolean): Drawn[] => {
    const { start, end, via = [], seat, sign, text } = arrow;
    const way = routeOf(along(targets, [start, ...via, end]), sizes.unit * GAP);
    const tone = seat === undefined || seat === null ? (sign ?? 'war') : seatTone(targets, seat);
    const id = named([isDrawn, start, ...via, end, seat].join(' '));
    return way ? [{ id, way, tone, isDrawn, text: text ? session.say(text) : '' }] : [];
  };
  return [
    ...(session.showing.shown?.arrows ?? []).flatMap((arrow) => drawn(arrow, false)),
    ...(ask?.arrows ?? []).flatMap((arrow) => drawn(arrow, true)),
  ];
}

/** What is written at arrows. */
export const notesOf = (arrows: readonly Drawn[]): Noted[] =>
  arrows.flatMap(({ id, way, tone, text }) =>
    text && way.stands[0]
      ? [
          {
            id,
            at: way.stands[0],
            stands: way.stands,
            width: measure.width(text, 'number', NOTE_SIZE) + AROUND,
            height: HIGH,
            tone,
            text,
          },
        ]
      : [],
  );

/** How what is written at an arrow competes for room: anywhere along it. */
export const noteLabel = ({ px }: Sizes, { id, width, height, stands }: Noted): Label => ({
  id: `route ${id}`,
  forms: [{ width: (width + RIM) * px, height: (height + RIM) * px, spots: stands }],
  weight: WEIGHT,
});
