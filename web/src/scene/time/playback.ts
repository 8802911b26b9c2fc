import type { Step, Update } from '../../wire';
import { grouped, hurry } from './pace';

export interface Player {
  /** Shows one step, or several at once that need no time; `speed` is 1, or more when much is waiting. */
  perform: (steps: Step[], speed: number) => Promise<void>;
  begin: (update: Update) => void;
  settle: (update: Update) => void;
  /** Ends when nothing is open any more that has to be put away before anything else is shown. */
  rest: () => Promise<void>;
  /** An update has been shown, and what it left open was put away. */
  rested: () => void;
}

/**
 * Plays what the line tells in the order in which it came, one step after the other; what is asked comes after the last.
 * Whatever else must not be known before waits in the same queue.
 */
export class Playback {
  #queue: (Update | (() => void))[] = [];
  #isRunning = false;
  #round = 0;

  constructor(readonly player: Player) {}

  get isRunning(): boolean {
    return this.#isRunning;
  }

  /** Once everything before it was shown. */
  then(happens: () => void): void {
    if (this.#isRunning) this.#queue.push(happens);
    else happens();
  }

  async add(update: Update): Promise<void> {
    this.#queue.push(update);
    if (this.#isRunning) return;
    this.#isRunning = true;
    const round = this.#round;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      if (typeof next === 'function') next();
      else await this.#play(next, round);
      if (round !== this.#round) return;
    }
    this.#isRunning = false;
  }

  async #play(update: Update, round: number): Promise<void> {
    const { player } = this;
    await player.rest();
    if (round !== this.#round) return;
    player.begin(update);
    const groups = grouped(update.steps);
    for (const [index, steps] of groups.entries()) {
      await player.perform(steps, hurry([...groups.slice(index).flat(), ...this.#waiting()]));
      if (round !== this.#round) return;
      if (index < groups.length - 1) await player.rest();
      if (round !== this.#round) return;
    }
    player.settle(update);
    await player.rest();
    if (round === this.#round) player.rested();
  }

  #waiting(): Step[] {
    return this.#queue.flatMap((waiting) => (typeof waiting === 'function' ? [] : waiting.steps));
  }

  /** Forgets what is waiting: the table is shown anew. */
  drop(): void {
    this.#round += 1;
    this.#queue = [];
    this.#isRunning = false;
  }
}
