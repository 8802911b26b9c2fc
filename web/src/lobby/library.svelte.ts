import { http } from '../net/http';
import { settings } from '../browser/settings.svelte';
import type { GameInfo } from '../wire';
import { ownText } from '../words/client.svelte';
import { Words } from '../words/words';
import { easiestFirst } from './order';

/** The games that this server lays out, with their words. */
class Library {
  games = $state.raw<GameInfo[] | null>(null);
  #texts = $state.raw<Record<string, string>>({});

  async load(): Promise<void> {
    this.games ??= easiestFirst(await http.games());
  }

  /** Fetches what is missing in the player's language; call it in an effect. */
  async loadWords(): Promise<void> {
    const language = settings.language;
    const missing = (this.games ?? []).filter((game) => !(`${game.id}/${language}` in this.#texts));
    await Promise.all(
      missing.map(async (game) => {
        const text = await http.words(game.id, language);
        this.#texts = { ...this.#texts, [`${game.id}/${language}`]: text };
      }),
    );
  }

  words(game: string): Words | null {
    const text = this.#texts[`${game}/${settings.language}`];
    return text === undefined ? null : new Words(settings.language, [ownText(), text]);
  }

  name(game: string): string {
    return this.words(game)?.say({ id: 'game-name' }) ?? '';
  }
}

export const library = new Library();
