import type { TableInfo } from '../wire';

const isMine = (table: TableInfo): boolean =>
  table.seats.some((seat) => seat.mine && !seat.stood_in && table.waiting.includes(seat.seat));

/** The table waits for this person. */
export const isMyTurn = (table: TableInfo): boolean => table.started && !table.over && isMine(table);

/** Those that wait for this person first, whoever waits longest before all; then what goes on; then what is over. */
export function inOrder(tables: readonly TableInfo[]): TableInfo[] {
  const rank = (table: TableInfo): number => (isMyTurn(table) ? 0 : table.over ? 2 : 1);
  const since = (table: TableInfo): number => (isMyTurn(table) && table.since ? table.since : Infinity);
  return [...tables].sort((one, other) => {
    const [mine, others] = [since(one), since(other)];
    return rank(one) - rank(other) || (mine === others ? 0 : mine - others);
  });
}

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
] as const;

/** How long it has been, in the largest unit that it fills; nothing within the first minute. */
export function howLong(since: number | null | undefined, now: number): { unit: string; count: number } | null {
  const found = since ? UNITS.find(([, seconds]) => now - since >= seconds) : undefined;
  return found && since ? { unit: found[0], count: Math.floor((now - since) / found[1]) } : null;
}
