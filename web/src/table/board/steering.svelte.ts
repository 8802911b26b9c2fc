import { untrack } from 'svelte';
import { screen } from '../../browser/screen.svelte';
import { beside, holds, type View, whole } from '../../scene/board/camera';
import { framed, lookFor, type Pane, visit } from '../../scene/board/framing';
import { boxOf, gauge, middleOf, type Point } from '../../scene/board/outline';
import { sizesAt } from '../../scene/board/sizes';
import { cover } from '../sheets/cover.svelte';
import type { Session } from '../session/session.svelte';
import type { Lens } from './lens.svelte';
import { endOf, newsOf, walkOf } from './news';
import type { Targets } from './aim/targets.svelte';

/** How many pixels a small place takes: at least so many where one is to be tapped (44 across a hex), so many where there is room. */
const TAPPABLE = 51;
const COMFORTABLE = 76;
/** A piece on a map, where one taps. */
const PIECE = 28;
/** Smaller than this a tap comes closer first. */
const FINGER = 33;
/** What a sheet would cover is looked at from nearer. */
const NEARER = 1.5;
const IN_SIGHT = 30;
/** A place reaches so far below its middle: what stands there is in sight, too. */
const UNDER_IT = 46;
/** Of a pane a sheet leaves at least the rest to the board. */
const MOST_COVERED = 0.78;

/** Where the camera goes by itself: to what is asked on a small screen, out from under a sheet, to what is told of. */
export class Steering {
  /** Where the camera was before a sheet came; null: at the whole board. */
  #before: View | null | undefined;
  /** What it has gone to: a player who looks elsewhere is left alone. */
  #followed = '';
  /** What it has brought out from under a sheet. */
  #cleared = '';
  /** Where the camera was before it went to what others did; null: at the whole board. */
  #left: View | null | undefined;
  /** Where something had happened when nothing was shown any more. */
  #known: readonly string[] = [];

