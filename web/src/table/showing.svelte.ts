import { tick } from 'svelte';
import { http } from '../net/http';
import { apply } from '../scene/apply';
import { BETWEEN, PAUSE, stepTime } from '../scene/pace';
import { Playback } from '../scene/playback';
import { settings } from '../settings.svelte';
import type { Fresh, GameInfo, Message, NewsItem, Report, Scene, Step, TableInfo, Update } from '../wire';
import { OWN } from '../words/client.svelte';
import { Words } from '../words/words';
import { fly, startsOf } from './flight';
import { nameOf } from './seats';
import { play } from './sounds';

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** What this browser shows of a table, in whose words, and how what happens plays out before the eyes. */
export abstract class Showing {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  /** From which seat this browser looks; null: as a spectator. */
  seat = $state<number | null>(null);
  /** The person at this screen who is called; nothing of the table is shown meanwhile. */
  curtain = $state<number | null>(null);
  scene = $state.raw<Scene | null>(null);
  /** The table as it stood once, while somebody looks back. */
  look = $state.raw<Scene | null>(null);
  log = $state.raw<NewsItem[]>([]);
  playing = $state(false);
  pointed = $state.raw<readonly string[]>([]);
  last = $state.raw<readonly string[]>([]);
  arriving = $state.raw<ReadonlySet<string>>(new Set());
  /** Places from where something is carried away now. */
  leaving = $state.raw<ReadonlySet<string>>(new Set());
  announced = $state('');
  guideAt = $state<string | null>(null);
  /** By which of its ways each tray is sorted. */
  sorts = $state<Record<string, number>>({});
  /** What came of the last battle, until it has been read; all may know it, so that it stays when seats change. */
  report = $state.raw<Report | null>(null);
  #readBy = $state.raw<readonly (number | null)[]>([]);
  #gameWords = $state.raw<{ game: string; language: string; text: string } | null>(null);
  #round = 0;
  #hurried = false;
  #playback = new Playback({
    begin: (update) => this.#begin(update),
    perform: (step, speed) => this.#playStep(step, speed),
    settle: (update) => this.#settle(update),
  });

  names = $derived((this.info?.seats ?? []).map(nameOf));
  words = $derived(new Words(settings.language, [OWN[settings.language], this.#gameWords?.text ?? ''], this.names));
  wordsReady = $derived(this.#gameWords !== null);
  mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  shown = $derived(this.look ?? this.scene);
  unreadReport = $derived(this.report && !this.#readBy.includes(this.seat) ? this.report : null);

  /** Something is about to be shown. */
  protected abstract prepare(update: Update): void;
  /** Everything has been shown: what is asked now. */
  protected abstract askNext(word: Fresh | Update): void;

  // --- words ------------------------------------------------------------------------------------------------------

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

  // --- the whole table at once ------------------------------------------------------------------------------------

  protected showAll(fresh: Fresh): void {
    this.scene = 'surfaces' in fresh.scene ? fresh.scene : null;
    this.#keepReport();
    this.log = fresh.log;
    this.last = fresh.log.findLast((item) => item.places?.length)?.places ?? [];
    void this.loadWords(fresh.table.game);
  }

  /** What was still to be played out is forgotten. */
  protected drop(): void {
    this.#round += 1;
    this.#playback.drop();
    this.playing = false;
    this.arriving = new Set();
  }

  /** Nothing of one person's view stays on the screen for the next, nor in the page behind it. */
  protected clear(): void {
    this.scene = this.look = null;
    this.log = [];
    this.last = this.pointed = [];
    this.announced = '';
    for (const flying of document.querySelectorAll('.flying')) flying.remove();
  }

  /** Whoever closes it has read it, and whoever answers the next question. */
  readReport = (): void => {
    this.#readBy = [...this.#readBy, this.seat];
  };

  /** A battle has one result: what the scene tells of it later is not news. */
  #keepReport(): void {
    const report = this.scene?.report;
    if (!report || report.id === this.report?.id) return;
    this.#readBy = [];
    this.report = report;
  }

  // --- one thing after the other ----------------------------------------------------------------------------------

  protected playOut(update: Update): void {
    void this.#playback.add(update);
  }

  /** A click finishes what is moving. */
  hurryUp(): void {
    this.#hurried = true;
  }

  #begin(update: Update): void {
    this.playing = true;
    this.prepare(update);
  }

  #settle(update: Update): void {
    this.playing = false;
    this.#hurried = false;
    this.askNext(update);
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
