import type { Item } from '../wire';

/** What of an item can be clicked, but for counters: those are offered beside the question, too. */
export function clickable(item: Item): string[] {
  if (item.type === 'seat') return item.before ? clickable(item.before) : [];
  if (item.type === 'tray')
    return [...(item.cards ?? []).map((card) => `card:${card.id}`), ...(item.dice ?? []).map((die) => `die:${die.id}`)];
  if (item.type !== 'sheet') return [];
  return item.cells
    .flat()
    .flatMap((cell) => [...(cell.id ? [`cell:${cell.id}`] : []), ...(cell.dice ?? []).map((die) => `die:${die.id}`)]);
}
