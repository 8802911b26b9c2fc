import type { Place } from '../../../wire';
import { screen } from '../../../browser/screen.svelte';
import { t } from '../../../words/client.svelte';
import type { Session } from '../../session/session.svelte';
import type { Lens } from '../lens.svelte';
import type { Steering } from '../steering.svelte';
import type { Aimed, Targets } from './targets.svelte';

const LONG_PRESS = 600;

/** What a click, a tap or a long press on a place means. */
export class Picking {
  /** Why is told of this place on a small screen, where the reason stands in the question. */
  #asked = $state<string | null>(null);
  /** What has been tapped once, and has said what it leads to. */
  #armed = $state<string | null>(null);
  #holding = 0;
  #isTouch = false;

  readonly toldAt = $derived.by(
    () => this.session.choosing.toldAt ?? (this.session.choosing.told ? this.#asked : null),
  );

  constructor(
    readonly session: Session,
    readonly targets: Targets,
    readonly lens: Lens,
    readonly steering: Steering,
  ) {}

  press(event: PointerEvent): void {
    this.#isTouch = event.pointerType === 'touch';
    if (!this.lens.press(event)) return;
    clearTimeout(this.#holding);
    const place = (event.target as Element).closest('[data-place]')?.getAttribute('data-place');
    if (this.#isTouch && place) this.#holding = window.setTimeout(() => this.askWhy(place), LONG_PRESS);
  }

  drag(event: PointerEvent, svg: Element): void {
    this.lens.drag(event, svg);
    if (this.lens.dragged) clearTimeout(this.#holding);
  }

  release(event: PointerEvent): void {
    clearTimeout(this.#holding);
    this.lens.release(event);
  }

  pickByKey(place: Place): void {
    this.#isTouch = false;
    this.pick(place);
  }

  pick(place: Place): void {
    if (this.lens.dragged) return;
    this.session.showing.hurryUp();
    if (this.#isTouch && this.steering.isTiny) return this.steering.flyTo(place.center);
    const aimed = this.targets.aimed.get(place.id);
    if (aimed) return this.#choose(aimed);
    const { choosing } = this.session;
    const taken = this.#takenAt(place) ?? [`place:${place.id}`].find((at) => choosing.leadsTo(at));
    if (taken) choosing.click(taken);
    else if (this.targets.isOnBoard) this.askWhy(place.id);
    else choosing.click(`place:${place.id}`, !!place.explain);
  }

  pickPiece(at: string): void {
    if (this.lens.dragged) return;
    this.session.showing.hurryUp();
    this.session.choosing.click(at);
  }

  #takenAt(place: Place): string | undefined {
    const there = [`place:${place.id}`, ...this.targets.at(place.id).map((piece) => `piece:${piece.id}`)];
    return there.find((at) => this.session.choosing.taken.includes(at));
  }

  /** With a finger what is hostile or warned of is tapped twice: first it says what it leads to. */
  #choose({ place, at, sign, target }: Aimed): void {
    const { choosing } = this.session;
    const isGrave = sign === 'war' || target.warn;
    if (isGrave && this.#isTouch && this.#armed !== at && !this.targets.leadsOn(at)) {
      this.#armed = at;
      const name = this.targets.speech.say(place.title ?? place.name);
      choosing.toldAt = null;
      choosing.tell({ thing: name, rule: '', reason: this.targets.consequence(target) || t('sign-war') });
      return;
    }
    this.#armed = null;
    choosing.click(at);
  }

  askWhy(id: string): void {
    const place = this.targets.places.get(id);
    if (!place || this.targets.aimed.has(id)) return;
    this.#asked = id;
    const { choosing } = this.session;
    const name = place.label || this.targets.speech.say(place.title ?? place.name);
    const isKnown = choosing.tellKnown(`place:${id}`, name);
    choosing.toldAt = screen.width === 'phone' ? null : id;
    if (!isKnown) choosing.askWhy(place.label || place.id, name);
  }
}
