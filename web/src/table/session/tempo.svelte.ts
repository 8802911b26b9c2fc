import { settings } from '../../browser/settings.svelte';
import { SLOWER } from '../../scene/time/pace';

/** How fast what happens is shown: at the player's speed, step by step, or not at all until something concerns them. */
export class Tempo {
  /** The next step waits until the player wants to see it. */
  waits = $state(false);
  /** Nothing takes time until the next question or report that concerns the player. */
  skips = $state(false);
  #goOn: (() => void) | null = null;
  #wake = new Set<() => void>();

  /** Factor on all times; 0 where nothing travels. */
  get motion(): number {
    if (document.hidden || this.skips) return 0;
    return settings.motion * (settings.slower ? SLOWER : 1);
  }

  /** Step by step: ends when the player asks for the next one. */
  async gate(): Promise<void> {
    if (!settings.steps || this.skips || document.hidden) return;
    this.waits = true;
    await new Promise<void>((resolve) => (this.#goOn = resolve));
    this.waits = false;
  }

  step = (): void => {
    this.#goOn?.();
    this.#goOn = null;
  };

  slower = (): void => {
    settings.slower = !settings.slower;
  };

  skip = (): void => {
    this.skips = true;
    this.wake();
  };

  /** Something concerns the player: from here on everything is shown again. */
  stopSkipping(): void {
    this.skips = false;
  }

  /** Whatever waits goes on at once. */
  wake(): void {
    this.step();
    for (const wake of this.#wake) wake();
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.#wake.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.#wake.add(wake);
    });
  }
}
