import { settings } from '../browser/settings.svelte';
import { http } from '../net/http';
import type { BotInfo } from '../wire';
import { t } from '../words/client.svelte';

/** The bots that this server has: the levels, weakest first, and those of installed packages. */
class Bots {
  #known = $state.raw<BotInfo[]>([]);
  #loading: Promise<void> | undefined;

  /** Asks the server once; where it does not answer, the next call asks again. */
  load(): Promise<void> {
    this.#loading ??= http.bots().then(
      (found) => {
        this.#known = found;
      },
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }

  get levels(): string[] {
    return this.#known.filter(({ level }) => level).map(({ id }) => id);
  }

  get others(): string[] {
    return this.#known.filter(({ level }) => !level).map(({ id }) => id);
  }

  #other(id: string): BotInfo | undefined {
    return this.#known.find((bot) => bot.id === id && !bot.level);
  }

  isOther(id: string): boolean {
    return this.#other(id) !== undefined;
  }

  name(id: string): string {
    const other = this.#other(id);
    return other ? other.names[settings.language] || other.names.en || id : t(`bot-${id || 'knight'}`);
  }

  about(id: string): string {
    const other = this.#other(id);
    return other ? other.about[settings.language] || other.about.en || '' : t(`bot-${id}-about`);
  }
}

export const bots = new Bots();
