import { tick } from 'svelte';
import { http } from '../net/http';
import { Live } from '../net/live';
import { apply } from '../scene/apply';
import { back, type ButtonOffer, buttons, click, granted, series, whyText, without } from '../scene/choices';
import { BETWEEN, PAUSE, stepTime } from '../scene/pace';
import { Playback } from '../scene/playback';
import { settings } from '../settings.svelte';
import type {
  ChatLine, Choice, Foreseen, Fresh, GameInfo, Message, NewsItem, Report, SceneAsk, Scene, Step, TableInfo, TakeBack, TakeBackAsked, Update, Waiting, Wish, Word,
} from '../wire';
import { OWN, refusal, t } from '../words/client.svelte';
import { Words } from '../words/words';
import { fly, startsOf } from './flight';
import { nameOf } from './seats';
import { play } from './sounds';

export interface Told {
  thing: string;
  rule: string;
  reason: string;
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** One table as this browser sees it: the line to the server, what is shown, and what has been clicked so far. */
export class Session {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  scene = $state.raw<Scene | null>(null);
  ask = $state.raw<SceneAsk | null>(null);
  acts = $state.raw<SceneAsk[]>([]);
  act = $state.raw<SceneAsk | null>(null);
  waiting = $state.raw<Waiting[]>([]);
  /** This browser's own seats that have something to choose. */
  asked = $state.raw<number[]>([]);
  log = $state.raw<NewsItem[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  at = $state(0);
  mayUndo = $state(false);
  /** There is something to take back, if everybody agrees. */
  mayAsk = $state(false);
  /** A seat asks to take back. */
  takeBack = $state.raw<TakeBack | null>(null);
  /** Seats for which the bots wait. */
  heldSeats = $state.raw<number[]>([]);
  online = $state(true);
  gone = $state(false);
  playing = $state(false);
  sent = $state(false);
  seat = $state<number | null>(null);
  curtain = $state<number | null>(null);

  taken = $state.raw<string[]>([]);
  whyMode = $state(false);
  told = $state.raw<Told | null>(null);
  toldAt = $state<string | null>(null);
  guideAt = $state<string | null>(null);
  pointed = $state.raw<readonly string[]>([]);
  last = $state.raw<readonly string[]>([]);
  arriving = $state.raw<ReadonlySet<string>>(new Set());
  /** Places from where something is carried away now. */
  leaving = $state.raw<ReadonlySet<string>>(new Set());
  /** What the button under the pointer would put on the chosen place. */
  ghost = $state('');
  announced = $state('');
  /** What the gathered cards would make; of a series that is not the present one it says nothing. */
  foreseen = $state.raw<Foreseen | null>(null);
  /** What came of the last battle, until it has been read; all may know it, so that it stays when seats change. */
  report = $state.raw<Report | null>(null);
  #readBy = $state.raw<readonly (number | null)[]>([]);
  unreadReport = $derived(this.report && !this.#readBy.includes(this.seat) ? this.report : null);
  look = $state.raw<Scene | null>(null);
  /** By which of its ways each tray is sorted. */
  sorts = $state<Record<string, number>>({});

  #gameWords = $state.raw<{ game: string; language: string; text: string } | null>(null);
  #live: Live | null = null;
  #round = 0;
  #playback = new Playback({
    begin: (update) => this.#beginUpdate(update),
    perform: (step, speed) => this.#playStep(step, speed),
    settle: (update) => this.#settle(update),
  });
  #asking = '';
  #hurried = false;

