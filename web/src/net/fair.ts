import type { NewTable, Proof, SitDown, TableInfo } from '../wire';
import { http } from './http';

/** What this browser added to the seed of a table, and the seal that it had seen before it did. */
interface Share {
  commitment: string;
  nonces: Record<number, string>;
}

const KEY = 'regalia-shares';
/** So many tables are remembered, the newest. */
const MOST = 200;

/** This browser's share of a seed, so that nobody chooses it alone. */
function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function shares(): Record<string, Share> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, Share>;
  } catch {
    return {};
  }
}

function keep(table: string, commitment: string, seats: number[], own: string): void {
  const { [table]: before, ...others } = shares();
  const nonces = { ...before?.nonces, ...Object.fromEntries(seats.map((seat) => [seat, own])) };
  const kept = [...Object.entries(others), [table, { commitment, nonces }] as const].slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // A browser that keeps nothing cannot compare later; the server's own proof is left to it.
  }
}

/** First the server promises its secret, then this browser says its nonce; both are kept where the table is that one. */
async function opened(open: (promise: string, nonce: string) => Promise<TableInfo>): Promise<TableInfo> {
  const promised = await http.promise();
  const own = nonce();
  const table = await open(promised.id, own);
  const mine = table.seats.filter((seat) => seat.mine).map((seat) => seat.seat);
  if (table.commitment === promised.commitment) keep(table.id, promised.commitment, mine, own);
  return table;
}

export const openTable = (wish: Omit<NewTable, 'nonce' | 'promise'>): Promise<TableInfo> =>
  opened((promise, nonce) => http.open({ ...wish, promise, nonce }));

/** Somebody else may have been quicker: then theirs is the table, and this browser has no share in it. */
export const rematch = (id: string): Promise<TableInfo> =>
  opened((promise, nonce) => http.rematch(id, { promise, nonce }));

/** The seal of the table was to be seen before anybody sat down. */
export async function sitDown(table: TableInfo, wish: Omit<SitDown, 'nonce'>): Promise<void> {
  const own = nonce();
  await http.sit(table.id, { ...wish, nonce: own });
  keep(table.id, table.commitment, [wish.seat], own);
}

async function sha256(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether a proof holds what this browser remembers: null where it remembers nothing. */
export async function holds(table: string, proof: Proof): Promise<boolean | null> {
  const share = shares()[table];
  if (!share) return null;
  if (proof.commitment !== share.commitment) return false;
  if (Object.entries(share.nonces).some(([seat, own]) => proof.nonces[Number(seat)] !== own)) return false;
  if (!globalThis.crypto?.subtle) return true; // browsers reckon only over safe connections
  const seed = await sha256([proof.secret, ...proof.nonces].join('\n'));
  return (await sha256(proof.secret)) === share.commitment && seed === proof.seed;
}
