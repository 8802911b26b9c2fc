import { beforeEach, expect, test } from 'vitest';
import { Plan } from '../../lobby/plan.svelte';
import { differences, matters, remarkable, resolve, unusual } from '../../rules/options';
import { chosenSet, ruleSets } from '../../rules/sets';
import type { GameInfo, OptionInfo } from '../../wire';

const bySeats = <T>(value: T): Record<string, T> => ({ 2: value, 3: value, 4: value });
const option = (id: string, choices: unknown[], usual: unknown, more: Partial<OptionInfo> = {}): OptionInfo => ({
  id,
  choices: bySeats(choices),
  whole: null,
  seat: false,
  data: false,
  default: bySeats(usual),
  presets: {},
  needs: [],
  seats: [2, 3, 4],
  ...more,
});
const RULESET = option('ruleset', ['plain', 'wild'], 'plain', {
  presets: { plain: { storm: false, rounds: 9 }, wild: { storm: true, rounds: 5 } },
});
const STORM = option('storm', [true, false], false);
const HAIL = option('hail', ['none', 'some'], 'none', { needs: [['storm', true]] });
const ROUNDS = option('rounds', [], 9, { whole: [1, 200] });
const FIRST = option('first', ['random', 0, 1, 2], 'random', {
  seat: true,
  choices: { 2: ['random', 0, 1], 3: ['random', 0, 1, 2], 4: ['random', 0, 1, 2, 3] },
});
const DUEL = option('duel', [true, false], false, { seats: [2] });
const OPTIONS = [RULESET, STORM, HAIL, ROUNDS, FIRST, DUEL];
const GAME: GameInfo = {
  id: 'weather',
  seats: [2, 3, 4],
  tinctures: ['azure', 'or', 'vert', 'gules'],
  minutes: 9,
  weight: 1,
  has_secrets: false,
  chooses_colour: true,
  first: {},
  things: [],
  lessons: [],
  puzzles: [],
  options: OPTIONS,
};

let plan: Plan;
beforeEach(() => {
  plan = new Plan();
  plan.pick(GAME);
});
const sent = () => plan.wish('').options;
const colours = () => plan.seats.map((seat) => seat.tincture);

test('a preset is seen in the other options', () => {
  plan.set(RULESET, 'wild');
  expect(plan.values).toMatchObject({ ruleset: 'wild', storm: true, rounds: 5 });
  expect(sent()).toEqual(plan.values);
});

test('each option can be changed after the preset, also to what is usual', () => {
  plan.set(RULESET, 'wild');
  plan.set(STORM, false);
  expect(sent()).toMatchObject({ ruleset: 'wild', storm: false, rounds: 5 });
  plan.set(ROUNDS, 9);
  expect(sent()).toMatchObject({ ruleset: 'wild', storm: false, rounds: 9 });
});

test('choosing a preset sets its options anew, and only those', () => {
  plan.set(FIRST, 1);
  plan.set(STORM, true);
  plan.set(RULESET, 'wild');
  plan.set(ROUNDS, 7);
  plan.set(RULESET, 'plain');
  expect(sent()).toMatchObject({ ruleset: 'plain', storm: false, rounds: 9, first: 1 });
});

test('with another number of seats, what is still allowed stays', () => {
  plan.set(ROUNDS, 120);
  plan.set(FIRST, 2);
  plan.resize(4);
  expect(sent()).toMatchObject({ rounds: 120, first: 2 });
  plan.resize(2);
  expect(sent()).toMatchObject({ rounds: 120, first: 'random' });
});

test('an option may matter only with others, or with some numbers of seats', () => {
  expect(matters(HAIL, plan.values, 3)).toBe(false);
  plan.set(STORM, true);
  expect(matters(HAIL, plan.values, 3)).toBe(true);
  expect([2, 3].map((seats) => matters(DUEL, plan.values, seats))).toEqual([true, false]);
});

