import type { OptionInfo } from '../wire';
import type { Words } from '../words/words';

/** Options by their ids. */
export type Values = Record<string, unknown>;

export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function usual(option: OptionInfo, seats: number): unknown {
  return option.default[seats] ?? Object.values(option.default)[0] ?? null;
}

/** All options with their values, as the engine finds them: what was said, else what a preset says, else the usual. */
export function resolve(options: readonly OptionInfo[], said: Values, seats: number): Values {
  const values: Values = Object.fromEntries(options.map((option) => [option.id, usual(option, seats)]));
  for (const option of options) Object.assign(values, option.presets[String(said[option.id] ?? values[option.id])]);
  return Object.assign(values, said);
}

/** Whether the option changes anything where the options have these values. */
export function matters(option: OptionInfo, values: Values, seats: number): boolean {
  const needs = option.needs.length === 0 || option.needs.some(([id, value]) => values[id as string] === value);
  return option.seats.includes(seats) && needs;
}

/** Whether the option can have the value with that number of seats. */
export function allows(option: OptionInfo, value: unknown, seats: number): boolean {
  if (option.choices[seats]?.some((choice) => same(choice, value))) return true;
  if (typeof value === 'object') return option.data;
  if (typeof value !== 'number' || !option.whole) return false;
  const [least, most] = option.whole;
  return value >= least && (most === null || value <= most);
}

/** The options that are not as usual, and matter. */
export function unusual(options: readonly OptionInfo[], values: Values, seats: number): OptionInfo[] {
  return options.filter((option) => matters(option, values, seats) && !same(values[option.id], usual(option, seats)));
}

/** Whether its values say what others are. */
export const isPreset = (option: OptionInfo): boolean => Object.keys(option.presets).length > 0;

/** The rules that are not as usual, one by one: presets are no rules themselves. */
export const differences = (options: readonly OptionInfo[], values: Values, seats: number): OptionInfo[] =>
  unusual(options, values, seats).filter((option) => !isPreset(option));

/** Of those, the presets, and what is not as the presets have it: they say it all. */
export function remarkable(options: readonly OptionInfo[], values: Values, seats: number): OptionInfo[] {
  const presets = options.filter(isPreset).map((option) => [option.id, values[option.id]]);
  const expected = resolve(options, Object.fromEntries(presets), seats);
  return options.filter(
    (option) =>
      matters(option, values, seats) &&
      !same(values[option.id], isPreset(option) ? usual(option, seats) : expected[option.id]),
  );
}

export const title = (words: Words, option: OptionInfo): string => words.say({ id: `setting-${option.id}` });

/** A value as people call it. */
export function valueName(words: Words, option: OptionInfo, value: unknown): string {
  if (typeof value === 'boolean') return words.say({ id: value ? 'setting-yes' : 'setting-no' });
  if (typeof value === 'number' && option.seat) return words.name(value);
  if (typeof value === 'object') return words.say({ id: 'option-own' });
  const id = `setting-${option.id}-${value}`;
  return words.has(id) ? words.say({ id }) : String(value).replaceAll('_', ' ');
}
