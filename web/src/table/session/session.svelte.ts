import { settings } from '../../browser/settings.svelte';
import { http } from '../../net/http';
import { Live } from '../../net/live';
import { Playback } from '../../scene/time/playback';
import type {
  ChatLine,
  Fresh,
  Message,
  Said,
  TableInfo,
  TakeBack,
  TakeBackAsked,
  Update,
  Waiting,
  Wish,
  Word,
} from '../../wire';
import { t } from '../../words/client.svelte';
import type { Words } from '../../words/words';
import { play } from '../effects/sounds';
import { Explaining } from '../explain/explaining.svelte';
import { Reviewing } from '../review/reviewing.svelte';
import { Advising } from './advising.svelte';
import { Choosing } from './choosing.svelte';
import { Showing } from './showing.svelte';
import { Viewpoint } from './viewpoint.svelte';

/** One table in this browser: the line to the server, whose turn it is, and who of those at this screen looks. */
export class Session {
  readonly viewpoint = new Viewpoint();
  readonly showing = new Showing(this.viewpoint);
  readonly choosing = new Choosing(this.viewpoint, this.showing, (wish) => this.#send(wish));
  readonly explaining = new Explaining(
    (wish) => this.#send(wish),
    () => this.showing.lookBack.past,
  );
  readonly advising = new Advising((wish) => this.#send(wish));
  readonly review = new Reviewing(this.viewpoint, this.showing, () => this.choosing.at);

  /** This browser's own seats that have something to choose. */
  asked = $state.raw<number[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  mayUndo = $state(false);
  /** There is something to take back, if everybody agrees. */
  mayAsk = $state(false);
  /** A seat asks to take back. */
  takeBack = $state.raw<TakeBack | null>(null);
  /** Seats for which the bots wait. */
  heldSeats = $state.raw<number[]>([]);
  online = $state(true);
  gone = $state(false);
  released = $state(false);
  #live: Live | null = null;
  #playback = new Playback({
    begin: (update) => this.#begin(update),
    perform: (steps, speed) => this.showing.perform(steps, speed),
    settle: (update) => this.#settle(update),
    rest: () => this.showing.reports.rest(),
    rested: () => this.#turnToAsked(),
  });

  /** The last choice can still be taken back, and the bots wait for it, or another person at this screen is next. */
  held = $derived(!this.choosing.ask && !this.released && this.mayUndo && (this.#isHolding() || this.#handsOver()));
  /** Who is waited for; while a seat may still end its turn, only that one of those at this screen. */
  onTurn = $derived.by((): number[] => {
    const seats = this.waiting.map((waiting) => waiting.seat);
    return this.held && !this.showing.look && this.seat !== null
      ? [this.seat, ...seats.filter((seat) => !this.mine.includes(seat))]
      : seats;
  });

  constructor(readonly id: string) {}

  async begin(): Promise<void> {
    try {
      const info = await http.table(this.id);
      this.viewpoint.info = info;
      const games = await http.games();
      this.viewpoint.game = games.find((game) => game.id === info.game) ?? null;
      this.#connect(this.#firstSeat());
    } catch {
      this.gone = true;
    }
  }

  end(): void {
    this.#live?.close();
    this.#drop();
  }

  // --- what every part of the page asks for -----------------------------------------------------------------------

  get info(): TableInfo | null {
    return this.viewpoint.info;
  }

  get seat(): number | null {
    return this.viewpoint.seat;
  }

  get mine(): number[] {
    return this.viewpoint.mine;
  }

  /** Who is waited for, as far as it has been shown. */
  get waiting(): Waiting[] {
    return this.showing.waiting;
  }

  get words(): Words {
    return this.viewpoint.words;
  }

  say = (message: Message | null | undefined): string => this.viewpoint.say(message);
  brief = (message: Message): string => this.viewpoint.brief(message);
  tincture = (seat: number | null | undefined): string => this.showing.tincture(seat);

  // --- what the player wishes -------------------------------------------------------------------------------------

  speak = (text: string): void => void this.#send({ do: 'say', text });
  undo = (): void => void this.#send({ do: 'undo' });
  /** What a lesson gave to read was read. */
  readOn = (step: number): void => void this.#send({ do: 'read_on', step });
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

  #send(wish: Wish): boolean {
    const sent = this.#live?.send(wish) ?? false;
    if (!sent) this.online = false;
    return sent;
  }

  // --- seats at one screen ----------------------------------------------------------------------------------------

  /** Behind the curtain sits the next person; opening it shows that seat's view. */
  openCurtain(): void {
    const seat = this.viewpoint.curtain;
    this.viewpoint.curtain = null;
    if (seat !== null) this.#connect(seat);
  }

  #turnToAsked(): void {
    const next = this.#nextMine();
    if (this.choosing.ask || this.held || next === null || next === this.viewpoint.curtain) return;
    if (!this.viewpoint.game?.has_secrets) {
      this.#connect(next);
    } else {
      this.viewpoint.curtain = next;
      if (this.seat !== null) this.#connect(null);
    }
  }

  /** Whose view opens the table; nobody's where several persons with secrets share the screen. */
  #firstSeat(): number | null {
    return this.mine.length > 1 && this.viewpoint.game?.has_secrets ? null : (this.mine[0] ?? null);
  }

