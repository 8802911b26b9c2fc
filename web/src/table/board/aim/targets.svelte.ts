import { completed, type Offer } from '../../../scene/choices';
import { Unchanged } from '../../../scene/same';
import type { Danger, Piece, Place, Scene, Sign, Surface, Target } from '../../../wire';
import { t } from '../../../words/client.svelte';
import type { Session } from '../../session/session.svelte';
import type { Mark } from '../drawn/Marks.svelte';
import { Speech } from './speech';

/** What can be chosen on one place: the place itself, or a piece that lies there. */
export interface Aimed {
  place: Place;
  at: string;
  mark: Mark;
  sign: Sign;
  target: Target;
}

/** What a target tells of itself; with a name where it is a step further. */
export interface Foretold {
  name: string;
  target: Target;
}

const tells = ({ note, warn, odds }: Target): boolean => !!(note ?? warn ?? odds);
const MOST_TOLD = 3;
const NONE: readonly Piece[] = [];
const NOTHING: Scene['pieces'] = {};
const NO_PLATES: NonNullable<Scene['plates']> = {};
const NO_AIMS: ReadonlyMap<string, Aimed> = new Map();
const NO_IDS: ReadonlySet<string> = new Set();
const NO_DANGERS: ReadonlyMap<string, Danger> = new Map();

/** What of a surface can be chosen now, what has been, and how it is called. */
export class Targets {
  readonly speech: Speech;

  constructor(
    readonly session: Session,
    readonly findSurface: () => Surface,
  ) {
    this.speech = new Speech(session);
  }

  #unchanged = new Unchanged<readonly Piece[]>();

