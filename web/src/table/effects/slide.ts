import { settings } from '../../browser/settings.svelte';
import { onceLaid } from '../../shell/sized';

const SORT = 240;
const NEAR = 1;

/** Cards of a list that come to lie elsewhere because others came, went or were sorted slide there. */
export function slides(list: HTMLElement): () => void {
  let before = new Map<Element, [left: number, top: number]>();
  let leave = (): void => undefined;

  const look = (): void => {
    const cards = [...list.querySelectorAll<HTMLElement>(':scope > [data-slides]')];
    const now = new Map(cards.map((card) => [card, [card.offsetLeft, card.offsetTop] as [number, number]]));
    for (const [card, [left, top]] of now) {
      const [oldLeft, oldTop] = before.get(card) ?? [left, top];
      const [dx, dy] = [oldLeft - left, oldTop - top];
      if (!settings.motion || Math.hypot(dx, dy) < NEAR) continue;
      const easing = 'cubic-bezier(.2, .7, .2, 1)';
      card.animate([{ translate: `${dx}px ${dy}px` }, { translate: '0px 0px' }], {
        duration: SORT * settings.motion,
        easing,
      });
    }
    before = now;
  };
  const lookSoon = (): void => {
    leave();
    leave = onceLaid(list, look);
  };

  const observer = new MutationObserver(lookSoon);
  observer.observe(list, { childList: true });
  lookSoon();
  return () => {
    observer.disconnect();
    leave();
  };
}
