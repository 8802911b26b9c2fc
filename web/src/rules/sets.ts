import type { OptionInfo } from '../wire';
import { allows, differences, isPreset, resolve, same, usual, type Values } from './options';

/** Rules that one click brings as a whole. */
export interface RuleSet {
  id: string;
  /** What it says; all the rest is as usual. */
  said: Values;
  /** The option whose value it is, where the game itself has such sets. */
  of: OptionInfo | null;
  value: unknown;
  /** How many rules are not the usual ones. */
  differs: number;
}

/** What may still be said with so many seats. */
export const allowed = (options: readonly OptionInfo[], said: Values, seats: number): Values =>
  Object.fromEntries(
    options
      .filter((option) => option.id in said && allows(option, said[option.id], seats))
      .map((option) => [option.id, said[option.id]]),
  );

/** For a first game; the game's own sets, else the usual rules; those of the last time: each only if it is another. */
export function ruleSets(
  options: readonly OptionInfo[],
  seats: number,
  last: Values | null,
  first: Values = {},
): RuleSet[] {
  const made = (id: string, said: Values, of: OptionInfo | null = null, value: unknown = null): RuleSet => {
    const values = resolve(options, said, seats);
    return { id, said, of, value, differs: differences(options, values, seats).length };
  };
  const own = options.find(isPreset);
  const sets = own
    ? (own.choices[seats] ?? []).map((value) =>
        made(`${own.id}-${value}`, same(value, usual(own, seats)) ? {} : { [own.id]: value }, own, value),
      )
    : [made('usual', {})];
  const others = (set: RuleSet): boolean =>
    !sets.some((each) => isAsPlayed(options, each, resolve(options, set.said, seats), seats));
  const easy = [made('first', allowed(options, first, seats))].filter(others);
  const mine = last ? [made('last', allowed(options, last, seats))].filter(others) : [];
  const isSame = easy[0] && mine[0] && isAsPlayed(options, easy[0], resolve(options, mine[0].said, seats), seats);
  return [...easy, ...sets, ...(isSame ? [] : mine)];
}

export const isAsPlayed = (options: readonly OptionInfo[], set: RuleSet, values: Values, seats: number): boolean =>
  same(resolve(options, set.said, seats), values);

/** The set that holds: just as it is, else the one that something was changed of. */
export function chosenSet(
  options: readonly OptionInfo[],
  sets: readonly RuleSet[],
  values: Values,
  seats: number,
): { set: RuleSet; changed: number } | null {
  const exact = sets.find((set) => isAsPlayed(options, set, values, seats));
  if (exact) return { set: exact, changed: 0 };
  const set = sets.find(({ of, value }) => of && same(values[of.id], value));
  if (!set) return null;
  const expected = resolve(options, set.said, seats);
  return { set, changed: options.filter(({ id }) => !same(expected[id], values[id])).length };
}
