import type { Choosing } from '../session/choosing.svelte';

/** A pointer that went further than this carries; less is a click. */
const TREMBLE = 7;

interface Carried {
  choosing: Pick<Choosing, 'lift' | 'putDown'>;
  at: string;
}

/** What can be pressed under the pointer, the carried thing aside. */
const under = (x: number, y: number): string | null =>
  document.elementFromPoint(x, y)?.closest('button[data-at]')?.getAttribute('data-at') ?? null;

/** Lets a thing that can be clicked be carried by mouse or finger, too, and put on something else. */
export function carried(node: HTMLElement, thing: Carried): { update: (next: Carried) => void; destroy: () => void } {
  let start: { x: number; y: number } | null = null;
  let isLifted = false;

  function down(event: PointerEvent): void {
    if (event.isPrimary && event.button === 0) start = { x: event.clientX, y: event.clientY };
  }

  function move(event: PointerEvent): void {
    if (!start || !event.isPrimary) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!isLifted) {
      if (Math.hypot(x, y) <= TREMBLE) return;
      if (!thing.choosing.lift(thing.at)) {
        start = null;
        return;
      }
      isLifted = true;
      node.setPointerCapture(event.pointerId);
      node.classList.add('carried');
    }
    node.style.translate = `${x}px ${y}px`;
  }

  function end(event: PointerEvent): void {
    start = null;
    if (!isLifted) return;
    const onto = event.type === 'pointerup' ? under(event.clientX, event.clientY) : null;
    isLifted = false;
    node.classList.remove('carried');
    node.style.translate = '';
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }));
    thing.choosing.putDown(thing.at, onto);
  }

  /** Letting go is no click. */
  const swallow = (event: MouseEvent): void => event.stopPropagation();

  node.addEventListener('pointerdown', down);
  window.addEventListener('pointermove', move);
  window.addEventListener('pointerup', end);
  window.addEventListener('pointercancel', end);
  return {
    update: (next) => (thing = next),
    destroy: () => {
      node.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    },
  };
}
