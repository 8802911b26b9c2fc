import { tick } from 'svelte';
import { buttons, offers } from '../../scene/choices';
import { closeTop } from '../../shell/layers';
import { timeKey } from '../session/keys';
import type { Session } from '../session/session.svelte';

const TYPED_IN = 'input, textarea, select, dialog';
const PRESSED_ITSELF = 'button, a, [role=button], [role=tab], summary';
const COMMITS = '.ask .button.main:not([aria-disabled])';

/** The keyboard at a table: Esc closes what is on top, Enter confirms, letters and numbers choose. */
export class Keys {
  #isUsed = false;

  constructor(readonly session: Session) {
    $effect(() => this.#findQuestion());
    $effect(() => this.#findEndOfTurn());
  }

  /** Whoever takes the pointer has left the keyboard. */
  leave = (): void => {
    this.#isUsed = false;
  };

  /** Who plays by keyboard finds the next question under their fingers. */
  #findQuestion(): void {
    const { choosing, showing } = this.session;
    const ask = choosing.current;
    const { taken } = choosing;
    if (!ask || showing.playing || !this.#isUsed) return;
    void tick().then(() => {
      const open = offers(ask, taken);
      const at = document.activeElement?.getAttribute('data-at');
      if (at ? open.has(at) : document.activeElement !== document.body) return;
      const next = open.keys().next().value;
      if (next) document.querySelector<HTMLElement>(`[data-at="${CSS.escape(next)}"]`)?.focus();
    });
  }

  #findEndOfTurn(): void {
    if (!this.session.held || this.session.showing.playing || !this.#isUsed) return;
    void tick().then(() => {
      if (!document.activeElement?.closest('input, textarea, dialog'))
        document.querySelector<HTMLElement>('.end-turn')?.focus();
    });
  }

  /** Enter confirms after a click, too: what was clicked has the focus, but nobody went there by keyboard. */
  pressFirst = (event: KeyboardEvent): void => {
    const wasClicked = !this.#isUsed && (event.target as HTMLElement).closest('[data-at]') !== null;
    if (event.key !== 'Enter' || !wasClicked || !this.#isDone(event, document.body)) return;
    this.#isUsed = true;
    event.preventDefault();
    event.stopPropagation();
  };

  press = (event: KeyboardEvent): void => {
    this.#isUsed = true;
    const target = event.target as HTMLElement;
    if (event.defaultPrevented || target.closest(TYPED_IN)) return;
    if (timeKey(this.session, event) || this.#isDone(event, target)) event.preventDefault();
  };

  #isDone(event: KeyboardEvent, target: HTMLElement): boolean {
    const { session } = this;
    const { choosing } = session;
    if (event.key === 'Escape') return closeTop() || choosing.letGo();
    if ((event.ctrlKey || event.metaKey) && event.key === 'z') {
      if (session.mayUndo) session.undo();
      return session.mayUndo;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (event.key === '?') {
      choosing.whyMode = !choosing.whyMode;
      return true;
    }
    const isFree = !target.closest(PRESSED_ITSELF);
    if (
      session.held &&
      !session.showing.playing &&
      (event.key.toLowerCase() === 'e' || (event.key === 'Enter' && isFree))
    ) {
      session.confirm();
      return true;
    }
    if (!choosing.current) return false;
    if (event.key === 'Enter') return isFree && click(COMMITS);
    if (/^[1-9]$/.test(event.key)) return click(`.ask .act[aria-keyshortcuts="${event.key}"]`);
    return this.#pressLetter(event.key.toLowerCase());
  }

  #pressLetter(key: string): boolean {
    const { choosing } = this.session;
    if (!choosing.current) return false;
    const row = [...buttons(choosing.current, choosing.taken), ...choosing.row];
    const button = row.find(({ target: { letter } }) => letter && letter.toLowerCase() === key);
    return !!button && click(`[data-at="${CSS.escape(button.target.at)}"]`);
  }
}

function click(selector: string): boolean {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].at(-1);
  found?.click();
  return found !== undefined;
}
