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

/** The review of a finished game beside its board: ordered, waited for, and followed from moment to moment. */
export class Reviewing {
  isOpen = $state(false);
  progress = $state(0);
  found = $state.raw<Reviewed | null>(null);
  problem = $state('');
  /** The choice that is looked at, with what would have been better. */
  choice = $state.raw<ReviewChoice | null>(null);
  /** How far its sheet was read: on a phone it is put away to see the board. */
  read = 0;
  #isAsking = false;

  constructor(
    readonly viewpoint: Viewpoint,
    readonly showing: Showing,
  ) {}

  open(): void {
    this.isOpen = true;
    this.showing.guideAt = null;
    if (!this.showing.lookBack.isOpen) void this.showing.lookBack.open();
    void this.#load();
  }

  close = (): void => {
    this.isOpen = false;
  };

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

  async #load(): Promise<void> {
    const id = this.viewpoint.info?.id;
    if (!id || this.found || this.#isAsking) return;
    this.#isAsking = true;
    this.problem = '';
    try {
      while (this.isOpen && !this.found) {
        const { made, progress } = await http.orderReview(id);
        this.progress = progress;
        if (made) this.found = await http.review(id);
        else await new Promise((done) => setTimeout(done, AGAIN));
      }
    } catch (error) {
      this.problem = complaint(error, this.viewpoint.words);
    } finally {
      this.#isAsking = false;
    }
  }
}
