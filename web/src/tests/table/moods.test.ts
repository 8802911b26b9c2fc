import { expect, test } from 'vitest';
import { moodFor } from '../../table/dialogs/moods';

const text = { id: 'change', args: {} };

test('a change is green or red for its own seat only', () => {
  expect(moodFor({ text, seat: 1, mood: 'good' }, 1)).toBe('good');
  expect(moodFor({ text, seat: 1, mood: 'good' }, 0)).toBe('even');
  expect(moodFor({ text, seat: 1, mood: 'bad' }, 0)).toBe('even');
  expect(moodFor({ text, seat: 1, mood: 'bad' }, null)).toBe('even');
});

test('what is about nobody keeps its colour', () => {
  expect(moodFor({ text, mood: 'bad' }, 0)).toBe('bad');
  expect(moodFor({ text }, 0)).toBe('even');
});
