import { screen } from '../../browser/screen.svelte';
import { settings } from '../../browser/settings.svelte';
import {
  asksAfter,
  type ButtonOffer,
  buttons as buttonsOf,
  completed,
  gathered,
  isEnough,
  offers,
  series,
  sum,
  ways,
} from '../../scene/choices';
import { dialed, mayDial } from '../../scene/dials';
import type { Choice, Dials, Foretold, Message, SceneAsk, Target } from '../../wire';
import { t } from '../../words/client.svelte';
import { beforeYou, hostsOn } from '../frame/sides';
import type { Session } from '../session/session.svelte';

/** More answers than this are a list, which lies over the board; short names may be some more. */
const FEW = 4;
const SEVERAL = 7;
const TERSE = 96;
const TERSE_ON_A_PHONE = 60;
/** Answers with so many letters in all do not stand side by side. */
const WORDY = 120;

/** What stands in the question bar, and what does not fit there and lies over the board. */
export class Asking {
  /** The button that was pressed though it is closed, and has said why. */
  tapped = $state<string | null>(null);
  #foldedAt = $state('');
  #dialled = $state.raw<{ key: string; numbers: number[] } | null>(null);

  constructor(readonly session: Session) {}

  get choosing(): Session['choosing'] {
    return this.session.choosing;
  }

  ask: SceneAsk | null = $derived.by(() => (this.session.showing.scene ? this.choosing.current : null));

  // --- answers ----------------------------------------------------------------------------------------------------

