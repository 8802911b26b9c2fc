import { describe, expect, test } from 'vitest';
import { figures, strength } from '../../table/items/figures';
import { OWN_PART, PART, schedule } from '../../table/items/tally';
import { placing } from '../../table/sheets/placing';
import type { Place, Rank, Surface, Tally } from '../../wire';

const name = { id: 'game-name' };

function place(id: string, x: number): Place {
  return { id, outline: [], center: [x, 50], name };
}

const map: Surface = {
  id: 'map',
  name,
  box: [100, 0, 1000, 700],
  unit: 20,
  places: [place('west', 300), place('east', 900), place('middle', 600)],
};

describe('where a sheet lies', () => {
  test('on the half of the board away from its place, measured from the edge of the map', () => {
    expect(placing([map], 'west', false)).toEqual({ side: 'right', isDim: false });
    expect(placing([map], 'east', false)).toEqual({ side: 'left', isDim: false });
    expect(placing([map], 'middle', false).side).toBe('right');
  });

  test('in the middle over the dimmed board where it is about no place', () => {
    expect(placing([map], '', false)).toEqual({ side: '', isDim: true });
    expect(placing([map], 'elsewhere', false)).toEqual({ side: '', isDim: true });
    expect(placing([], 'west', false)).toEqual({ side: '', isDim: true });
  });

  test('a wide one lies in the middle, and dims nothing where it has a place', () => {
    expect(placing([map], 'east', true)).toEqual({ side: '', isDim: false });
  });
});

function rank(count: number, more: Partial<Rank> = {}): Rank {
  return { counter: { id: 'men', art: 'man', count, name }, ...more };
}

describe('figures of a rank', () => {
  test('those struck now come first, the fallen of before last', () => {
    expect(figures(rank(1, { lost: 4, struck: 2 }))).toEqual([
      { fate: 'struck', drawn: 2, times: 1 },
      { fate: 'standing', drawn: 1, times: 1 },
      { fate: 'fallen', drawn: 2, times: 1 },
    ]);
  });

  test('whoever may be chosen is threatened, whoever has been is marked', () => {
    expect(figures(rank(3), 1, true).map(({ fate, drawn }) => [fate, drawn])).toEqual([
      ['marked', 1],
      ['threatened', 2],
    ]);
  });

  test('more than six are one figure with a number for each fate', () => {
    expect(figures(rank(5, { lost: 2 }))).toEqual([
      { fate: 'standing', drawn: 1, times: 5 },
      { fate: 'fallen', drawn: 1, times: 2 },
    ]);
    expect(figures(rank(4, { lost: 2 })).map(({ drawn }) => drawn)).toEqual([4, 2]);
  });

  test('a host is counted from its figures', () => {
    expect(strength([rank(2, { lost: 3, struck: 1 }), rank(3)])).toEqual({ before: 8, after: 5 });
  });
});

describe('a tally is built up', () => {
  const part = { art: 'man', value: '1', name };
  const tally: Tally = {
    type: 'tally',
    id: 'winter',
    title: name,
    rows: [
      { name, seat: 0, parts: [part, part], total: '2', verdict: name },
      { name, seat: 1, parts: [part] },
    ],
  };

  test('part by part, then the sum, then the verdict; the own row more slowly', () => {
    const own = schedule(tally, 0, new Map());
    expect([...own.entries()]).toEqual([
      ['0-0', 0],
      ['0-1', OWN_PART],
      ['0-total', 2 * OWN_PART],
      ['0-verdict', 2 * OWN_PART + 400],
      ['1-0', 2 * OWN_PART + 700],
    ]);
    expect(schedule(tally, 1, new Map()).get('0-1')).toBe(PART);
  });

  test('what is there already keeps its time, what comes later begins at once', () => {
    const first = schedule({ ...tally, rows: tally.rows.slice(0, 1) }, null, new Map());
    const both = schedule(tally, null, first);
    expect(both.get('1-0')).toBe(0);
    expect(both.get('0-total')).toBe(first.get('0-total'));
  });
});
