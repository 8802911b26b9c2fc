import { http } from '../../net/http';
import { beforeDice, DEALT, type Moment, momentsOf, roundFrom, stepBegan } from '../../scene/time/moments';
import { lineKey } from '../../scene/time/since';
import type { NewsItem, Replayed } from '../../wire';
import { type Drawn, drawn } from '../review/drawn';
import type { Past } from '../explain/explaining.svelte';
import type { Showing } from './showing.svelte';

export const SPEEDS = [0.5, 1, 2, 4] as const;
const EACH = 900;
const KEPT = 24;

/** Looks back at a game, event by event. */
export class LookBack {
  isOpen = $state(false);
  /** The whole game is here: before that the number of a moment would soon be another one's. */
  isWhole = $state(false);
  isPlaying = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);
  step = $state(0);
  moments = $derived.by(() => (this.isOpen ? momentsOf(this.showing.log) : [DEALT]));
  /** After how many choices the table is shown, where it is not at an event. */
  #after = $state<number | null>(null);
  /** After how many choices one looks. */
  at = $derived.by(() => this.#after ?? this.now.at);
  now: Moment = $derived(this.moments[this.step] ?? DEALT);
  /** The line of the log that tells of this moment. */
  line = $derived(this.now.item ? lineKey(this.now.item) : '0.0');
  /** Where things are explained as they were then. */
  past: Past | null = $derived.by(() => {
    const { info, seat } = this.showing.viewpoint;
    const { at, event } = this.now;
    if (!this.showing.look || !info) return null;
    return { moment: `${at}.${event ?? ''}`, ask: (key) => http.explain(info.id, at, event, seat, key) };
  });
  /** What has been loaded, by moment; what is under way belongs to whoever looked: the next one must not see it. */
  #answers = new Map<string, Promise<Replayed>>();
  #timer = 0;
  #round = 0;
  /** Where what is shown once more ends, and the table of now comes back. */
  #until: number | null = null;

  constructor(readonly showing: Showing) {}

  async open(): Promise<void> {
    this.isOpen = true;
    this.isWhole = false;
    this.step = this.moments.length - 1;
    const round = (this.#round += 1);
    await this.showing.loadAll();
    if (round !== this.#round || !this.isOpen) return;
    this.step = this.moments.length - 1;
    this.isWhole = true;
  }

  close = (): void => {
    this.#round += 1;
    this.pause();
    this.isOpen = false;
    this.#until = this.#after = null;
    this.#answers.clear();
    this.showing.lookAt(null, null);
  };

  async go(to: number): Promise<void> {
    if (!this.isWhole) return;
    this.step = Math.min(this.moments.length - 1, Math.max(0, to));
    this.#after = null;
    const { now } = this;
    const round = (this.#round += 1);
    try {
      const answer = await this.#load(now);
      if (round !== this.#round || !this.isOpen) return;
      this.showing.lookAt(answer, now.item);
      const next = this.moments[this.step + 1];
      if (next) this.#load(next).catch(() => undefined);
    } catch {
      this.pause();
    }
  }

  /** Goes to the table as it stood after so many choices, with something drawn on it. */
  async goAfter(at: number, what: Drawn | null = null): Promise<void> {
    if (!this.isOpen) await this.open();
    this.pause();
    this.step = Math.max(
      0,
      this.moments.findLastIndex((moment) => moment.at <= at),
    );
    this.#after = at;
    const round = (this.#round += 1);
    const answer = await this.#load({ at, event: null, item: null }).catch(() => null);
    if (!answer || round !== this.#round || !this.isOpen) return;
    const shown = what ? drawn(answer.scene, what) : null;
    this.showing.lookAt(shown ? { ...answer, scene: shown.scene } : answer, null, shown?.places);
  }

  /** Goes to the moment of a line of the log. */
  goTo(item: NewsItem): void {
    const key = lineKey(item);
    const found = this.moments.findIndex((moment) => moment.item && lineKey(moment.item) === key);
    void this.go(Math.max(0, found));
  }

  /** Goes to where a step of what plays out began. */
  async goToStep(news: readonly (readonly string[])[], step: number): Promise<void> {
    if (!this.isOpen) await this.open();
    const found = stepBegan(this.moments, this.step, news, step);
    if (found !== null) await this.go(found);
  }

  hasStep(news: readonly (readonly string[])[], step: number): boolean {
    const moments = this.isOpen ? this.moments : momentsOf(this.showing.log);
    return stepBegan(moments, this.isOpen ? this.step : moments.length - 1, news, step) !== null;
  }

  /** Whether there are dice to be shown once more before a line. */
  hasDice = (line: string): boolean => beforeDice(momentsOf(this.showing.log), line) !== null;

  /** Shows once more the dice that led to a line, and then the table of now again. */
  async again(line: string): Promise<void> {
    await this.open();
    const start = beforeDice(this.moments, line);
    if (start === null) return this.close();
    this.#until = this.moments.findIndex(({ item }) => item && lineKey(item) === line);
    await this.go(start);
    this.toggle();
  }

  goRound(way: 1 | -1): void {
    void this.go(roundFrom(this.moments, this.step, way));
  }

  toggle = (): void => {
    if (this.isPlaying) return this.pause();
    this.isPlaying = true;
    if (this.step >= this.moments.length - 1) void this.go(0);
    this.#tick();
  };

  pause(): void {
    this.isPlaying = false;
    clearTimeout(this.#timer);
  }

  #tick(): void {
    this.#timer = window.setTimeout(() => {
      if (this.step === this.#until) return this.close();
      if (this.step >= this.moments.length - 1) return this.pause();
      void this.go(this.step + 1).then(() => this.isPlaying && this.#tick());
    }, EACH / this.speed);
  }

  #load(moment: Moment): Promise<Replayed> {
    const { info, seat } = this.showing.viewpoint;
    const name = `${seat ?? ''}/${moment.at}.${moment.event ?? ''}`;
    const known = this.#answers.get(name);
    if (known) return known;
    const answer = http.replay(info?.id ?? '', moment.at, moment.event, seat);
    this.#answers.set(name, answer);
    answer.catch(() => this.#answers.delete(name));
    if (this.#answers.size > KEPT) this.#answers.delete(this.#answers.keys().next().value ?? '');
    return answer;
  }
}
