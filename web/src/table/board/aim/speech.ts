import type { Message } from '../../../wire';
import type { Words } from '../../../words/words';
import type { Session } from '../../session/session.svelte';

/** Says messages, each once: a board has hundreds, and of those only a few change in a step. */
export class Speech {
  #words: Words | null = null;
  #said = new WeakMap<Message, string>();

  constructor(readonly session: Session) {}

  say = (message: Message | null | undefined): string => {
    if (!message) return '';
    const { words } = this.session;
    if (words !== this.#words) {
      this.#words = words;
      this.#said = new WeakMap();
    }
    const known = this.#said.get(message);
    if (known !== undefined) return known;
    const said = this.session.say(message);
    this.#said.set(message, said);
    return said;
  };
}
