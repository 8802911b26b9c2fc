import { expect, test } from 'vitest';
import { frontPage, onePage } from '../../table/sheets/pages';
import type { Cell, Sheet } from '../../wire';

const column = (id: string) => ({ art: '', name: { id } });
const sheet = (...states: Cell['state'][]): Sheet => ({
  type: 'sheet',
  id: 'bids',
  title: { id: 'bids' },
  fixed: 1,
  columns: ['money', 'judge', 'treasurer', 'palatine'].map(column),
  cells: [[{ number: 9 }, ...states.map((state) => ({ state }))]],
});

test('the column that it is about now lies in front', () => {
  expect(frontPage(sheet('owned', 'now', 'closed'))).toBe(2);
  expect(frontPage(sheet('owned', 'owned', 'owned'))).toBe(3);
  expect(frontPage(sheet('closed', 'closed', 'closed'))).toBe(1);
});

test('a page has the columns that stay and one other', () => {
  const page = onePage(sheet('owned', 'now', 'closed'), 2);
  expect(page.columns?.map(({ name }) => name.id)).toEqual(['money', 'treasurer']);
  expect(page.cells).toEqual([[{ number: 9 }, { state: 'now' }]]);
});
