import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { holds, openTable, rematch, sitDown } from '../../net/fair';
import { http } from '../../net/http';
import type { Proof, TableInfo } from '../../wire';

vi.mock('../../net/http', () => ({
  http: { promise: vi.fn(), open: vi.fn(), sit: vi.fn(), rematch: vi.fn() },
}));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const SECRET = 'the secret of the server';
const COMMITMENT = sha256(SECRET);

let sent: string[] = [];
let order: string[] = [];
const table = (id: string, commitment = COMMITMENT): TableInfo =>
  ({ id, commitment, seats: [{ seat: 0, mine: true }, { seat: 1 }, { seat: 2, mine: true }] }) as TableInfo;

/** What the server shows at the end, if it kept all it was sent. */
function proof(nonces: string[], changes: Partial<Proof> = {}): Proof {
  const seed = sha256([SECRET, ...nonces].join('\n'));
  return { good: true, error: '', commitment: COMMITMENT, secret: SECRET, nonces, seed, ...changes };
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  [sent, order] = [[], []];
  vi.spyOn(http, 'promise').mockImplementation(() => {
    order.push('promise');
    return Promise.resolve({ id: 'p', commitment: COMMITMENT });
  });
  const hear =
    (answer: TableInfo) =>
    (...wishes: unknown[]) => {
      order.push('nonce');
      sent.push((wishes.at(-1) as { nonce: string }).nonce);
      return Promise.resolve(answer);
    };
  vi.spyOn(http, 'open').mockImplementation(hear(table('a')));
  vi.spyOn(http, 'sit').mockImplementation(hear(table('a')));
  vi.spyOn(http, 'rematch').mockImplementation(hear(table('b')));
});

const WISH = { game: 'x', seats: [], options: {}, hints: false };

test('the seal comes first, the nonce after', async () => {
  await openTable(WISH);
  expect(order).toEqual(['promise', 'nonce']);
  expect(sent[0]).toMatch(/^[0-9a-f]{32}$/);
});

test('what this browser added must be in the proof', async () => {
  await openTable(WISH);
  const [own = ''] = sent;
  expect(await holds('a', proof([own, 'bot', own]))).toBe(true);
  expect(await holds('a', proof([own, 'bot', 'another']))).toBe(false);
  expect(await holds('elsewhere', proof([own]))).toBe(null);
});

test('another secret than the promised one is noticed, and a seed that does not follow', async () => {
  await openTable(WISH);
  const [own = ''] = sent;
  const nonces = [own, 'bot', own];
  expect(await holds('a', proof(nonces, { commitment: sha256('later'), secret: 'later' }))).toBe(false);
  expect(await holds('a', proof(nonces, { secret: 'later' }))).toBe(false);
  expect(await holds('a', proof(nonces, { seed: 'chosen' }))).toBe(false);
});

test('who sits down later keeps that seat beside the others', async () => {
  await openTable(WISH);
  await sitDown(table('a'), { seat: 1, name: '', tincture: '' });
  const [own = '', later = ''] = sent;
  expect(await holds('a', proof([own, later, own]))).toBe(true);
  expect(await holds('a', proof([own, own, own]))).toBe(false);
});

test('a rematch has a promise of its own; where another was quicker nothing is claimed', async () => {
  await rematch('a');
  const [own = ''] = sent;
  expect(order).toEqual(['promise', 'nonce']);
  expect(await holds('b', proof([own, 'bot', own]))).toBe(true);
  vi.spyOn(http, 'rematch').mockResolvedValue(table('c', 'of somebody else'));
  await rematch('a');
  expect(await holds('c', proof([]))).toBe(null);
});
