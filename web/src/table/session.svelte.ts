import { http } from '../net/http';
import { Live } from '../net/live';
import { settings } from '../settings.svelte';
import type { ChatLine, Fresh, Said, TableInfo, TakeBack, TakeBackAsked, Update, Waiting, Wish, Word } from '../wire';
import { t } from '../words/client.svelte';
import { Choosing } from './choosing.svelte';
import { play } from './sounds';

/** One table in this browser: the line to the server, whose turn it is, and who of those at this screen looks. */
export class Session extends Choosing {
  waiting = $state.raw<Waiting[]>([]);
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

  /** The last choice can still be taken back, and the bots wait for it, or another person at this screen is next. */
  held = $derived(!this.ask && !this.released && this.mayUndo && (this.#isHolding() || (settings.hold !== 'off' && this.#nextMine() !== null)));
  /** Who is waited for; while a seat may still end its turn, only that one of those at this screen. */
  onTurn = $derived.by((): number[] => {
    if (this.look) return [];
    const seats = this.waiting.map((waiting) => waiting.seat);
    return this.held && this.seat !== null ? [this.seat, ...seats.filter((seat) => !this.mine.includes(seat))] : seats;
  });

  constructor(readonly id: string) {
    super();
  }

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
    this.drop();
  }

  speak = (text: string): void => void this.send({ do: 'say', text });
  askTakeBack = (): void => void this.send({ do: 'ask_take_back' });

  /** Agrees to what another seat asks, refuses it, or withdraws what the own seat asked. */
  consent(yes: boolean): void {
    const request = this.takeBack;
    if (request) this.send({ do: 'consent', seat: request.seat, at: request.at, yes });
  }

  /** The seat is done: whoever shares this screen goes on. */
  confirm = (): void => {
    this.send({ do: 'confirm' });
    this.released = true;
    this.#turnToAsked();
  };

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

  // --- the line ---------------------------------------------------------------------------------------------------

  #connect(seat: number | null): void {
    this.#live?.close();
    this.drop();
    if (this.game?.has_secrets && seat !== this.seat) this.clear();
    this.seat = seat;
    this.forgetQuestion();
    this.#live = new Live(this.id, seat, {
      word: (word) => this.#hear(word),
      online: (online) => (this.online = online),
      forbidden: () => this.#lookOn(),
      gone: () => (this.gone = true),
    });
  }

  /** The seat was not ours any more when the line opened: we watch. */
  #lookOn(): void {
    if (this.seat === null) this.gone = true;
    else this.#connect(null);
    this.forget();
  }

  protected override clear(): void {
    super.clear();
    this.takeBack = null;
    this.mayUndo = this.mayAsk = false;
  }

  protected send(wish: Wish): boolean {
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
        this.playOut(word);
        break;
      case 'table':
        this.#hearTable(word.table);
        break;
      case 'said':
        this.#hearSaid(word);
        break;
      case 'why':
        this.hearWhy(word);
        break;
      case 'foreseen':
        this.hearForeseen(word);
        break;
      case 'no':
        this.hearNo(word);
        break;
      case 'take_back':
        this.#hearTakeBack(word);
        break;
      case 'pulse':
        break;
    }
  }

  /** What the line tells of the table. If this browser has sat down or got up since, it looks from there now; says whether it does. */
  #hearTable(info: TableInfo): boolean {
    this.info = info;
    const first = this.#firstSeat();
    const hasSatDown = this.seat === null && this.curtain === null && first !== null;
    const hasGotUp = this.seat !== null && !this.mine.includes(this.seat);
    if (hasSatDown || hasGotUp) this.#connect(first);
    return hasSatDown || hasGotUp;
  }

  #hearSaid({ line }: Said): void {
    this.chat = [...this.chat, line];
    this.unread += 1;
    this.announced = `${line.name}: ${line.text}`;
    if (line.seat !== this.seat) play('chat');
  }

  #hearTakeBack({ request, outcome, seat, by }: TakeBackAsked): void {
    this.takeBack = request;
    const name = this.words.name(request?.seat ?? seat);
    if (request && request.seat !== this.seat) this.announced = t('take-back-asks', { name });
    if (!outcome || (seat === this.seat && outcome === 'withdrawn')) return;
    this.tell({ thing: '', rule: '', reason: t(`take-back-${outcome}`, { name, other: this.words.name(by ?? seat) }) });
  }

  #renew(fresh: Fresh): void {
    this.drop();
    if (this.#hearTable(fresh.table)) return;
    this.takeBack = fresh.take_back;
    this.chat = fresh.chat;
    this.showAll(fresh);
    this.askNext(fresh);
  }

  protected override prepare(update: Update): void {
    super.prepare(update);
    this.waiting = update.waiting;
  }

  protected askNext(word: Fresh | Update): void {
    const { wasAsked } = this;
    this.waiting = word.waiting;
    this.asked = word.asked;
    this.heldSeats = word.held;
    this.mayUndo = word.may_undo;
    this.mayAsk = word.may_ask;
    this.released = false;
    if (!this.takeUp(word)) return;
    if (word.ask && !wasAsked) {
      this.announced = t('news-your-turn', { question: this.say(word.ask.question) });
      this.#ring();
    } else if (word.ask) {
      this.announced = this.say(word.ask.question);
    }
    this.#turnToAsked();
    this.pressWanted();
  }

  #ring(): void {
    play('bell');
    if (document.hidden && settings.notify && 'Notification' in window && Notification.permission === 'granted') {
      new Notification(t('your-turn'), { body: this.say({ id: 'game-name' }), tag: this.id });
    }
  }
}
