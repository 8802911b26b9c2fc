import { settings } from '../../browser/settings.svelte';
import { http } from '../../net/http';
import type { GameInfo, Message, TableInfo } from '../../wire';
import { ownText } from '../../words/client.svelte';
import { Words } from '../../words/words';
import { nameOf } from '../seats/holder';

/** At which table this browser is, from which seat it looks, and in which words it speaks. */
export class Viewpoint {
  info = $state.raw<TableInfo | null>(null);
  game = $state.raw<GameInfo | null>(null);
  /** From which seat this browser looks; null: as a spectator. */
  seat = $state<number | null>(null);
  /** The person at this screen who is called; nothing of the table is shown meanwhile. */
  curtain = $state<number | null>(null);
  #gameWords = $state.raw<{ game: string; language: string; text: string } | null>(null);

  /** The seats that are held by those at this screen. */
  mine = $derived((this.info?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.seat));
  /** As one text: the words are made anew only when somebody is called otherwise, not when somebody comes or goes. */
  #called = $derived(JSON.stringify((this.info?.seats ?? []).map(nameOf)));
  names = $derived(JSON.parse(this.#called) as string[]);
  words = $derived(new Words(settings.language, [ownText(), this.#gameWords?.text ?? ''], this.names));
  /** Message ids of names that explain themselves wherever they are read. */
  things: ReadonlySet<string> = $derived(new Set(this.game?.things ?? []));
  wordsReady = $derived(this.#gameWords !== null);

  /** The words of the game in the player's language. */
  async loadWords(game: string): Promise<void> {
    const language = settings.language;
    if (this.#gameWords?.game === game && this.#gameWords.language === language) return;
    this.#gameWords = { game, language, text: await http.words(game, language) };
  }

  say = (message: Message | null | undefined): string => (message ? this.words.say(message) : '');

  /** The short form of a message, where it has one. */
  brief = (message: Message): string => {
    const short = `${message.id}.short`;
    return this.say(this.words.has(short) ? { ...message, id: short } : message);
  };
}
