import { GLIDE, GLIDE_MORE, GLIDE_MOST } from '../../scene/time/pace';
import type { Travel } from '../../wire';
import { steady } from './steadiness';

const SVG = 'http://www.w3.org/2000/svg';
const APART = 90;
/** What leaves the board leans over. */
const LEAN = 12;
const EASE = 'cubic-bezier(.45, .05, .2, 1)';

interface Spot {
  x: number;
  y: number;
  size: number;
  /** A card that lies there, and how it looks. */
  card?: HTMLElement;
  face?: Element;
}

/** Where a thing stands on the page now: a place, a counter, a card; null where it is not shown. */
function spotOf(at: string, seat: number | null | undefined): Spot | null {
  const found = [...document.querySelectorAll<Element>(`[data-at="${CSS.escape(at)}"]`)].find(isShown);
  const shown = found ?? [...document.querySelectorAll<Element>(`[data-seat="${seat ?? ''}"]`)].find(isShown);
  if (!shown) return null;
  const box = shown.getBoundingClientRect();
  const isPlace = found && at.startsWith('place:');
  const card = found instanceof HTMLElement && at.startsWith('card:') ? found : undefined;
  if (card)
    return {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      size: box.width,
      card,
      face: card.querySelector('svg')?.cloneNode(true) as Element | undefined,
    };
  const size = found ? Math.min(box.width, box.height) * (isPlace ? 0.62 : 0.9) : 24;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, size: Math.min(96, Math.max(18, size)) };
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

export function startsOf(travels: readonly Travel[]): (Spot | null)[] {
  return travels.map((travel) => spotOf(travel.start, travel.seat));
}

/** Carries what travels over the page, one shortly after the other; ends when the last has landed. */
export async function fly(
  travels: readonly Travel[],
  starts: readonly (Spot | null)[],
  tincture: (seat: number | null | undefined) => string,
  motion: number,
): Promise<void> {
  const hasMoved = await steady();
  const flights = travels.map((travel, index) => {
    const isElsewhere = hasMoved && travel.start.startsWith('place:');
    const from = isElsewhere ? spotOf(travel.start, travel.seat) : starts[index];
    const to = spotOf(travel.end, travel.seat);
    return from && to ? flight(travel, from, to, tincture(travel.seat), motion, index * APART * motion) : null;
  });
  await Promise.all(flights);
}

async function flight(
  travel: Travel,
  from: Spot,
  to: Spot,
  tincture: string,
  motion: number,
  delay: number,
): Promise<void> {
  const face = to.face ?? from.face;
  if (face) return cardFlight(face, from, to, motion, delay);
  const drawing = document.createElementNS(SVG, 'svg');
  drawing.setAttribute('class', `flying seat-${tincture}`);
  drawing.setAttribute('viewBox', '0 0 64 64');
  drawing.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${travel.art}`);
  drawing.append(use);
  document.body.append(drawing);
  const leaves = travel.start.startsWith('place:') && !travel.end.startsWith('place:');
  const at = (spot: Spot, lift = 0, grow = 1, turn = 0): string =>
    `translate(${spot.x - 32}px, ${spot.y - 32 - lift}px) scale(${(spot.size / 64) * grow}) rotate(${turn}deg)`;
  const middle: Spot = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, size: (from.size + to.size) / 2 };
  const far = Math.hypot(to.x - from.x, to.y - from.y) / 120;
  const animation = drawing.animate(
    [
      { transform: at(from) },
      { transform: at(middle, 6, 1.08, leaves ? LEAN : 0), offset: 0.5 },
      { transform: at(to, 0, 1.08), offset: 0.85 },
      { transform: at(to) },
    ],
    { duration: Math.min(GLIDE_MOST, GLIDE + GLIDE_MORE * far) * motion, delay, easing: EASE, fill: 'both' },
  );
  await animation.finished.catch(() => undefined);
  drawing.remove();
}

const NEAR = 3;

/** A card as it looks where it lands, or else where it came from; it is not seen there before it has landed. */
async function cardFlight(face: Element, from: Spot, to: Spot, motion: number, delay: number): Promise<void> {
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  if (way < NEAR) return;
  const wide = Math.max(to.card ? to.size : 0, from.card ? from.size : 0);
  const drawing = face.cloneNode(true) as SVGElement;
  drawing.setAttribute('class', 'flying card');
  drawing.style.width = `${wide}px`;
  drawing.style.height = `${wide * 1.4}px`;
  document.body.append(drawing);
  const isPile = !!to.card?.querySelector('.count');
  if (to.card && !isPile) to.card.style.visibility = 'hidden';
  const at = (spot: Spot, turn = 0): string => {
    const scale = spot.card ? spot.size / wide : 0.5;
    return `translate(${spot.x - wide / 2}px, ${spot.y - wide * 0.7}px) scale(${scale}) rotate(${turn}deg)`;
  };
  const animation = drawing.animate(
    [
      { transform: at(from) },
      { transform: at({ ...to, x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }, 4), offset: 0.5 },
      { transform: at(to) },
    ],
    {
      duration: Math.min(GLIDE_MOST, GLIDE + GLIDE_MORE * (way / 120)) * motion,
      delay,
      easing: EASE,
      fill: 'both',
    },
  );
  await animation.finished.catch(() => undefined);
  drawing.remove();
  if (to.card) to.card.style.visibility = '';
}