  /** Who of those at this screen is to choose; whoever only seems to think (the answer made itself) is not called. */
  #nextMine(): number | null {
    return this.mine.length < 2 ? null : (this.asked.find((seat) => seat !== this.seat) ?? null);
  }

  #isHolding(): boolean {
    return this.seat !== null && this.heldSeats.includes(this.seat);
  }

  /** Somebody else at this screen is next, and is not called before the turn has been ended. */
  #handsOver(): boolean {
    return settings.hold !== 'off' && this.#nextMine() !== null;
  }

  // --- the line ---------------------------------------------------------------------------------------------------

  #connect(seat: number | null): void {
    this.#live?.close();
    this.#drop();
    if (this.viewpoint.game?.has_secrets && seat !== this.seat) this.#clear();
    this.viewpoint.seat = seat;
    this.choosing.forgetQuestion();
    this.#live = new Live(this.id, seat, {
      word: (word) => this.#hear(word),
      online: (online) => {
        this.online = online;
        if (online) this.choosing.comeBack();
      },
      forbidden: () => this.#lookOn(),
      gone: () => (this.gone = true),
    });
  }

  /** The seat was not ours any more when the line opened: we watch. */
  #lookOn(): void {
    if (this.seat === null) this.gone = true;
    else this.#connect(null);
    this.choosing.forgetTold();
  }

  /** What was still to be played out is forgotten. */
  #drop(): void {
    this.#playback.drop();
    this.showing.drop();
  }

  /** Nothing of one person's view stays for the next. */
  #clear(): void {
    this.showing.clear();
    this.choosing.clear();
    this.explaining.forget();
    this.advising.forget();
    this.takeBack = null;
    this.mayUndo = this.mayAsk = false;
  }

  // --- what the line tells ----------------------------------------------------------------------------------------

  #hear(word: Word): void {
    switch (word.is) {
      case 'fresh':
        return this.#hearFresh(word);
      case 'update':
        return void this.#playback.add(word);
      case 'table':
        return void this.#hearTable(word.table);
      case 'said':
        return this.#hearSaid(word);
      case 'take_back':
        return this.#hearTakeBack(word);
      case 'why':
        return this.choosing.hearWhy(word);
      case 'explained':
        return this.explaining.hear(word);
      case 'advised':
        return this.advising.hear(word);
      case 'foreseen':
        return this.choosing.hearForeseen(word);
      case 'no':
        this.advising.hearNo();
        return this.choosing.hearNo(word);
      case 'pulse':
        return;
    }
  }

  /** The whole table at once. */
  #hearFresh(fresh: Fresh): void {
    this.#drop();
    if (this.#hearTable(fresh.table)) return;
    this.takeBack = fresh.take_back;
    this.chat = fresh.chat;
    this.showing.showAll(fresh);
    this.#askNext(fresh);
    this.#turnToAsked();
  }

  /** An update plays out: it begins, its steps are shown one after the other, and then it is asked what to do. */
  #begin(update: Update): void {
    this.showing.begin();
    this.choosing.pause(update);
  }

  #settle(update: Update): void {
    this.#askNext(update);
  }

  /** Everything has been shown: who is on turn, and what is asked of this seat. */
  #askNext(word: Fresh | Update): void {
    this.explaining.forget();
    this.showing.settle(word.waiting, word.own, word.ask !== null);
    this.asked = word.asked;
    this.heldSeats = word.held;
    this.mayUndo = word.may_undo;
    this.mayAsk = word.may_ask;
    this.released = false;
    const { wasAsked } = this.choosing;
    if (this.choosing.takeUp(word) === 'same') return;
    this.advising.forget();
    if (word.ask) this.#announce(word.ask.question, !wasAsked);
    this.choosing.pressWanted();
  }

  #announce(question: Message, isFirst: boolean): void {
    const text = this.say(question);
    this.showing.announced = isFirst ? t('news-your-turn', { question: text }) : text;
    if (isFirst) this.#ring();
  }

  #ring(): void {
    play('bell');
    if (document.hidden && settings.notify && 'Notification' in window && Notification.permission === 'granted') {
      new Notification(t('your-turn'), { body: this.say({ id: 'game-name' }), tag: this.id });
    }
  }

  /** If this browser has sat down or got up since, it looks from there now; says whether it does. */
  #hearTable(info: TableInfo): boolean {
    this.#keepInfo(info);
    const first = this.#firstSeat();
    const hasSatDown = this.seat === null && this.viewpoint.curtain === null && first !== null;
    const hasGotUp = this.seat !== null && !this.mine.includes(this.seat);
    if (hasSatDown || hasGotUp) this.#connect(first);
    return hasSatDown || hasGotUp;
  }

  /** Who sits where is known at once; that the game is over, or a lesson goes on, when it has been shown. */
  #keepInfo(info: TableInfo): void {
    const { over = false, scores = null, ranking = null, lesson = null } = this.viewpoint.info ?? info;
    this.viewpoint.info = { ...info, over, scores, ranking, lesson };
    this.#playback.then(() => {
      if (this.viewpoint.info) this.viewpoint.info = { ...this.viewpoint.info, ...resultOf(info) };
    });
  }

  #hearSaid({ line }: Said): void {
    this.chat = [...this.chat, line];
    this.unread += 1;
    this.showing.announced = `${line.name}: ${line.text}`;
    if (line.seat !== this.seat) play('chat');
  }

  #hearTakeBack({ request, outcome, seat, by }: TakeBackAsked): void {
    this.takeBack = request;
    const name = this.words.name(request?.seat ?? seat);
    if (request && request.seat !== this.seat) this.showing.announced = t('take-back-asks', { name });
    if (!outcome || (seat === this.seat && (outcome === 'withdrawn' || outcome === 'freely'))) return;
    const reason = t(`take-back-${outcome}`, { name, other: this.words.name(by ?? seat) });
    this.choosing.tell({ thing: '', rule: '', reason });
  }
}

const resultOf = ({ over, scores, ranking, lesson }: TableInfo): Partial<TableInfo> => ({
  over,
  scores: scores ?? null,
  ranking: ranking ?? null,
  lesson: lesson ?? null,
});
