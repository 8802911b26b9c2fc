import type { Step, Update } from '../wire';
import { hurry } from './pace';

export interface Player {
  /** Shows one step; `speed` is 1, or more when much is waiting. */
  perform: (step: Step, speed: number) => Promise<void>;
  begin: (update: Update) => void;
  settle: (update: Update) => void;
}

/** Plays updates in the order in which they came, one step after the other; what is asked comes after the last. */
export class Playback {
  #queue: Update[] = [];
  #isRunning = false;
  #round = 0;

  constructor(readonly player: Player) {}

  get isRunning(): boolean {
    return this.#isRunning;
  }

  async add(update: Update): Promise<void> {
    this.#queue.push(update);
    if (this.#isRunning) return;
    this.#isRunning = true;
    const round = this.#round;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.player.begin(next);
      const speed = hurry([...next.steps, ...this.#queue.flatMap((waiting) => waiting.steps)]);
      for (const step of next.steps) {
        await this.player.perform(step, speed);
        if (round !== this.#round) return;
      }
      this.player.settle(next);
    }
    this.#isRunning = false;
  }

  /** Forgets what is waiting: the table is shown anew. */
  drop(): void {
    this.#round += 1;
    this.#queue = [];
    this.#isRunning = false;
  }
}