  names = $derived((this.info?.seats ?? []).map(nameOf));
  words = $derived(new Words(settings.language, [OWN[settings.language], this.#gameWords?.text ?? ''], this.names));
  mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  shown = $derived(this.look ?? this.scene);
  current = $derived(this.look || this.curtain !== null ? null : (this.act ?? this.ask));
  released = $state(false);
  /** The last choice can still be taken back, and the bots wait for it, or another person at this screen is next. */
  held = $derived(!this.ask && !this.released && this.mayUndo && (this.#isHolding() || (settings.hold !== 'off' && this.#nextMine() !== null)));
  /** The lettered buttons of the last question that had any: they stay in their places while it plays out. */
  row = $state.raw<ButtonOffer[]>([]);
  /** The question before this one had those buttons, so that taking it back leads to them. */
  rowIsNear = $state(false);
  rowIsFresh = false;
  #wanted: string | null = null;
  /** The question before, and what was clicked in it: somebody else's answer does not disturb it. */
  #before: string | null = null;
  #takenBefore: string[] = [];
  wordsReady = $derived(this.#gameWords !== null);

  constructor(readonly id: string) {}

  async begin(): Promise<void> {
    try {
      const info = await http.table(this.id);
      this.info = info;
      const games = await http.games();
      this.game = games.find((game) => game.id === info.game) ?? null;
      this.#connect(this.#firstSeat());
    } catch {
      this.gone = true;
    }
  }

  end(): void {
    this.#live?.close();
    this.#drop();
  }

  /** The words of the game in the player's language. */
  async loadWords(game: string): Promise<void> {
    const language = settings.language;
    if (this.#gameWords?.game === game && this.#gameWords.language === language) return;
    this.#gameWords = { game, language, text: await http.words(game, language) };
  }

  say = (message: Message | null | undefined): string => (message ? this.words.say(message) : '');

  /** The short form of a message, where it has one. */
  brief = (message: Message): string => this.say(this.words.has(`${message.id}.short`) ? { ...message, id: `${message.id}.short` } : message);

  tincture(seat: number | null | undefined): string {
    if (seat === null || seat === undefined) return 'argent';
    return this.scene?.tinctures[seat] ?? this.game?.tinctures[seat] ?? 'argent';
  }

  // --- clicking ---------------------------------------------------------------------------------------------------

  click(at: string): void {
    const ask = this.current;
    if (!ask || this.playing || this.sent) return;
    const clicked = click(ask, this.taken, at);
    if (!clicked) return;
    this.forget();
    this.taken = clicked.taken;
    if (clicked.chosen) this.choose(clicked.chosen);
    else play('select');
    if (!clicked.chosen && ask.gather) this.#wonder(ask);
  }

  /** Says all that has been gathered, and ends the series. */
  chooseGathered(): void {
    const { current: ask } = this;
    if (!ask?.gather || this.playing || this.sent) return;
    const [text = '', ...more] = [...series(ask, this.taken), ask.gather.end];
    this.sent = this.#send({ do: 'choose', text, at: this.at, hold: settings.hold !== 'off', more });
  }

  /** Asks what the gathered things would make, if the player wants to be told. */
  #wonder(ask: SceneAsk): void {
    if (ask.gather?.foretells && settings.helper) this.#send({ do: 'wonder', texts: series(ask, this.taken) });
  }

  /** Asks what the numbers that are set would make. */
  wonderAt(texts: string[]): void {
    if (this.current?.dials?.foretells && settings.helper) this.#send({ do: 'wonder', texts });
  }

  readReport = (): void => {
    this.#readBy = [...this.#readBy, this.seat];
  };

  /** One of what was gathered goes back. */
  giveBack(at: string): void {
    this.taken = without(this.taken, at);
  }

  /** One answer at a time: a second click before the first is answered does nothing. */
  choose(choice: Choice): void {
    if (this.playing || this.sent) return;
    this.sayAll([choice.text, ...(choice.more ?? [])]);
  }

  /** Says what is asked for: one text, or a series of them. */
  sayAll([text = '', ...more]: readonly string[]): void {
    if (this.playing || this.sent) return;
    const wish: Wish = this.act ? { do: 'act', text } : { do: 'choose', text, at: this.at, hold: settings.hold !== 'off', more };
    this.sent = this.#send(wish);
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

  /** Nothing is gathered any more. */
  letGoOfAll(): void {
    this.taken = [];
    if (this.current) this.#wonder(this.current);
  }

  openAct(act: SceneAsk | null): void {
    this.act = act;
    this.taken = this.current ? granted(this.current) : [];
  }

  undo = (): void => void this.#send({ do: 'undo' });
  askTakeBack = (): void => void this.#send({ do: 'ask_take_back' });

  /** Agrees to what another seat asks, refuses it, or withdraws what the own seat asked. */
  consent(yes: boolean): void {
    const request = this.takeBack;
    if (request) this.#send({ do: 'consent', seat: request.seat, at: request.at, yes });
  }

  /** The seat is done: whoever shares this screen goes on. */
  confirm = (): void => {
    this.#send({ do: 'confirm' });
    this.released = true;
    this.#turnToAsked();
  };

  /** Another button of the question before: takes the last choice back, then presses it. */
  pressInstead(at: string): void {
    this.#wanted = at;
    this.undo();
  }
  speak = (text: string): void => void this.#send({ do: 'say', text });

  askWhy(label: string): void {
    const ask = this.current;
    if (!ask) return;
    this.#asking = label;
    this.#send({ do: 'why', text: whyText(ask, this.taken, label, (at) => this.#labelOf(at)) });
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

  // --- seats at one screen ----------------------------------------------------------------------------------------

  /** Behind the curtain sits the next person; opening it shows that seat's view. */
  openCurtain(): void {
    const seat = this.curtain;
    this.curtain = null;
    if (seat !== null) this.#connect(seat);
  }

  #turnToAsked(): void {
    const next = this.#nextMine();
    if (this.ask || this.held || next === null || next === this.curtain) return;
    if (!this.game?.has_secrets) {
      this.#connect(next);
    } else {
      this.curtain = next;
      if (this.seat !== null) this.#connect(null);
    }
  }

  /** Whose view opens the table; nobody's where several persons with secrets share the screen. */
  #firstSeat(): number | null {
    return this.mine.length > 1 && this.game?.has_secrets ? null : (this.mine[0] ?? null);
  }

  /** Who of those at this screen is to choose; whoever only seems to think (his answer made itself) is not called. */
  #nextMine(): number | null {
    return this.mine.length < 2 ? null : (this.asked.find((seat) => seat !== this.seat) ?? null);
  }

  #isHolding(): boolean {
    return this.seat !== null && this.heldSeats.includes(this.seat);
  }

  /** Sits down on, or gets up from, a seat of this browser. */
  async refresh(): Promise<void> {
    this.info = await http.table(this.id);
    if (this.seat === null && this.curtain === null && this.#firstSeat() !== null) this.#connect(this.#firstSeat());
  }

  // --- the line ---------------------------------------------------------------------------------------------------

  #connect(seat: number | null): void {
    this.#live?.close();
    this.#drop();
    if (this.game?.has_secrets && seat !== this.seat) this.#clear();
    this.seat = seat;
    this.#before = null;
    this.#live = new Live(this.id, seat, {
      word: (word) => this.#hear(word),
      online: (online) => (this.online = online),
      gone: () => (this.gone = true),
    });
  }

  /** Nothing of one person's view stays on the screen for the next, nor in the page behind it. */
  #clear(): void {
    this.scene = this.look = this.ask = this.act = this.takeBack = null;
    this.acts = this.log = this.taken = this.row = [];
    this.last = this.pointed = [];
    this.mayUndo = this.mayAsk = this.whyMode = this.rowIsNear = this.rowIsFresh = false;
    this.announced = this.#asking = '';
    this.foreseen = null;
    this.#wanted = null;
    this.forget();
    for (const flying of document.querySelectorAll('.flying')) flying.remove();
  }

  #send(wish: Wish): boolean {
    const sent = this.#live?.send(wish) ?? false;
    if (!sent) this.online = false;
    return sent;
  }

