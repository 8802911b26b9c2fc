import { back, type ButtonOffer, buttons, candidates, click, granted, type Offer, offers, series, whyText, without } from '../scene/choices';
import { settings } from '../settings.svelte';
import type { Choice, Closed, Foreseen, Fresh, No, SceneAsk, Update, WhyNot, Wish } from '../wire';
import { refusal, t } from '../words/client.svelte';
import { Showing } from './showing.svelte';
import { play } from './sounds';

export interface Told {
  thing: string;
  rule: string;
  reason: string;
}

/** What is asked of the seat, what has been clicked so far, and why something else is not allowed. */
export abstract class Choosing extends Showing {
  ask = $state.raw<SceneAsk | null>(null);
  acts = $state.raw<SceneAsk[]>([]);
  act = $state.raw<SceneAsk | null>(null);
  /** How much of the game this browser has seen. */
  at = $state(0);
  taken = $state.raw<string[]>([]);
  /** An answer is under way. */
  sent = $state(false);
  whyMode = $state(false);
  told = $state.raw<Told | null>(null);
  toldAt = $state<string | null>(null);
  /** What the button under the pointer would put on the chosen place. */
  ghost = $state('');
  /** What the gathered cards would make; of a series that is not the present one it says nothing. */
  foreseen = $state.raw<Foreseen | null>(null);
  /** The lettered buttons of the last question that had any: they stay in their places while it plays out. */
  row = $state.raw<ButtonOffer[]>([]);
  /** The question before this one had those buttons, so that taking it back leads to them. */
  rowIsNear = $state(false);
  #rowIsFresh = false;
  #wanted: string | null = null;
  #asking = '';
  /** The question before, and what was clicked in it: somebody else's answer does not disturb it. */
  #before: string | null = null;
  #takenBefore: string[] = [];

  current = $derived(this.look || this.curtain !== null ? null : (this.act ?? this.ask));
  /** What can be clicked now. */
  offers: ReadonlyMap<string, Offer> = $derived(this.current && !this.playing && !this.sent ? offers(this.current, this.taken) : new Map());

  /** What stays in its place although it cannot be chosen now, with the reason. */
  closed: ReadonlyMap<string, Closed> = $derived(new Map((this.current?.closed ?? []).map((closed) => [closed.target.at, closed])));

  protected abstract send(wish: Wish): boolean;

  protected get wasAsked(): boolean {
    return this.#before !== null;
  }

  // --- questions come and go --------------------------------------------------------------------------------------

  /** What is asked now; says whether that is another question than before. */
  protected takeUp(word: Fresh | Update): boolean {
    const isOfOthers = word.is === 'update' ? !word.yours : word.at === this.at;
    const isSame = isOfOthers && this.wasAsked && JSON.stringify(word.ask) === this.#before;
    const hadAct = this.act !== null;
    const act = isOfOthers && this.act ? (word.acts.find((other) => other.kind === this.act?.kind) ?? null) : null;
    this.at = word.at;
    this.ask = word.ask;
    this.acts = word.acts;
    this.act = act;
    if (act) this.taken = candidates(act, this.taken).length ? this.taken : granted(act);
    else this.taken = isSame && !hadAct ? this.#takenBefore : word.ask ? granted(word.ask) : [];
    if (word.is === 'fresh' || !isSame) this.sent = false;
    if (isSame) return false;
    this.#before = word.ask && JSON.stringify(word.ask);
    this.forget();
    this.#keepRow(word.ask);
    this.foreseen = null;
    if (word.ask) this.#wonder(word.ask);
    return true;
  }

  protected prepare(update: Update): void {
    this.#takenBefore = this.taken;
    this.ask = null;
    if (update.yours) this.act = null;
    if (!this.act) this.taken = [];
  }

  protected override showAll(fresh: Fresh): void {
    this.#takenBefore = this.taken;
    super.showAll(fresh);
  }

  /** The next question is a new one, whatever it is. */
  protected forgetQuestion(): void {
    this.act = null;
    this.#before = null;
  }

  protected override clear(): void {
    super.clear();
    this.ask = this.act = null;
    this.acts = this.taken = this.row = [];
    this.whyMode = this.rowIsNear = this.#rowIsFresh = false;
    this.#asking = '';
    this.foreseen = null;
    this.#wanted = null;
    this.forget();
  }

