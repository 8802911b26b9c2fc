import type { ChangeSeat, GameInfo, Me, NewTable, Proof, Refused, Replayed, SitDown, TableInfo } from '../wire';
import { refusal as said } from '../words/client.svelte';
import type { Language } from '../words/words';

/** The server said no; the message is its sentence. */
export class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(said(refused));
  }
}

async function ask(path: string, method = 'GET', body?: unknown): Promise<Response> {
  const answer = await fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  if (!answer.ok) throw new RefusedError(answer.status, await refusal(answer));
  return answer;
}

async function refusal(answer: Response): Promise<Refused> {
  try {
    const told = (await answer.json()) as Partial<Refused> & { detail?: string };
    return { error: told.error ?? told.detail ?? answer.statusText, rule: told.rule ?? '', reason: told.reason ?? null, code: told.code ?? '' };
  } catch {
    return { error: `${answer.status} ${answer.statusText}`, rule: '', reason: null, code: '' };
  }
}

async function json<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const answer = await ask(path, method, body);
  return (await answer.json()) as T;
}

const text = async (path: string): Promise<string> => (await ask(path)).text();

export const http = {
  games: () => json<GameInfo[]>('/games'),
  words: (game: string, language: Language) => text(`/games/${game}/words/${language}`),
  guide: (game: string, language: Language) => text(`/games/${game}/guide/${language}`),
  art: (game: string) => text(`/games/${game}/art`),
  me: () => json<Me>('/me'),
  rename: (name: string) => json<Me>('/me', 'PUT', { name }),
  open: (wish: NewTable) => json<TableInfo>('/tables', 'POST', wish),
  table: (id: string) => json<TableInfo>(`/tables/${id}`),
  sit: (id: string, wish: SitDown) => json<TableInfo>(`/tables/${id}/sit`, 'POST', wish),
  changeSeat: (id: string, seat: number, wish: ChangeSeat) => ask(`/tables/${id}/seats/${seat}`, 'POST', wish),
  remove: (id: string) => ask(`/tables/${id}`, 'DELETE'),
  rematch: (id: string) => json<TableInfo>(`/tables/${id}/rematch`, 'POST'),
  upload: (record: unknown) => json<TableInfo>('/records', 'POST', record),
  replay: (id: string, step: number, seat: number | null) =>
    json<Replayed>(`/tables/${id}/replay/${step}${seat === null ? '' : `?seat=${seat}`}`),
  verify: (id: string) => json<Proof>(`/tables/${id}/verify`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
};
