import { settings } from '../../browser/settings.svelte';
import {
  back,
  type ButtonOffer,
  buttons,
  candidates,
  click,
  comesLater,
  granted,
  type Offer,
  offers,
  series,
  whyText,
  without,
} from '../../scene/choices';
import type { Choice, Closed, Foreseen, Fresh, No, SceneAsk, Update, WhyNot, Wish } from '../../wire';
import { refusal, t } from '../../words/client.svelte';
import { play } from '../effects/sounds';
import type { Showing } from './showing.svelte';
import type { Viewpoint } from './viewpoint.svelte';

/** Why something is not allowed. */
export interface Told {
  thing: string;
  rule: string;
  reason: string;
}

const NO_OFFERS: ReadonlyMap<string, Offer> = new Map();

/**
 * What a word of the server means for the question on the screen:
 * the seat itself went on; somebody else did, and something else is asked; or the question stands as it was.
 */
export type Turn = 'own' | 'others' | 'same';

/** What is asked of the seat, what has been clicked so far, and why something else is not allowed. */
export class Choosing {
  ask = $state.raw<SceneAsk | null>(null);
  /** What may be done without being asked, and what of it is being done now. */
  acts = $state.raw<SceneAsk[]>([]);
  act = $state.raw<SceneAsk | null>(null);
  /** How much of the game this browser has seen. */
  at = $state(0);
  taken = $state.raw<string[]>([]);
  /** An answer is under way. */
  sent = $state(false);
  whyMode = $state(false);
  told = $state.raw<Told | null>(null);
  /** The place on the board that it is told of. */
  toldAt = $state<string | null>(null);
  /** What the button under the pointer would put on the chosen place. */
  ghost = $state('');
  /** The column of a sheet that the button under the pointer is about. */
  pointed = $state('');
  /** What the gathered cards would make; of a series that is not the present one it says nothing. */
  foreseen = $state.raw<Foreseen | null>(null);
  /** The lettered buttons of the last question, or of the one that led to it: they stay in their places while it plays out. */
  row = $state.raw<ButtonOffer[]>([]);
  /** The question before this one had those buttons, so that taking it back leads to them. */
  rowIsNear = $state(false);
  #rowIsFresh = false;
  /** The button that is pressed as soon as the last choice has been taken back. */
  #wanted: string | null = null;
  /** What was answered last; where its line ended before it was heard, it is said again down the next one. */
  #answer: Wish | null = null;
  #lineIsNew = false;
  /** What «why not?» was asked about. */
  #askedAbout = '';
  /** The question as it was last put, and what was clicked in it: somebody else's answer does not disturb it. */
  #question: string | null = null;
  #takenBefore: string[] = [];

  current = $derived.by(() => (this.showing.look || this.viewpoint.curtain !== null ? null : (this.act ?? this.ask)));
  /** What can be clicked now. */
  offers: ReadonlyMap<string, Offer> = $derived.by(() =>
    this.current && !this.showing.playing && !this.showing.reports.waits && !this.sent
      ? offers(this.current, this.taken)
      : NO_OFFERS,
  );
  /** What stays in its place although it cannot be chosen now, with the reason. */
  closed: ReadonlyMap<string, Closed> = $derived(
    new Map((this.current?.closed ?? []).map((closed) => [closed.target.at, closed])),
  );

  constructor(
    readonly viewpoint: Viewpoint,
    readonly showing: Showing,
    /** Says something to the server, and whether the line was open. */
    readonly send: (wish: Wish) => boolean,
  ) {}

  // --- questions come and go --------------------------------------------------------------------------------------

  get wasAsked(): boolean {
    return this.#question !== null;
  }

  /** Something is about to be shown: meanwhile nothing is asked, but a free act may go on. */
  pause(update: Update): void {
    this.#takenBefore = this.taken;
    this.ask = null;
    if (update.yours) this.act = null;
    if (!this.act) this.taken = [];
  }