test('a preset says at a glance what it changes; the whole list names each', () => {
  const ids = (options: OptionInfo[]) => options.map((each) => each.id);
  const values = resolve(OPTIONS, { ruleset: 'wild', first: 1, hail: 'some', duel: true }, 3);
  expect(ids(remarkable(OPTIONS, values, 3))).toEqual(['ruleset', 'hail', 'first']);
  expect(ids(unusual(OPTIONS, values, 3))).toEqual(['ruleset', 'storm', 'hail', 'rounds', 'first']);
  const calm = { ...values, storm: false };
  expect(ids(remarkable(OPTIONS, calm, 3))).toEqual(['ruleset', 'storm', 'first']);
  expect(unusual(OPTIONS, resolve(OPTIONS, {}, 3), 3)).toEqual([]);
});

test('seats have different colours, whatever is chosen', () => {
  expect(colours()).toEqual(['azure', 'or', 'vert']);
  plan.colour(0, 'gules');
  expect(colours()).toEqual(['gules', 'or', 'vert']);
  plan.colour(2, 'or');
  expect(colours()).toEqual(['gules', 'vert', 'or']);
  plan.resize(4);
  expect(colours()).toEqual(['gules', 'vert', 'or', 'azure']);
  expect(plan.wish('').seats.map((seat) => seat.tincture)).toEqual(colours());
});

test('where the game gives the colours out, none is wished', () => {
  plan.pick({ ...GAME, id: 'lords', chooses_colour: false });
  expect(colours()).toEqual(['', '', '']);
});

test('sets of rules come from the game itself, and from the last time', () => {
  const ids = (last: Record<string, unknown> | null) => ruleSets(OPTIONS, 3, last).map((set) => set.id);
  expect(ids(null)).toEqual(['ruleset-plain', 'ruleset-wild']);
  expect(ids({ ruleset: 'wild' })).toEqual(['ruleset-plain', 'ruleset-wild']);
  expect(ids({ rounds: 12 })).toEqual(['ruleset-plain', 'ruleset-wild', 'last']);
  expect(ruleSets(OPTIONS, 3, null).map((set) => set.differs)).toEqual([0, 2]);
  expect(ruleSets([ROUNDS], 3, null, { rounds: 12 }).map((set) => set.id)).toEqual(['first', 'usual']);
  expect(ruleSets([ROUNDS], 3, { rounds: 12 }, { rounds: 12 }).map((set) => set.id)).toEqual(['first', 'usual']);
  expect(ruleSets([ROUNDS], 3, null, { rounds: 5000 }).map((set) => set.id)).toEqual(['usual']);
  expect(ruleSets([ROUNDS], 3, {}).map((set) => set.id)).toEqual(['usual']);
  expect(ruleSets(OPTIONS, 3, { rounds: 500, gone: 1 }).map((set) => set.id)).toEqual(ids(null));
});

test('the set that holds says how much of it was changed', () => {
  const sets = ruleSets(OPTIONS, 3, { rounds: 12 });
  const holds = () => {
    const found = chosenSet(OPTIONS, sets, plan.values, 3);
    return found && [found.set.id, found.changed];
  };
  expect(holds()).toEqual(['ruleset-plain', 0]);
  plan.use({ ruleset: 'wild' });
  expect(holds()).toEqual(['ruleset-wild', 0]);
  plan.set(STORM, false);
  expect(holds()).toEqual(['ruleset-wild', 1]);
  expect(differences(OPTIONS, plan.values, 3).map((each) => each.id)).toEqual(['rounds']);
  plan.use({ rounds: 12 });
  expect(holds()).toEqual(['last', 0]);
  expect(plan.said).toEqual({ rounds: 12 });
});

test('whoever has never played it begins with the rules of a first game, with any number of seats', () => {
  const eased: GameInfo = { ...GAME, id: 'eased', first: { 3: { rounds: 3 }, 4: { rounds: 4 } } };
  plan.pick(eased, true);
  plan.resize(3);
  expect(plan.values['rounds']).toBe(3);
  plan.resize(4);
  expect(plan.values['rounds']).toBe(4);
  plan.use({});
  plan.resize(3);
  expect(plan.values['rounds']).toBe(9);
});

test('whoever knows it begins with the usual rules', () => {
  plan.pick({ ...GAME, id: 'known', first: bySeats({ rounds: 3 }) });
  expect(plan.values['rounds']).toBe(9);
});