  constructor(
    readonly session: Session,
    readonly targets: Targets,
    readonly lens: Lens,
  ) {
    $effect(() => this.#followQuestion());
    $effect(() => this.#liftWhole());
    $effect(() => this.#followSheet());
    $effect(() => this.#followNews());
    $effect(() => this.#followPlay());
    $effect(() => {
      const place = targets.places.get(cover.place);
      if (!place) return;
      cover.at = lens.pixelsOf(place.center);
      return () => (cover.at = null);
    });
  }

  /** The place on this surface that a sheet is about. */
  readonly #underSheet = $derived.by(() => (this.targets.places.has(cover.place) ? cover.place : undefined));
  /** What of a phone's pane a sheet or a question lies over. */
  readonly #covered = $derived.by(() => {
    if (screen.width !== 'phone') return 0;
    const sheet = this.#underSheet ? cover.height : 0;
    return Math.min(Math.max(sheet, cover.height ? 0 : cover.raised), this.lens.height * MOST_COVERED);
  });

  /** What is in question: on a small screen its place or origin, and what can be chosen. */
  readonly #wanted = $derived.by(() => {
    const { targets, session } = this;
    const stage = session.showing.shown?.stages?.findLast((each) => each.place && targets.places.has(each.place));
    const focus = this.#underSheet ?? targets.asked ?? (targets.aimed.size ? undefined : stage?.place);
    return { focus, key: `${focus ?? ''} ${[...targets.aimed.keys()].join(' ')}` };
  });
  readonly #key = $derived.by(() => (this.#wanted.focus || this.targets.aimed.size ? this.#wanted.key : ''));

  /** How many pixels a unit has at least, where one taps. */
  readonly #least = $derived.by(() => {
    const { surface } = this.targets;
    return surface.art ? PIECE / surface.unit : TAPPABLE / gauge(surface);
  });

  get #most(): number {
    return Math.max(this.#least * 1.25, COMFORTABLE / gauge(this.targets.surface));
  }

  #followQuestion(): void {
    const { lens, targets } = this;
    const isReady = screen.width === 'phone' && this.#key && lens.width && lens.height && !lens.isHeld;
    const covered = this.#covered;
    const sight = `${this.#key} ${lens.width} ${lens.height} ${Math.round(covered)}`;
    lens.covered = covered;
    if (!isReady || sight === this.#followed) return;
    this.#followed = sight;
    untrack(() => {
      const before = this.#look({ width: lens.width, height: lens.height });
      const aims = [...targets.aimed.values()].map(({ place }) => place.center);
      const focus = targets.places.get(this.#wanted.focus ?? '')?.center;
      const hidden = covered ? (covered + UNDER_IT) / lens.height : 0;
      if (!isHidden([...aims, ...(focus ? [focus] : [])], before, hidden)) lens.glideTo(before);
      else lens.glideClear(this.#look(lens.pane));
    });
  }

  /** A board that is seen as a whole lies in the part of a phone that the question leaves free. */
  #liftWhole(): void {
    const { lens } = this;
    const share = lens.pane.width / lens.pane.height;
    if (screen.width !== 'phone' || !lens.width || this.#key) return;
    untrack(() => {
      if (lens.isWhole && !lens.isHeld) lens.glideClear(whole(lens.box, share));
    });
  }

  /** What a pane of this size shows of what is in question. */
  #look(pane: Pane): View {
    const { lens, targets } = this;
    const all = whole(lens.box, pane.width / pane.height);
    const scale = pane.width / all.width;
    const isNamed = sizesAt(targets.surface, scale).step !== 'overview';
    if (isNamed && gauge(targets.surface) * scale >= TAPPABLE) return all;
    const focus = targets.places.get(this.#wanted.focus ?? '')?.center ?? null;
    const aims = [...targets.aimed.values()].map(({ place }) => ({ id: place.id, at: place.center }));
    return lookFor(focus, aims, lens.box, pane, this.#least, this.#most);
  }

  /** What a sheet is about comes into the middle of the part that it leaves free; afterwards all is as before. */
  #followSheet(): void {
    const { lens, targets } = this;
    const { side, width } = cover;
    const place = targets.places.get(cover.place);
    const sight = side && place ? `${side} ${width} ${place.id} ${lens.width}` : '';
    if (screen.width === 'phone' || !lens.width || lens.isHeld || sight === this.#cleared) return;
    this.#cleared = sight;
    untrack(() => {
      if (!side || !place) {
        if (this.#before !== undefined) this.#return();
        return;
      }
      const [x] = lens.pixelsOf(place.center);
      const reach = IN_SIGHT;
      const isCovered = side === 'left' ? x - reach < width : x + reach > lens.width - width;
      if (!isCovered) return;
      if (this.#before === undefined) this.#before = lens.isWhole ? null : lens.view;
      const free = (lens.width - width) / 2;
      const share = (side === 'left' ? width + free : free) / lens.width;
      const wide = Math.min(lens.view.width, lens.width / lens.wholeScale / NEARER);
      lens.glideTo(beside(place.center, lens.box, lens.proportions, wide, share));
    });
  }

  #return(): void {
    if (this.#before) this.lens.glideTo(this.#before);
    else this.lens.fit();
    this.#before = undefined;
  }

  /** What is told of is brought into sight; what is in sight already stays where it is. */
  #followNews(): void {
    const { lens, targets, session } = this;
    const walked = newsOf(session).find((heard) => heard.n === walkOf(session));
    const id = (walked && endOf(walked)) ?? session.showing.pointed[0];
    const place = id ? targets.places.get(id) : undefined;
    if (!place || !lens.width) return;
    untrack(() => {
      if (!lens.sees(place.center, IN_SIGHT)) lens.centre(place.center);
    });
  }

  /** On a small screen what happens is looked at from near while it happens; whoever is asked then is where they were. */
  #followPlay(): void {
    const { playing, last, isAsked, look } = this.session.showing;
    if (screen.width !== 'phone' || !this.lens.width || look) return;
    untrack(() => {
      if (playing && last !== this.#known) this.#goTo(last);
      else if (!playing && isAsked) this.#comeBack();
      this.#known = last;
    });
  }

  #goTo(ids: readonly string[]): void {
    const { lens, targets } = this;
    const there = ids.flatMap((id) => {
      const place = targets.places.get(id);
      return place ? [{ id, at: place.center }] : [];
    });
    const view = lens.isHeld ? null : visit(there, lens.clear, lens.box, lens.pane, this.#least, this.#most);
    if (!view) return;
    if (this.#left === undefined) this.#left = lens.isWhole ? null : lens.view;
    lens.glideClear(view);
    this.#followed = '';
  }

  #comeBack(): void {
    const left = this.#left;
    this.#left = undefined;
    if (left === undefined) return;
    if (this.#key) this.#followQuestion();
    else if (left) this.lens.glideTo(left);
    else this.lens.fit();
  }

  /** So small that a finger would miss it. */
  get isTiny(): boolean {
    return gauge(this.targets.surface) * this.lens.scale < FINGER;
  }

  /** To one place, as near as is comfortable. */
  flyTo(at: Point): void {
    const { lens } = this;
    lens.glideClear(framed(at, [], lens.box, lens.pane, this.#least, Math.max(this.#least, lens.scale)));
  }

  flyToAll(ids: readonly string[]): void {
    const { lens, targets } = this;
    const part = boxOf(ids.flatMap((id) => targets.places.get(id)?.outline ?? []));
    const least = lens.width / this.#most;
    if (ids.length) lens.lookAt(part, Math.min(least, lens.box.width), lens.box.width);
    else lens.centre(middleOf(lens.box));
  }
}

/** Whether something that is in sight lies in the lower part that is covered. */
function isHidden(points: readonly Point[], view: View, covered: number): boolean {
  const clear = { ...view, height: view.height * (1 - covered) };
  return covered > 0 && points.some((at) => holds(view, at) && !holds(clear, at));
}
