import { settings } from '../../browser/settings.svelte';
import { screen } from '../../browser/screen.svelte';
import { complaint, http } from '../../net/http';
import type { ReviewChoice, Reviewed } from '../../wire';
import { t } from '../../words/client.svelte';
import type { Showing } from '../session/showing.svelte';
import type { Viewpoint } from '../session/viewpoint.svelte';
import type { Drawn } from './drawn';
import { points } from './figures';

/** Milliseconds between questions how far the review is. */
const AGAIN = 1000;

/** What is reviewed: the finished game, or what a seat of a running one knew, up to an entry. */
interface Subject {
  id: string;
  seat: number | null;
  until: number;
}

/** The review of a game beside its board: ordered, waited for, and followed from moment to moment. */
export class Reviewing {
  isOpen = $state(false);
  progress = $state(0);
  found = $state.raw<Reviewed | null>(null);
  problem = $state('');
  /** The choice that is looked at, with what would have been better. */
  choice = $state.raw<ReviewChoice | null>(null);
  /** How far its sheet was read: on a phone it is put away to see the board. */
  read = 0;
  #subject = $state.raw<Subject | null>(null);
  #isAsking = false;

  /** The seat as whose holder one may look back at the running game. */
  ownSeat = $derived.by((): number | null => (this.viewpoint.info?.over ? null : this.#seat));
  isPossible = $derived.by(() => !!this.viewpoint.info?.over || this.ownSeat !== null);
  /** What one seat knew is, or will be, told; not the whole game. */
  isOwn = $derived.by(() => (this.#subject ?? { seat: this.ownSeat }).seat !== null);
  /** The game has gone on since: more can be reviewed now. */
  isBehind = $derived.by(() => {
    const subject = this.#subject;
    if (!subject || subject.seat === null || !this.isPossible) return false;
    return this.ownSeat === null || (subject.until < this.at() && !this.#hasLeft);
  });

  constructor(
    readonly viewpoint: Viewpoint,
    readonly showing: Showing,
    readonly at: () => number,
  ) {}

  get #seat(): number | null {
    return this.viewpoint.info?.reviewable[0] ?? null;
  }

  /** What comes after giving up is not looked at. */
  get #hasLeft(): boolean {
    return this.ownSeat !== null && !!this.viewpoint.info?.seats[this.ownSeat]?.resigned;
  }

  open(): void {
    this.isOpen = true;
    this.showing.guideAt = null;
    if (!this.showing.lookBack.isOpen) void this.showing.lookBack.open();
    if (this.#subject && this.#subject.seat !== null && this.ownSeat === null) this.#forget();
    void this.#load();
  }

  /** Reviews as much as can be reviewed now. */
  again = (): void => {
    this.#forget();
    this.open();
  };

  close = (): void => {
    this.isOpen = false;
  };

  /** Where the review can be had as a page. */
  address(): string {
    const { id = '', seat = null, until = 0 } = this.#subject ?? {};
    const { language } = settings;
    return seat === null ? http.reviewAddress(id, language) : http.ownReviewAddress(id, seat, until, language);
  }

  /** The table as it stood after so many choices. */
  async goTo(at: number): Promise<void> {
    this.choice = null;
    await this.#show(() => this.showing.lookBack.goAfter(at));
  }

  /** The table before a choice, with the better option drawn on it. */
  async goToChoice(choice: ReviewChoice): Promise<void> {
    this.choice = choice;
    await this.#show(() => this.showing.lookBack.goAfter(choice.at, choice));
  }

  /** The table after so many choices, with an option drawn on it. */
  async goDrawn(at: number, option: Drawn): Promise<void> {
    this.choice = null;
    await this.#show(() => this.showing.lookBack.goAfter(at, option));
  }

  /** What would have been better at the moment that is looked at; empty where nothing is told of it. */
  caption(at: number): string {
    if (this.choice?.at !== at) return '';
    const { chosen, best, loss } = this.choice;
    const { say } = this.viewpoint;
    return t('review-better-here', { chosen: say(chosen), best: say(best), change: points(-loss) });
  }

  async #show(go: () => Promise<void>): Promise<void> {
    if (screen.width === 'phone') this.close();
    await go();
  }

  #forget(): void {
    this.found = this.choice = this.#subject = null;
    this.progress = this.read = 0;
  }

  async #load(): Promise<void> {
    const { info } = this.viewpoint;
    if (!info || this.found || this.#isAsking) return;
    const subject = (this.#subject ??= { id: info.id, seat: this.ownSeat, until: this.at() });
    this.#isAsking = true;
    this.problem = '';
    try {
      while (this.isOpen && !this.found) {
        const { made, progress } = await order(subject);
        this.progress = progress;
        if (made) this.found = await fetched(subject);
        else await new Promise((done) => setTimeout(done, AGAIN));
      }
    } catch (error) {
      this.#subject = null;
      this.problem = complaint(error, this.viewpoint.words);
    } finally {
      this.#isAsking = false;
    }
  }
}

const order = ({ id, seat, until }: Subject): ReturnType<typeof http.orderReview> =>
  seat === null ? http.orderReview(id) : http.orderOwnReview(id, seat, until);

const fetched = ({ id, seat, until }: Subject): Promise<Reviewed> =>
  seat === null ? http.review(id) : http.ownReview(id, seat, until);