  /** While an answer is under way its row stays as it was, with what was pressed. */
  row: ButtonOffer[] = $derived.by(() => {
    const { ask, choosing } = this;
    if (!ask) return [];
    const pressed = choosing.sent ? choosing.taken.at(-1) : undefined;
    if (!pressed?.startsWith('button:')) return buttonsOf(ask, choosing.taken);
    return buttonsOf(ask, choosing.taken.slice(0, -1)).map((button) => ({
      ...button,
      current: button.current || button.target.at === pressed,
    }));
  });
  hasLetters = $derived.by(() => this.row.some((button) => button.target.letter));
  /** The row of the question before, kept in its place: what was pressed there is what goes on now. */
  kept: ButtonOffer[] = $derived.by(() => {
    const { ask, choosing } = this;
    if (this.hasLetters || choosing.act || this.session.showing.over || !choosing.row.length) return [];
    if (ask && !ask.letter) return [];
    return choosing.row.map((button) => ({ ...button, current: !!ask && button.target.letter === ask.letter }));
  });
  /** What lies before the player is always in sight. */
  #before: string[] = $derived.by(() => (this.session.showing.scene ? beforeYou(this.session.showing.scene) : []));
  /** On a phone the hosts of a battle lie in front, and their figures are large enough to be tapped. */
  #tapped: string[] = $derived.by(() =>
    screen.width === 'phone' ? hostsOn(this.session.showing.scene).map((id) => `counter:${id}`) : [],
  );
  /** Tokens and the like can be clicked here, too: on a phone they may lie on another pane. */
  loose: Target[] = $derived.by(() =>
    this.ask
      ? [...offers(this.ask, this.choosing.taken).values()]
          .map((offer) => offer.target)
          .filter((target) => target.name && target.at.startsWith('counter:'))
          .filter((target) => !this.#before.includes(target.at) && !this.#tapped.includes(target.at))
      : [],
  );
  /** What lies apart is shown where it was picked; of counters one cannot see there which were. */
  kit = $derived.by(() => {
    const { ask } = this;
    const all = ask ? gathered(ask, this.choosing.taken) : [];
    return ask?.sums ? all.filter(({ target }) => target.at.startsWith('counter:')) : all;
  });
  /** The question follows what was clicked: «Where does this knight go?» */
  question: Message | undefined = $derived.by(() => {
    const { ask, choosing } = this;
    if (!ask || choosing.sent) return ask?.question;
    const last = asksAfter(ask, choosing.taken);
    return last ?? ask.question;
  });
  listed: Choice[] = $derived.by(() => (this.ask ? ways(this.ask, this.choosing.taken) : []));
  whole: Choice | undefined = $derived.by(() => (this.ask ? completed(this.ask, this.choosing.taken) : undefined));
  makes = $derived.by(() => (this.ask?.sums && this.choosing.taken.length ? sum(this.ask, this.choosing.taken) : 0));
  /** What is written on an answer: among more than a few the short form of its name. */
  nameOf({ target, choice }: ButtonOffer): string {
    const name = target.name ?? choice?.name;
    return name && this.row.length > FEW ? this.session.brief(name) : this.session.say(name);
  }
  /** Too many answers, or too long ones, for the bar. */
  isListed = $derived.by(() => {
    if (this.hasLetters || this.ask?.gather) return false;
    const letters = this.row.reduce(
      (all, button) => all + this.nameOf(button).length + this.session.say(button.target.note).length,
      0,
    );
    const count = this.row.length + this.loose.length;
    const terse = screen.width === 'phone' ? TERSE_ON_A_PHONE : TERSE;
    if (count > FEW) return count > SEVERAL || letters > terse || this.loose.length > 0;
    return count > 1 && letters > WORDY;
  });
  /** What a number key chooses: answers without letters, in their order. */
  numbered: string[] = $derived.by(() => [
    ...this.listed.map((choice) => choice.text),
    ...this.loose.map((target) => target.at),
    ...this.row.filter(({ target, closed }) => !target.letter && !closed).map(({ target }) => target.at),
  ]);

  /** The key that chooses this answer, if there is one. */
  digitOf(at: string): string {
    const index = this.numbered.length > 1 ? this.numbered.indexOf(at) : -1;
    return index >= 0 && index < 9 ? String(index + 1) : '';
  }

  press(button: ButtonOffer): void {
    if (!button.closed) return this.choosing.click(button.target.at);
    if (button.current) return;
    this.choosing.tellClosed(button.closed);
    this.tapped = button.target.at;
  }

  // --- gathered things --------------------------------------------------------------------------------------------

  mayEnd = $derived.by(
    () => !!this.ask && isEnough(this.ask, this.choosing.taken) && !(this.ask.gather && this.foretold?.rule),
  );
  endName = $derived.by(() => {
    const name = this.ask?.gather?.name;
    return name ? this.session.say({ ...name, args: { ...name.args, count: this.choosing.taken.length } }) : '';
  });

  // --- numbers ----------------------------------------------------------------------------------------------------

  dials: Dials | null = $derived.by(() => (this.choosing.taken.length ? null : (this.ask?.dials ?? null)));
  #key = $derived.by(() => JSON.stringify(this.ask));
  numbers: number[] = $derived.by(() =>
    this.#dialled?.key === this.#key
      ? this.#dialled.numbers
      : (this.dials?.dials ?? []).map((dial) => dial.value ?? dial.least ?? 0),
  );
  dialled: string[] = $derived.by(() => (this.dials ? dialed(this.dials, this.numbers) : []));
  #series = $derived.by(() => this.dialled.filter((text) => text !== this.dials?.end));
  mayDial = $derived.by(() => !!this.dials && mayDial(this.dials, this.numbers) && !this.foretold?.rule);
  dialName = $derived.by(() => {
    const name = this.dials?.name;
    const count = this.numbers.reduce((all, number) => all + number, 0);
    return name ? this.session.say({ ...name, args: { ...name.args, count } }) : '';
  });

  dial(index: number, number: number): void {
    const dial = this.dials?.dials[index];
    if (!dial) return;
    const within = Math.max(dial.least ?? 0, Math.min(dial.most, Math.round(number) || 0));
    this.#setAll(this.numbers.map((old, at) => (at === index ? within : old)));
  }

  /** Another setting, which was told to be worth a thought. */
  dialInstead(numbers: Record<string, number>): void {
    this.#setAll((this.dials?.dials ?? []).map((dial, index) => numbers[dial.id] ?? this.numbers[index] ?? 0));
  }

  #setAll(numbers: number[]): void {
    this.#dialled = { key: this.#key, numbers };
    this.choosing.forgetTold();
    if (this.dials?.foretells && settings.helper) this.choosing.wonderAt(this.#series);
  }

  sayDialled(): void {
    if (!this.mayDial) return this.#tellMissing();
    this.choosing.sayAll(this.dialled);
    this.#dialled = null;
  }

  sayGathered(): void {
    if (this.mayEnd) this.choosing.chooseGathered();
    else this.#tellMissing();
  }

  /** Why it cannot be said yet. */
  #tellMissing(): void {
    const { dials, ask, foretold, choosing } = this;
    const has = dials ? this.numbers.reduce((all, number) => all + number, 0) : choosing.taken.length;
    const missing = (dials ? (dials.least ?? 0) : (ask?.gather?.least ?? 1)) - has;
    const forbids = foretold?.rule ? this.session.say(foretold.text) : '';
    const reason = missing > 0 ? t('missing', { count: missing }) : forbids || t('missing-one');
    choosing.toldAt = null;
    choosing.tell({ thing: '', rule: forbids && missing <= 0 ? (foretold?.rule ?? '') : '', reason });
  }

  // --- what would come of it --------------------------------------------------------------------------------------

  /** What has been told of just these cards or numbers. */
  foretold: Foretold | null = $derived.by(() => {
    const { ask } = this;
    const told = this.choosing.foreseen;
    if (!ask || !told || !settings.helper) return null;
    const said = this.dials ? this.#series : ask.gather ? series(ask, this.choosing.taken) : null;
    return said && String(told.texts) === String(said) ? told.what : null;
  });

  // --- what lies over the board -----------------------------------------------------------------------------------

  /** It has been put aside, for as long as this is asked. */
  isFolded = $derived.by(() => this.#foldedAt !== '' && this.#foldedAt === this.#key);

  fold(isFolded: boolean): void {
    this.#foldedAt = isFolded ? this.#key : '';
  }

  /** What it is about lies in the left half of the board: the right half may be covered. */
  isAboutLeft = $derived.by(() => {
    const taken = this.choosing.taken.findLast((at) => at.startsWith('place:'))?.slice('place:'.length);
    const id = this.ask?.place || taken;
    for (const { box, places } of Object.values(this.session.showing.shown?.surfaces ?? {})) {
      const place = places.find((each) => each.id === id);
      if (place) return place.center[0] < box[0] + box[2] / 2;
    }
    return false;
  });
  hasShown = $derived.by(() => !!this.ask?.shows?.length);
  /** Several numbers need room of their own; a single one stands in the bar. */
  hasDialRows = $derived.by(() => (this.dials?.dials.length ?? 0) > 1);
  isOver = $derived.by(() => this.hasShown || this.hasDialRows || this.listed.length > 0 || this.isListed);
}
