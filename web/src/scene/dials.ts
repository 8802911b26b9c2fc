import type { Dials } from '../wire';

const PLACE = '#';

/** What is said for these numbers: one text with all of them, or a series with one for each that is not 0. */
export function dialed(dials: Dials, numbers: readonly number[]): string[] {
  if (dials.text) return [numbers.reduce((text, number) => text.replace(PLACE, String(number)), dials.text)];
  const texts = dials.dials.flatMap((dial, index) =>
    numbers[index] ? [(dial.text ?? '').replace(PLACE, String(numbers[index]))] : [],
  );
  return dials.end ? [...texts, dials.end] : texts;
}

/** Whether there is something to say; without an end it is one thing only. */
export function mayDial(dials: Dials, numbers: readonly number[]): boolean {
  const sum = numbers.reduce((all, number) => all + number, 0);
  const isOne = !!dials.text || !!dials.end || numbers.filter((number) => number > 0).length === 1;
  return sum >= (dials.least ?? 0) && isOne;
}