  #hear(word: Word): void {
    switch (word.is) {
      case 'fresh':
        this.#renew(word);
        break;
      case 'update':
        void this.#playback.add(word);
        break;
      case 'table':
        this.info = word.table;
        break;
      case 'said':
        this.chat = [...this.chat, word.line];
        this.unread += 1;
        this.announced = `${word.line.name}: ${word.line.text}`;
        if (word.line.seat !== this.seat) play('chat');
        break;
      case 'why':
        this.tell({
          thing: t('closed-thing', { thing: this.#asking }),
          rule: word.rule,
          reason: word.reason ? this.say(word.reason) : t('why-nothing'),
        });
        break;
      case 'foreseen':
        this.foreseen = word;
        if (word.what.text) this.announced = [word.what.text, word.what.more].map(this.say).filter(Boolean).join(', ');
        break;
      case 'no':
        this.sent = false;
        if (!this.current?.gather) this.taken = this.current ? granted(this.current) : [];
        this.toldAt = null;
        this.#wanted = null;
        this.tell({ thing: '', rule: word.rule, reason: word.reason ? this.say(word.reason) : refusal(word) });
        break;
      case 'take_back':
        this.#hearTakeBack(word);
        break;
    }
  }

  #hearTakeBack({ request, outcome, seat, by }: TakeBackAsked): void {
    this.takeBack = request;
    const name = this.words.name(request?.seat ?? seat);
    if (request && request.seat !== this.seat) this.announced = t('take-back-asks', { name });
    if (!outcome || (seat === this.seat && outcome === 'withdrawn')) return;
    this.tell({ thing: '', rule: '', reason: t(`take-back-${outcome}`, { name, other: this.words.name(by ?? seat) }) });
  }

  #drop(): void {
    this.#round += 1;
    this.#playback.drop();
    this.playing = false;
    this.arriving = new Set();
  }