  readonly surface = $derived.by(() => this.findSurface());
  readonly places = $derived.by(() => new Map(this.surface.places.map((place) => [place.id, place])));
  /** Parts of the scene by themselves: a step that does not touch them costs nothing here. */
  readonly all = $derived.by(() => this.session.showing.shown?.pieces ?? NOTHING);
  readonly #dangers = $derived.by(() => this.session.showing.shown?.dangers);
  readonly plates = $derived.by(() => this.session.showing.shown?.plates ?? NO_PLATES);
  readonly lying: ReadonlyMap<string, readonly Piece[]> = $derived.by(() => {
    const found = new Map<string, Piece[]>();
    for (const piece of Object.values(this.all)) {
      const there = found.get(piece.place);
      if (there) there.push(piece);
      else if (this.places.has(piece.place)) found.set(piece.place, [piece]);
    }
    return this.#unchanged.map(found);
  });
  readonly ask = $derived.by(() => {
    const { showing, choosing } = this.session;
    return showing.playing || choosing.sent ? null : choosing.current;
  });
  readonly offers: ReadonlyMap<string, Offer> = $derived.by(() => this.session.choosing.offers);
  /** Pieces that are offered themselves. */
  readonly pieces = $derived.by(() => {
    const shown = this.all;
    return [...this.offers.keys()].flatMap((at) => {
      const piece = at.startsWith('piece:') ? shown[at.slice(6)] : undefined;
      return piece && this.places.has(piece.place) ? [piece] : [];
    });
  });
  readonly aimed: ReadonlyMap<string, Aimed> = $derived.by(() => {
    if (!this.offers.size) return NO_AIMS;
    const found = new Map<string, Aimed>();
    const add = (id: string, at: string): void => {
      const place = this.places.get(id);
      const offer = this.offers.get(at);
      if (!offer || !place || found.has(id)) return;
      const sign: Sign = offer.target.sign ?? 'legal';
      const isHeld = this.at(id).some((piece) => piece.seat === this.session.seat);
      const mark = isHeld && sign === 'legal' && this.leadsOn(at) ? 'pick' : sign;
      found.set(id, { place, at, mark, sign, target: offer.target });
    };
    for (const at of this.offers.keys()) if (at.startsWith('place:')) add(at.slice(6), at);
    for (const piece of this.pieces) add(piece.place, `piece:${piece.id}`);
    return found;
  });
  /** Places where several pieces are offered: each of them is clicked by itself. */
  readonly single = $derived.by(() => {
    const many = new Map<string, Piece[]>();
    for (const piece of this.pieces) many.set(piece.place, [...(many.get(piece.place) ?? []), piece]);
    return [...many.values()].filter((there) => there.length > 1).flat();
  });
  readonly chosen: ReadonlySet<string> = $derived.by(() => {
    const { taken } = this.session.choosing;
    return taken.length ? new Set(taken.flatMap((at) => this.placeOf(at) ?? [])) : NO_IDS;
  });
  readonly raised: ReadonlySet<string> = $derived.by(() => {
    if (!this.chosen.size) return NO_IDS;
    const there = [...this.chosen].flatMap((id) => this.at(id));
    const own = there.filter((piece) => (piece.seat ?? this.session.seat) === this.session.seat);
    return new Set(own.map((piece) => piece.id));
  });
  /** What has been chosen goes somewhere: ways from there can be shown. */
  readonly isFromChosen = $derived.by(() => this.raised.size > 0);
  /** What the question is about: its own place, or what has been chosen last. */
  readonly asked = $derived.by(() => {
    const place = this.ask?.place;
    return [...this.chosen].at(-1) ?? (place && this.places.has(place) ? place : undefined);
  });
  /** What signs mean in this question, where the usual words do not fit. */
  readonly meanings: Readonly<Record<string, string>> = $derived.by(() =>
    Object.fromEntries(Object.entries(this.ask?.signs ?? {}).map(([sign, says]) => [sign, this.speech.say(says)])),
  );
  readonly isOnBoard = $derived.by(
    () =>
      this.ask?.choices.some((choice) => choice.path.some(({ at }) => this.places.has(this.placeOf(at) ?? ''))) ??
      false,
  );
  /** What of the viewer's own is in danger, by place. */
  readonly dangers: ReadonlyMap<string, Danger> = $derived.by(() => {
    if (!this.#dangers?.length) return NO_DANGERS;
    const found = new Map<string, Danger>();
    for (const danger of this.#dangers) {
      const id = this.placeOf(danger.at);
      if (id && this.places.has(id)) found.set(id, danger);
    }
    return found;
  });

  at = (id: string): readonly Piece[] => this.lying.get(id) ?? NONE;

  placeOf = (at: string): string | undefined => {
    if (at.startsWith('place:')) return at.slice(6);
    return at.startsWith('piece:') ? this.all[at.slice(6)]?.place : undefined;
  };

  /** Whether more has to be clicked after this. */
  leadsOn = (at: string): boolean => {
    const { choosing } = this.session;
    const offer = this.offers.get(at);
    return offer?.choices.every((choice) => choice.path.length > choosing.taken.length + 1) ?? false;
  };

  /** A click on it says all: there is no further button. */
  isFinal = (at: string): boolean =>
    !!this.ask && completed(this.ask, [...this.session.choosing.taken, at]) !== undefined;

  /** What is told of a place before the click: of itself, or of the next steps that it leads to. */
  foretold = (id: string): Foretold[] => {
    const aimed = this.aimed.get(id);
    if (!aimed) return [];
    if (tells(aimed.target)) return [{ name: '', target: aimed.target }];
    const next = (this.offers.get(aimed.at)?.choices ?? []).flatMap(
      ({ path }) => path[this.session.choosing.taken.length + 1] ?? [],
    );
    const apart = [...new Map(next.map((target) => [target.at, target])).values()];
    return apart
      .filter((target) => target.name && (target.odds || target.warn))
      .slice(0, MOST_TOLD)
      .map((target) => ({ name: this.speech.say(target.name), target }));
  };

  // --- in words -----------------------------------------------------------------------------------------------------

  spoken = (place: Place, there = this.at(place.id)): string => {
    const name = this.speech.say(place.name);
    const pieces = there.map((piece) => this.speech.say(piece.name)).join(', ');
    return pieces ? t('place-holding', { name, pieces }) : name;
  };

  spokenTarget = (place: Place): string => {
    const { id } = place;
    return this.spokenAs(
      place,
      this.at(id),
      this.speech.say(this.plates[id]?.text),
      this.aimed.get(id),
      this.dangers.get(id),
    );
  };

  /** A place with what lies there, whose it is, what can be chosen and what it is in danger of. */
  spokenAs = (
    place: Place,
    there: readonly Piece[],
    plate: string,
    aimed: Aimed | undefined,
    danger: Danger | undefined,
  ): string => {
    const told = aimed ? [this.meanings[aimed.sign] ?? t(`sign-${aimed.sign}`), this.consequence(aimed.target)] : [];
    return [this.spoken(place, there), plate, ...told, this.speech.say(danger?.text)].filter(Boolean).join(', ');
  };

  /** What a click leads to, in one line. */
  consequence = ({ note, warn, odds }: Target): string => {
    const chances = (odds?.parts ?? []).map((part) =>
      t('odds-part', { value: part.value, name: this.speech.say(part.name) }),
    );
    return [this.speech.say(note), chances.join(', '), this.speech.say(warn)].filter(Boolean).join(' · ');
  };
}
