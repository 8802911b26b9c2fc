import { tick } from 'svelte';
import { settings } from '../../browser/settings.svelte';
import { http } from '../../net/http';
import { apply } from '../../scene/apply';
import { TUMBLE } from '../../scene/dice';
import { painted } from '../../scene/time/frames';
import { BETWEEN, isQuick, LIE, LIE_SLOWER, PAUSE, stepTime, touches } from '../../scene/time/pace';
import { freshThings, isSince, lineKey, type News, since } from '../../scene/time/since';
import type { Fresh, NewsItem, Replayed, Report, Scene, Step, Travel, Waiting } from '../../wire';
import { fly, startsOf } from '../effects/flight';
import { play } from '../effects/sounds';
import { LookBack } from './lookback.svelte';
import { Reports } from './reports.svelte';
import { Tempo } from './tempo.svelte';
import type { Viewpoint } from './viewpoint.svelte';
import { Walk } from './walk.svelte';

/** Lines of the log that are asked for at once when the whole game is wanted. */
const ALL = 5000;
const NOTHING: ReadonlySet<string> = new Set();
const NO_NEWS: readonly News[] = [];

/** What this browser shows of a table, and how what happens plays out before the eyes. */
export class Showing {
  scene = $state.raw<Scene | null>(null);
  /** The table as it stood once, while somebody looks back. */
  look = $state.raw<Scene | null>(null);
  log = $state.raw<NewsItem[]>([]);
  /** The first entry that the log tells of; 0: it is whole. */
  logStart = $state(0);
  playing = $state(false);
  /** Places that the log or the replay points at. */
  pointed = $state.raw<readonly string[]>([]);
  /** Places where something happened last. */
  last = $state.raw<readonly string[]>([]);
  /** Pieces that are still carried to their places. */
  arriving = $state.raw(NOTHING);
  /** Places from where something is carried away now. */
  leaving = $state.raw(NOTHING);
  /** What a screen reader says. */
  announced = $state('');
  /** The rule at which the guide lies open; null: it is closed. */
  guideAt = $state<string | null>(null);
  /** By which of its ways each tray is sorted. */
  sorts = $state<Record<string, number>>({});
  /** The viewer's last own entry; -1: there is none. */
  own = $state(-1);
  /** The viewer is asked something. */
  isAsked = $state(false);
  readonly tempo = new Tempo();
  readonly reports: Reports;
  readonly walk: Walk;
  readonly lookBack: LookBack;
  #waiting = $state.raw<Waiting[]>([]);
  #looked = $state.raw<{ over: boolean; item: NewsItem | null } | null>(null);
  #round = 0;
  #hurried = false;