  #renew(fresh: Fresh): void {
    this.#drop();
    this.info = fresh.table;
    if (this.seat !== null && !this.mine.includes(this.seat)) {
      this.#connect(this.#firstSeat());
      return;
    }
    this.takeBack = fresh.take_back;
    this.scene = 'surfaces' in fresh.scene ? fresh.scene : null;
    this.#keepReport();
    this.log = fresh.log;
    this.chat = fresh.chat;
    this.last = fresh.log.findLast((item) => item.places?.length)?.places ?? [];
    void this.loadWords(fresh.table.game);
    this.#askNext(fresh);
  }

  #askNext(word: Fresh | Update): void {
    const wasAsked = this.#before !== null;
    const isSame = word.is === 'update' && !word.yours && wasAsked && JSON.stringify(word.ask) === this.#before;
    this.at = word.at;
    this.ask = word.ask;
    this.acts = word.acts;
    this.act = null;
    this.waiting = word.waiting;
    this.asked = word.asked;
    this.heldSeats = word.held;
    this.mayUndo = word.may_undo;
    this.mayAsk = word.may_ask;
    this.released = false;
    if (isSame) {
      this.taken = this.#takenBefore;
      return;
    }
    this.#before = word.ask && JSON.stringify(word.ask);
    this.sent = false;
    this.forget();
    this.taken = word.ask ? granted(word.ask) : [];
    this.#keepRow(word.ask);
    this.foreseen = null;
    if (word.ask) this.#wonder(word.ask);
    if (word.ask && !wasAsked) {
      this.announced = t('news-your-turn', { question: this.say(word.ask.question) });
      this.#ring();
    } else if (word.ask) {
      this.announced = this.say(word.ask.question);
    }
    this.#turnToAsked();
    this.#pressWanted();
  }

  #keepRow(ask: SceneAsk | null): void {
    const row = ask ? buttons(ask, []).filter((button) => button.target.letter) : [];
    this.rowIsNear = !row.length && this.rowIsFresh;
    this.rowIsFresh = row.length > 0;
    if (row.length) this.row = row;
  }

  #pressWanted(): void {
    const wanted = this.#wanted;
    this.#wanted = null;
    if (wanted) this.click(wanted);
  }

  #ring(): void {
    play('bell');
    if (document.hidden && settings.notify && 'Notification' in window && Notification.permission === 'granted') {
      new Notification(t('your-turn'), { body: this.say({ id: 'game-name' }), tag: this.id });
    }
  }

  // --- motion -----------------------------------------------------------------------------------------------------

  /** A click finishes what is moving. */
  hurryUp(): void {
    this.#hurried = true;
  }

  #beginUpdate(update: Update): void {
    this.playing = true;
    this.#takenBefore = this.taken;
    this.ask = null;
    this.act = null;
    this.taken = [];
    this.waiting = update.waiting;
  }

  #settle(update: Update): void {
    this.playing = false;
    this.#hurried = false;
    this.#askNext(update);
  }

  async #playStep(step: Step, speed: number): Promise<void> {
    const motion = document.hidden || this.#hurried ? 0 : settings.motion / speed;
    const others = step.news?.seat !== undefined && step.news.seat !== this.seat;
    const round = this.#round;
    if (motion && others && stepTime(step) > 0) await sleep(PAUSE * motion);
    if (round !== this.#round) return;
    const starts = startsOf(step.news?.travels ?? []);
    const before = this.scene;
    if (!before) return;
    const after = apply(before, step.change);
    const travels = step.news?.travels ?? [];
    if (motion && travels.length) this.arriving = arrivals(before, after, travels.map((travel) => travel.end));
    this.leaving = new Set(travels.map((travel) => travel.start.replace(/^place:/, '')));
    this.scene = after;
    this.#keepReport();
    if (step.news) this.#note(step.news);
    await tick();
    if (motion && travels.length) await fly(travels, starts, (seat) => this.tincture(seat), motion);
    else if (motion) await sleep(Math.max(0, stepTime(step) - BETWEEN) * motion);
    if (round !== this.#round) return;
    this.arriving = new Set();
    if (motion) await sleep(BETWEEN * motion);
  }

  /** A battle has one result: what the scene tells of it later is not news. */
  #keepReport(): void {
    const report = this.scene?.report;
    if (!report || report.id === this.report?.id) return;
    this.#readBy = [];
    this.report = report;
  }

  #note(news: NewsItem): void {
    this.log = [...this.log, news];
    if (news.places?.length) this.last = news.places;
    this.announced = this.say(news.text);
    if (news.sound) play(news.sound);
  }
}

/** Pieces that a flight brings: new ones on the places where it ends. */
function arrivals(before: Scene, after: Scene, ends: readonly string[]): Set<string> {
  return new Set(
    Object.values(after.pieces)
      .filter((piece) => !before.pieces[piece.id] && ends.includes(`place:${piece.place}`))
      .map((piece) => piece.id),
  );
}
