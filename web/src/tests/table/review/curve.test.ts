import { describe, expect, it } from 'vitest';
import { changes, keyTo, pathOf } from '../../../table/review/curve';
import { drawn } from '../../../table/review/drawn';
import type { Scene } from '../../../wire';

const CURVE = [
  [0.5, 0.5],
  [0.5, 0.5],
  [0.75, 0.25],
  [0.75, 0.25],
  [1, 0],
];

describe('the curve', () => {
  it('is drawn from the deal to the end, without what lies on a level stretch', () => {
    expect(pathOf(CURVE, 0, 100, 10)).toBe('M0.0 5.0L25.0 5.0L50.0 2.5L75.0 2.5L100.0 0.0');
    expect(pathOf([[0.5], [0.5], [0.5], [1]], 0, 30, 10)).toBe('M0.0 5.0L20.0 5.0L30.0 0.0');
  });

  it('stops where somebody’s chance changed, at the deal and at the end', () => {
    expect(changes(CURVE)).toEqual([0, 2, 4]);
  });

  it('leads from stop to stop by keys, and no further than its ends', () => {
    const stops = changes(CURVE);
    expect(keyTo('ArrowRight', 0, stops)).toBe(2);
    expect(keyTo('ArrowRight', 4, stops)).toBe(4);
    expect(keyTo('ArrowLeft', 3, stops)).toBe(2);
    expect(keyTo('ArrowLeft', 2, stops)).toBe(0);
    expect(keyTo('End', 0, stops)).toBe(4);
    expect(keyTo('Home', 3, stops)).toBe(0);
    expect(keyTo('Enter', 3, stops)).toBeNull();
  });
});

describe('an option drawn on the board', () => {
  const scene = { pieces: { k1: { id: 'k1', place: 'A1' } }, arrows: [] } as unknown as Scene;

  it('points at its places, with an arrow along them', () => {
    const shown = drawn(scene, { path: ['button:move', 'piece:k1', 'place:B2', 'place:C3'] });
    expect(shown.places).toEqual(['A1', 'B2', 'C3']);
    expect(shown.scene.arrows).toEqual([{ start: 'A1', end: 'C3', via: ['B2'], sign: 'legal' }]);
  });

  it('has no arrow where there is one place, and no place where only words are clicked', () => {
    expect(drawn(scene, { path: ['place:B2'] })).toEqual({ scene, places: ['B2'] });
    expect(drawn(scene, { path: ['button:pass'] })).toEqual({ scene, places: [] });
  });
});