  shown = $derived(this.look ?? this.scene);
  /** By themselves: what is coloured is not drawn anew with every step. */
  #tinctures = $derived(this.scene?.tinctures);
  /** The game had ended, as far as it has been shown. */
  over = $derived.by(() => this.#looked?.over ?? !!this.viewpoint.info?.over);
  /** Who is waited for, as far as it has been shown; while one looks back, who acted. */
  waiting = $derived.by((): Waiting[] => {
    if (!this.#looked) return this.#waiting;
    const seat = this.#looked.item?.seat;
    return seat === undefined || seat === null ? [] : [{ seat, kind: '' }];
  });
  /** The seats that have won, once that has been shown. */
  winners = $derived.by(() =>
    this.over ? (this.viewpoint.info?.ranking ?? []).flatMap((place, seat) => (place === 1 ? [seat] : [])) : [],
  );
  /** What others did since the viewer's last move, numbered. */
  since: News[] = $derived.by(() => since(this.log, this.own, this.viewpoint.seat));
  /** The same while it is marked on the table: from the viewer's question to their first answer. */
  news: readonly News[] = $derived.by(() => (this.isAsked && !this.playing && !this.look ? this.since : NO_NEWS));
  /** By thing the number of the news that made it fresh. */
  fresh: ReadonlyMap<string, number> = $derived(freshThings(this.news));
  unreadReport: Report | null = $derived.by(() => this.reports.open?.report ?? null);

  constructor(readonly viewpoint: Viewpoint) {
    this.reports = new Reports(viewpoint);
    this.walk = new Walk(
      () => this.news,
      (news) => (this.pointed = news?.item.places ?? []),
    );
    this.lookBack = new LookBack(this);
  }

  tincture(seat: number | null | undefined): string {
    if (seat === null || seat === undefined) return 'argent';
    return (this.#tinctures?.[seat] ?? this.viewpoint.info?.seats[seat]?.tincture) || 'argent';
  }

  // --- the whole table at once ------------------------------------------------------------------------------------

  showAll(fresh: Fresh): void {
    this.scene = 'surfaces' in fresh.scene ? fresh.scene : null;
    this.#keepLog(fresh);
    this.own = fresh.own;
    this.last = fresh.log.findLast((item) => item.places?.length)?.places ?? [];
    void this.reports.recall(fresh.log, fresh.own);
    void this.viewpoint.loadWords(fresh.table.game);
  }

  /** Nothing of one person's view stays on the screen for the next, nor in the page behind it. */
  clear(): void {
    this.lookBack.close();
    this.scene = this.look = null;
    this.log = [];
    this.logStart = 0;
    this.last = this.pointed = [];
    this.announced = '';
    for (const flying of document.querySelectorAll('.flying')) flying.remove();
  }

  /** The report that lies open is put away. */
  readReport = (): void => this.reports.putAway();

  // --- the log ----------------------------------------------------------------------------------------------------

  /** Older lines that were loaded before stay, as long as they fit. */
  #keepLog({ log, log_start }: Fresh): void {
    const older = this.log.filter((item) => (item.at ?? 0) < log_start);
    const isOn = older.length > 0 && this.log.some((item) => (item.at ?? 0) >= log_start);
    this.log = isOn ? [...older, ...log] : log;
    this.logStart = isOn ? this.logStart : log_start;
  }

  /** Lines from before; says whether there were any. */
  async loadOlder(most?: number): Promise<boolean> {
    const { info, seat } = this.viewpoint;
    const before = this.logStart;
    if (!info || !before) return false;
    const page = await http.log(info.id, before, seat, most).catch(() => null);
    if (!page || this.logStart !== before || this.viewpoint.seat !== seat) return false;
    this.log = [...page.lines, ...this.log];
    this.logStart = page.start;
    return true;
  }

  async loadAll(): Promise<void> {
    while (await this.loadOlder(ALL));
  }

  /** Whether a line tells of something after the viewer's last move. */
  isNew = (item: NewsItem): boolean => this.own >= 0 && isSince(item, this.own);

  /** The number of a line among what others did since. */
  numberOf = (item: NewsItem): number =>
    this.since.find(({ lines }) => lines.some((line) => lineKey(line) === lineKey(item)))?.n ?? 0;

  // --- looking back -----------------------------------------------------------------------------------------------

  /** Shows a moment of the past, and points at places; null: what is now. */
  lookAt(answer: Replayed | null, item: NewsItem | null, places = item?.places ?? []): void {
    this.look = answer?.scene ?? null;
    this.#looked = answer && { over: answer.over, item };
    this.pointed = places;
  }

  // --- one thing after the other ----------------------------------------------------------------------------------

  begin(): void {
    this.playing = true;
    this.walk.end();
  }

  /** Everything has been shown. */
  settle(waiting: Waiting[], own: number, isAsked: boolean): void {
    this.playing = false;
    this.#hurried = false;
    this.#waiting = waiting;
    this.own = own;
    this.isAsked = isAsked;
    if (isAsked) this.tempo.stopSkipping();
  }

  /** A click finishes what is moving, but for what has to be read. */
  hurryUp(): void {
    this.#hurried = true;
  }

  /** What is being shown stops where it is. */
  drop(): void {
    this.#round += 1;
    this.playing = false;
    this.arriving = NOTHING;
    this.reports.drop();
    this.tempo.wake();
  }

  /**
   * Plays one step, or several that need no time: the table changes, what travels is carried, and the log tells why.
   * Each is a piece of work of its own, with a picture between: none of them holds up a frame.
   */
  async perform(steps: readonly Step[], speed: number): Promise<void> {
    const round = this.#round;
    const [step] = steps;
    if (!step || !this.scene) return;
    const before = this.scene;
    const after = steps.reduce((scene, { change }) => apply(scene, change), before);
    const isOwn = touches(step.news, this.viewpoint.seat, after);
    const isOfOthers = step.news?.seat !== undefined && step.news.seat !== this.viewpoint.seat;
    if (step.news && !isQuick(step) && step.news.seat !== this.viewpoint.seat) await this.tempo.gate();
    const motion = this.#motionOf(step, isOwn, speed);
    if (motion && isOfOthers && stepTime(step) > 0) await this.tempo.sleep(PAUSE * motion);
    else await painted();
    if (round !== this.#round) return;
    await this.#show(steps, before, after, motion);
    if (round !== this.#round) return;
    this.arriving = NOTHING;
    await this.#linger(step, isOwn, motion);
    if (round === this.#round) this.#bringReports(steps);
  }

  /** What touches the viewer is never hurried. */
  #motionOf(step: Step, isOwn: boolean, speed: number): number {
    if (isQuick(step) || (this.#hurried && !isOwn)) return 0;
    return this.tempo.motion / (isOwn ? 1 : speed);
  }

  async #show(steps: readonly Step[], before: Scene, after: Scene, motion: number): Promise<void> {
    const travels = motion
      ? carried(
          before,
          after,
          steps.flatMap(({ news }) => news?.travels ?? []),
        )
      : [];
    const starts = startsOf(travels);
    if (travels.length)
      this.arriving = arrivals(
        before,
        after,
        travels.map((travel) => travel.end),
      );
    this.leaving = travels.length ? new Set(travels.map((travel) => travel.start.replace(/^place:/, ''))) : NOTHING;
    const round = this.#round;
    this.scene = after;
    await tick();
    const flown = travels.length ? fly(travels, starts, (seat) => this.tincture(seat), motion) : null;
    await painted();
    if (round !== this.#round) return;
    this.#note(steps.flatMap(({ news }) => news ?? []));
    if (flown) await flown;
    else if (motion && !isSlow(steps)) await this.tempo.sleep(Math.max(0, timeOf(steps) - BETWEEN) * motion);
  }

  /** Dice and the like lie for a while, for whom they touch always long enough to be read. */
  async #linger({ news }: Step, isOwn: boolean, motion: number): Promise<void> {
    if (!motion) return painted();
    if (news?.pace !== 'slow') return this.tempo.sleep(BETWEEN * motion);
    const lie = settings.slower ? LIE_SLOWER : LIE;
    await this.tempo.sleep(TUMBLE * motion + lie * (isOwn ? Math.max(1, settings.motion) : motion));
  }

  #bringReports(steps: readonly Step[]): void {
    for (const { news } of steps) {
      if (!news || !this.reports.bring(news)) continue;
      this.tempo.stopSkipping();
      const { title, verdict } = news.report ?? {};
      this.announced = [title, verdict].map((message) => this.viewpoint.say(message)).join('. ');
    }
  }

  #note(news: readonly NewsItem[]): void {
    if (!news.length) return;
    this.log = [...this.log, ...news];
    this.last = news.findLast((item) => item.places?.length)?.places ?? this.last;
    this.announced = news.map((item) => this.viewpoint.say(item.text)).join('. ');
    const sound = news.find((item) => item.sound)?.sound;
    if (sound) play(sound);
  }
}

const isSlow = (steps: readonly Step[]): boolean => steps.some(({ news }) => news?.pace === 'slow');
const timeOf = ([step]: readonly Step[]): number => (step ? stepTime(step) : 0);

/** What has to be carried: a piece that goes from place to place glides there by itself. */
function carried(before: Scene, after: Scene, travels: readonly Travel[]): Travel[] {
  const glides = ({ art, seat = null, start, end }: Travel): boolean =>
    Object.values(after.pieces).some(
      (piece) =>
        piece.art === art &&
        (piece.seat ?? null) === seat &&
        end === `place:${piece.place}` &&
        start === `place:${before.pieces[piece.id]?.place}`,
    );
  return travels.filter((travel) => !glides(travel));
}

/** Pieces that a flight brings: new ones on the places where it ends. */
function arrivals(before: Scene, after: Scene, ends: readonly string[]): Set<string> {
  return new Set(
    Object.values(after.pieces)
      .filter((piece) => !before.pieces[piece.id] && ends.includes(`place:${piece.place}`))
      .map((piece) => piece.id),
  );
}
