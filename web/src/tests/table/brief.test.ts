import { expect, test } from 'vitest';
import { briefNames } from '../../table/seats/brief';

test('titles and surnames before the name go first', () => {
  expect(briefNames(['Eva', 'Lady Maud', 'Sir Rolf', 'Lady Edith'])).toEqual(['Eva', 'Maud', 'Rolf', 'Edith']);
});

test('two of one name keep what tells them apart', () => {
  expect(briefNames(['Ann Day', 'Bob Day', 'Zoe'])).toEqual(['Ann Day', 'Bob Day', 'Zoe']);
});

test('a long name is shortened with a full stop', () => {
  expect(briefNames(['Maximilian', 'Bertalan'])).toEqual(['Maximi.', 'Bertalan']);
});
