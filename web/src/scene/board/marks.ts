import type { Message, NewsItem } from '../../wire';

/** A sign at the slider of the past: above it a battle, an election; below it where a round begins. */
export interface Mark {
  step: number;
  item: NewsItem;
}

/** So many pixels one mark needs. */
const APART = 18;

/** What ended something, as far as the signs fit over a slider of a width: of those that lie too near the first. */
export const eventMarks = (items: readonly (NewsItem | null)[], width: number): Mark[] =>
  fitting(items, width, (item) => !!item.has_report);

/** Where rounds begin, as far as their numbers fit under a slider of a width. */
export function roundMarks(
  items: readonly (NewsItem | null)[],
  width: number,
  say: (message: Message) => string,
): (Mark & { number: string })[] {
  let last = '';
  const first = items.map((item) => {
    const number = item?.heading && !namesSeat(item.text) ? numberIn(say(item.text)) : '';
    if (!number || number === last) return null;
    last = number;
    return item;
  });
  return fitting(first, width, () => true).map((mark) => ({ ...mark, number: numberIn(say(mark.item.text)) }));
}

/** «Player 1 cries Havoc»: its number counts no rounds. */
const namesSeat = ({ args }: Message): boolean =>
  Object.values(args ?? {}).some((argument) => typeof argument === 'object' && 'seat' in argument);

/** The number of the round or year that a heading tells of, in either way of writing; none in brackets, such as a strength. */
const numberIn = (text: string): string => /\d+|\b[IVX]+\b/.exec(text.replace(/\([^)]*\)/g, ''))?.[0] ?? '';

function fitting(items: readonly (NewsItem | null)[], width: number, isMarked: (item: NewsItem) => boolean): Mark[] {
  const each = width / Math.max(1, items.length - 1);
  const found: Mark[] = [];
  items.forEach((item, step) => {
    if (!item || !isMarked(item)) return;
    const before = found.at(-1);
    if (!before || (step - before.step) * each >= APART) found.push({ step, item });
  });
  return found;
}
