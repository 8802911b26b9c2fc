import type { Sheet } from '../../wire';

/** The column that it is about now; else the last that somebody has won; else the first. */
export function frontPage(sheet: Sheet): number {
  const fixed = sheet.fixed ?? 0;
  const columns = sheet.columns?.map((_, column) => column).slice(fixed) ?? [];
  const has = (column: number, state: string): boolean => sheet.cells.some((row) => row[column]?.state === state);
  return columns.find((column) => has(column, 'now')) ?? columns.findLast((column) => has(column, 'owned')) ?? fixed;
}

/** The table with one of its columns, beside those that stay. */
export function onePage(sheet: Sheet, page: number): Sheet {
  const fixed = sheet.fixed ?? 0;
  const kept = <Thing>(all: readonly Thing[]): Thing[] => all.filter((_, at) => at < fixed || at === page);
  return { ...sheet, columns: kept(sheet.columns ?? []), cells: sheet.cells.map(kept) };
}