  /** What is asked now; says what the word meant. */
  takeUp(word: Fresh | Update): Turn {
    const turn = this.#turnOf(word);
    const takenBefore = word.is === 'fresh' ? this.taken : this.#takenBefore;
    const act = turn === 'own' ? null : (word.acts.find((other) => other.kind === this.act?.kind) ?? null);
    if (act) this.taken = candidates(act, this.taken).length ? this.taken : granted(act);
    else if (turn === 'same' && !this.act) this.taken = takenBefore;
    else this.taken = word.ask ? granted(word.ask) : [];
    this.at = word.at;
    this.ask = word.ask;
    this.acts = word.acts;
    this.act = act;
    if (turn !== 'same' || word.is === 'fresh') this.sent = this.#isSaidAgain(turn);
    if (turn !== 'same') this.#beginQuestion(word.ask);
    return turn;
  }

  /** A line has opened: nobody knows whether what was under way was heard. */
  comeBack(): void {
    this.#lineIsNew = true;
  }

  /** An answer that was under way when its line ended, and is wanted as it was. */
  #isSaidAgain(turn: Turn): boolean {
    const answer = this.#lineIsNew && this.sent && turn === 'same' ? this.#answer : null;
    this.#lineIsNew = false;
    return answer !== null && this.send(answer);
  }

  /** A line that opens again with nothing new is like a word about others. */
  #turnOf(word: Fresh | Update): Turn {
    const isOwn = word.is === 'update' ? word.yours : word.at !== this.at;
    if (isOwn) return 'own';
    return this.wasAsked && JSON.stringify(word.ask) === this.#question ? 'same' : 'others';
  }

  #beginQuestion(ask: SceneAsk | null): void {
    this.#question = ask && JSON.stringify(ask);
    this.foreseen = null;
    this.forgetTold();
    this.#keepRow(ask);
    if (ask) this.#wonder(ask);
  }

  /** The next question is a new one, whatever it is. */
  forgetQuestion(): void {
    this.act = null;
    this.#question = null;
  }

  /** Nothing of what one person was asked is there for the next. */
  clear(): void {
    this.ask = this.act = null;
    this.acts = this.taken = this.row = [];
    this.whyMode = this.rowIsNear = this.#rowIsFresh = false;
    this.#askedAbout = '';
    this.foreseen = null;
    this.#wanted = null;
    this.forgetTold();
  }

  #keepRow(ask: SceneAsk | null): void {
    const row = ask ? buttons(ask, []).filter((button) => button.target.letter) : [];
    this.rowIsNear = !row.length && this.#rowIsFresh;
    this.#rowIsFresh = row.length > 0;
    if (row.length) this.row = row;
    else if (ask && !ask.letter) this.row = [];
  }

  // --- clicking ---------------------------------------------------------------------------------------------------

  /** `isExplained`: where the click leads nowhere, the thing tells about itself anyway. */
  click(at: string, isExplained = false): void {
    const ask = this.current;
    if (!ask || this.#isBusy()) return;
    const clicked = click(ask, this.taken, at);
    if (!clicked) return this.#tellWhyNot(ask, at, isExplained);
    this.forgetTold();
    this.taken = clicked.taken;
    if (clicked.chosen) this.choose(clicked.chosen);
    else play('select');
    if (!clicked.chosen && ask.gather) this.#wonder(ask);
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
      this.forgetTold();
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

  /** What moves is looked at first, and what is to be read is put away; but a free act can be done at any time. */
  #isBusy(): boolean {
    return this.sent || ((this.showing.playing || this.showing.reports.waits) && !this.act);
  }

  // --- answering --------------------------------------------------------------------------------------------------

  choose(choice: Choice): void {
    this.sayAll([choice.text, ...(choice.more ?? [])]);
  }

  /** Says all that has been gathered, and ends the series. */
  chooseGathered(): void {
    const ask = this.current;
    if (ask?.gather) this.sayAll([...series(ask, this.taken), ask.gather.end]);
  }

  /** Says one text, or a series of them; a second answer before the first is answered is not sent. */
  sayAll([text = '', ...more]: readonly string[]): void {
    if (this.#isBusy()) return;
    const hold = settings.hold !== 'off';
    this.#answer = this.act ? null : { do: 'choose', text, at: this.at, hold, more };
    this.sent = this.send(this.#answer ?? { do: 'act', text });
  }

  /** Another button of the question before: takes the last choice back, then presses it. */
  pressInstead(at: string): void {
    this.#wanted = at;
    this.send({ do: 'undo' });
  }

  pressWanted(): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted) this.click(wanted);
  }

  hearNo(word: No): void {
    this.sent = false;
    if (!this.current?.gather) this.taken = this.current ? granted(this.current) : [];
    this.toldAt = null;
    this.#wanted = null;
    const reason = word.reason ? this.viewpoint.say(word.reason) : refusal(word);
    this.tell({ thing: '', rule: word.rule, reason });
  }

  // --- what would come of it --------------------------------------------------------------------------------------

  /** Asks what the gathered things would make, if the player wants to be told. */
  #wonder(ask: SceneAsk): void {
    if (ask.gather?.foretells && settings.helper) this.send({ do: 'wonder', texts: series(ask, this.taken) });
  }

  /** Asks what the numbers that are set would make. */
  wonderAt(texts: string[]): void {
    if (this.current?.dials?.foretells && settings.helper) this.send({ do: 'wonder', texts });
  }

  hearForeseen(word: Foreseen): void {
    const { text, more } = word.what;
    this.foreseen = word;
    if (text) this.showing.announced = [text, more].map(this.viewpoint.say).filter(Boolean).join(', ');
  }

  // --- why not ----------------------------------------------------------------------------------------------------

  /** `label`: how it is called in the texts of choices; `name`: how people call it. */
  askWhy(label: string, name: string): void {
    const ask = this.current;
    if (!ask) return;
    this.#askedAbout = name;
    this.send({ do: 'why', text: whyText(ask, this.taken, label, (at) => this.#labelOf(at)) });
  }

  /** Why it is closed, where that need not be asked: the question says it, or it is the step after the next. */
  tellKnown(at: string, name: string): boolean {
    const closed = this.taken.length ? undefined : this.closed.get(at);
    if (closed) this.tellClosed(closed);
    else if (this.current && comesLater(this.current, this.taken, at))
      this.tell({ thing: t('closed-thing', { thing: name }), rule: '', reason: t('why-later') });
    else return false;
    return true;
  }

  /** Whether a click there goes on, or begins anew: «no, this one». */
  leadsTo(at: string): boolean {
    return !!this.current && click(this.current, this.taken, at) !== null;
  }

  hearWhy(word: WhyNot): void {
    const reason = word.reason ? this.viewpoint.say(word.reason) : t('why-nothing');
    this.tell({ thing: t('closed-thing', { thing: this.#askedAbout }), rule: word.rule, reason });
  }

  /** A click that leads nowhere is told the reason at once. */
  #tellWhyNot(ask: SceneAsk, at: string, isExplained: boolean): void {
    const closed = this.closed.get(at);
    if (closed) return this.tellClosed(closed);
    const isOption = ask.choices.some((choice) => choice.path.some((target) => target.at === at));
    const isBarred = this.taken.length > 0 && isOption;
    if (isExplained && !isBarred) return this.forgetTold();
    this.toldAt = null;
    this.tell({ thing: '', rule: '', reason: t(isBarred ? 'not-with-these' : 'why-nothing') });
  }

  tellClosed({ target, rule, reason }: Closed): void {
    this.toldAt = null;
    const thing = t('closed-thing', { thing: this.viewpoint.say(target.name) });
    this.tell({ thing, rule, reason: this.viewpoint.say(reason) });
  }

  tell(told: Told): void {
    this.told = told;
    this.showing.announced = `${told.thing}. ${told.reason}`;
    play('forbidden');
  }

  forgetTold(): void {
    this.told = null;
    this.toldAt = null;
    this.ghost = '';
    this.pointed = '';
  }

  /** How the place of a target is called in the texts of choices. */
  #labelOf(at: string): string | null {
    const [kind, id = ''] = at.split(/:(.*)/s);
    const { scene } = this.showing;
    if (kind === 'piece') return this.#labelOf(`place:${scene?.pieces[id]?.place ?? ''}`);
    if (kind !== 'place') return null;
    for (const surface of Object.values(scene?.surfaces ?? {})) {
      const place = surface.places.find((candidate) => candidate.id === id);
      if (place) return place.label || place.id;
    }
    return null;
  }
}