  #keepRow(ask: SceneAsk | null): void {
    const row = ask ? buttons(ask, []).filter((button) => button.target.letter) : [];
    this.rowIsNear = !row.length && this.#rowIsFresh;
    this.#rowIsFresh = row.length > 0;
    if (row.length) this.row = row;
  }

  // --- clicking ---------------------------------------------------------------------------------------------------

  click(at: string): void {
    const ask = this.current;
    if (!ask || this.#isBusy()) return;
    const clicked = click(ask, this.taken, at);
    if (!clicked) return this.#tellWhyNot(ask, at);
    this.forget();
    this.taken = clicked.taken;
    if (clicked.chosen) this.choose(clicked.chosen);
    else play('select');
    if (!clicked.chosen && ask.gather) this.#wonder(ask);
  }

  /** A click that leads nowhere is told the reason, where there is one. */
  #tellWhyNot(ask: SceneAsk, at: string): void {
    const closed = this.closed.get(at);
    if (closed) {
      this.toldAt = null;
      this.tell({ thing: t('closed-thing', { thing: this.say(closed.target.name) }), rule: closed.rule, reason: this.say(closed.reason) });
    } else if (this.taken.length && ask.choices.some((choice) => choice.path.some((target) => target.at === at))) {
      this.toldAt = null;
      this.tell({ thing: '', rule: '', reason: t('not-with-these') });
    }
  }

  /** A thing is picked up to be put on another: whatever can be reached with it lights up. Says whether it was. */
  lift(at: string): boolean {
    if (!this.current?.any_order || this.#isBusy()) return false;
    if (this.offers.has(at)) this.click(at);
    return this.taken.includes(at);
  }

  /** It is let go over something, or over nothing (null): then it goes back where it lay. */
  putDown(at: string, onto: string | null): void {
    if (onto === null) this.giveBack(at);
    else this.click(onto);
  }

  /** What moves is looked at first; but a free act can be done at any time. */
  #isBusy(): boolean {
    return this.sent || (this.playing && !this.act);
  }

  /** One answer at a time: a second click before the first is answered does nothing. */
  choose(choice: Choice): void {
    this.sayAll([choice.text, ...(choice.more ?? [])]);
  }

  /** Says what is asked for: one text, or a series of them. */
  sayAll([text = '', ...more]: readonly string[]): void {
    if (this.#isBusy()) return;
    const wish: Wish = this.act ? { do: 'act', text } : { do: 'choose', text, at: this.at, hold: settings.hold !== 'off', more };
    this.sent = this.send(wish);
    if (this.sent && !this.act) this.readReport();
  }

  /** Says all that has been gathered, and ends the series. */
  chooseGathered(): void {
    const { current: ask } = this;
    if (!ask?.gather || this.#isBusy()) return;
    this.sayAll([...series(ask, this.taken), ask.gather.end]);
  }

  /** Asks what the gathered things would make, if the player wants to be told. */
  #wonder(ask: SceneAsk): void {
    if (ask.gather?.foretells && settings.helper) this.send({ do: 'wonder', texts: series(ask, this.taken) });
  }

  /** Asks what the numbers that are set would make. */
  wonderAt(texts: string[]): void {
    if (this.current?.dials?.foretells && settings.helper) this.send({ do: 'wonder', texts });
  }

  protected hearForeseen(word: Foreseen): void {
    this.foreseen = word;
    if (word.what.text) this.announced = [word.what.text, word.what.more].map(this.say).filter(Boolean).join(', ');
  }

  /** One of what was gathered goes back. */
  giveBack(at: string): void {
    this.taken = without(this.taken, at);
  }

  /** Nothing is gathered any more. */
  letGoOfAll(): void {
    this.taken = [];
    if (this.current) this.#wonder(this.current);
  }

  /** Lets go of what was clicked last; says whether there was something. */
  letGo(): boolean {
    if (this.told || this.whyMode) {
      this.forget();
      this.whyMode = false;
      return true;
    }
    const less = this.current ? back(this.current, this.taken) : null;
    if (less) {
      this.taken = less;
      return true;
    }
    if (!this.act) return false;
    this.openAct(null);
    return true;
  }

  openAct(act: SceneAsk | null): void {
    this.act = act;
    this.taken = this.current ? granted(this.current) : [];
  }

  undo = (): void => void this.send({ do: 'undo' });

  /** Another button of the question before: takes the last choice back, then presses it. */
  pressInstead(at: string): void {
    this.#wanted = at;
    this.undo();
  }

  protected pressWanted(): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted) this.click(wanted);
  }

  // --- why not ----------------------------------------------------------------------------------------------------

  askWhy(label: string): void {
    const ask = this.current;
    if (!ask) return;
    this.#asking = label;
    this.send({ do: 'why', text: whyText(ask, this.taken, label, (at) => this.#labelOf(at)) });
  }

  protected hearWhy(word: WhyNot): void {
    this.tell({
      thing: t('closed-thing', { thing: this.#asking }),
      rule: word.rule,
      reason: word.reason ? this.say(word.reason) : t('why-nothing'),
    });
  }

  protected hearNo(word: No): void {
    this.sent = false;
    if (!this.current?.gather) this.taken = this.current ? granted(this.current) : [];
    this.toldAt = null;
    this.#wanted = null;
    this.tell({ thing: '', rule: word.rule, reason: word.reason ? this.say(word.reason) : refusal(word) });
  }

  tell(told: Told): void {
    this.told = told;
    this.announced = `${told.thing}. ${told.reason}`;
    play('forbidden');
  }

  forget(): void {
    this.told = null;
    this.toldAt = null;
    this.ghost = '';
  }

  #labelOf(at: string): string | null {
    const [kind, id = ''] = at.split(/:(.*)/s);
    if (kind === 'piece') return this.#labelOf(`place:${this.scene?.pieces[id]?.place ?? ''}`);
    if (kind !== 'place') return null;
    for (const surface of Object.values(this.scene?.surfaces ?? {})) {
      const place = surface.places.find((candidate) => candidate.id === id);
      if (place) return place.label || place.id;
    }
    return null;
  }
}
