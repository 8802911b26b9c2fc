const WAIT = 250;
const LEAVE = 150;
const LONG_PRESS = 400;
/** A target that says itself what it leads to: that matters more than what lies there. */
const TOLD = '[data-told]';
const ANCHOR = '[data-explain], [data-tip]';

/** What is closed, and says why when it is clicked: a place while places are asked for, or an answer. */
const ASKS = '[data-asks]';
/** A tool that has done something by the click: nobody asks its name any more. */
const ACTS = '[data-tool]';

/** What is explained at a point: the element itself, or a piece that is drawn there, over the place that takes clicks. */
function anchorAt(element: Element, { clientX: x, clientY: y }: MouseEvent): Element | null {
  const anchor = element.closest(ANCHOR);
  if (anchor && !anchor.matches('[data-place]')) return anchor;
  let [found, least]: [Element | null, number] = [anchor, Infinity];
  for (const piece of element.closest('svg')?.querySelectorAll('[data-piece][data-explain]') ?? []) {
    const { left, top, right, bottom, width, height } = piece.getBoundingClientRect();
    if (left <= x && x <= right && top <= y && y <= bottom && width * height < least) {
      [found, least] = [piece, width * height];
    }
  }
  return found;
}

/** What is pointed at: a thing with a key, or something with a few words of its own. */
export interface Pointed {
  anchor: Element;
  key: string;
  tip: string;
}

/**
 * Which thing on the page is being explained: one at a time. It opens after a moment of pointing, at once by `?` on what
 * has the focus or by a tap on what is no legal target, by a long press on what is one.
 */
export class Pointing {
  open = $state.raw<Pointed | null>(null);
  pinned = $state(false);
  #timer = 0;
  #press = 0;
  #next: Element | null = null;
  #isLeaving = false;
  /** Of this the reason has just been told: until it is left, nothing is laid over that. */
  #quiet: Element | null = null;
  /** The finger's release ends a long press: it chooses nothing. */
  #swallows = false;

  constructor(
    /** Whether a click on it chooses something. */
    readonly isTarget: (element: Element) => boolean,
    /** Whether it belongs to the popover itself. */
    readonly isWithin: (element: Element) => boolean,
  ) {}

  close(): void {
    this.#stay();
    clearTimeout(this.#press);
    this.open = null;
    this.pinned = false;
  }

  show(anchor: Element, pinned: boolean): void {
    this.#stay();
    const key = anchor.getAttribute('data-explain') ?? '';
    const tip = anchor.getAttribute('data-tip') ?? '';
    if (!key && !tip) return;
    this.open = { anchor, key, tip };
    this.pinned = pinned && !!key;
  }

  /** A click within keeps it open; on a name that explains itself it tells of that, in the same place. */
  #leadOn(element: Element): void {
    const key = element.closest('[data-explain]')?.getAttribute('data-explain');
    this.pinned = true;
    if (key && this.open) this.open = { anchor: this.open.anchor, key, tip: '' };
  }

  over = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') return;
    const element = event.target as Element;
    if (this.isWithin(element)) return this.#stay();
    const anchor = element.matches(TOLD) ? null : anchorAt(element, event);
    if (anchor !== this.#quiet) this.#quiet = null;
    if (!anchor || this.#quiet) return this.#leave();
    if (anchor === this.open?.anchor) return this.#stay();
    if (this.pinned || anchor === this.#next) return;
    this.#stay();
    this.#next = anchor;
    this.#timer = window.setTimeout(() => this.show(anchor, false), WAIT);
  };

  /** The pointer has left the page. */
  out = (): void => this.#leave();

  down = (event: PointerEvent): void => {
    this.#stay();
    clearTimeout(this.#press);
    this.#swallows = false;
    const element = event.target as Element;
    if (event.pointerType === 'mouse' || this.isWithin(element)) return;
    const anchor = anchorAt(element, event);
    if (!anchor || !(this.isTarget(element) || anchor.matches(ASKS))) return;
    this.#press = window.setTimeout(() => {
      this.#swallows = true;
      this.show(anchor, true);
    }, LONG_PRESS);
  };

  up = (): void => clearTimeout(this.#press);

  click = (event: MouseEvent): void => {
    if (this.#swallows) {
      this.#swallows = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const element = event.target as Element;
    if (this.isWithin(element)) return this.#leadOn(element);
    const anchor = anchorAt(element, event);
    if (anchor?.matches(ASKS)) this.#quiet = anchor;
    if (!anchor || this.isTarget(element) || anchor.matches(ASKS) || anchor.matches(ACTS)) return this.close();
    if (anchor === this.open?.anchor && this.pinned) this.close();
    else this.show(anchor, true);
  };

  /** What a long press would open belongs to the browser otherwise. */
  menu = (event: Event): void => {
    if (this.#swallows || (event.target as Element).closest('[data-explain]')) event.preventDefault();
  };

  key = (event: KeyboardEvent): void => {
    const element = event.target as Element;
    if (event.key === 'Escape' && this.open) {
      const { anchor } = this.open;
      if (this.isWithin(element) && anchor instanceof HTMLElement) anchor.focus();
      this.close();
    } else if (event.key === '?' || (event.key === 'Enter' && element.matches('span[data-explain]'))) {
      const anchor = element.closest('[data-explain]');
      if (!anchor) return;
      if (this.isWithin(element)) this.#leadOn(element);
      else this.show(anchor, true);
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  };

  #stay(): void {
    clearTimeout(this.#timer);
    this.#next = null;
    this.#isLeaving = false;
  }

  #leave(): void {
    if (this.#isLeaving) return;
    this.#stay();
    if (!this.open || this.pinned) return;
    this.#isLeaving = true;
    this.#timer = window.setTimeout(() => this.close(), LEAVE);
  }
}
