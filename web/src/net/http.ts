import type {
  BotInfo,
  ChangeSeat,
  Explained,
  GameInfo,
  LogLines,
  Me,
  NewBranch,
  NewTable,
  NewToken,
  Promised,
  Proof,
  Refused,
  Rematch,
  Recalled,
  Replayed,
  Report,
  Reviewed,
  Reviewing,
  SitDown,
  TableInfo,
  Token,
} from '../wire';
import { refusal as said, t } from '../words/client.svelte';
import type { Language, Words } from '../words/words';

/** The server said no; the message is its sentence. */
class RefusedError extends Error {
  constructor(
    readonly status: number,
    readonly refused: Refused,
  ) {
    super(said(refused));
  }
}

/** What went wrong, for the reader; reasons of a game are said in its own words. */
export function complaint(error: unknown, words?: Words | null): string {
  return t('wrong', { error: spoken(error, words) });
}

function spoken(error: unknown, words?: Words | null): string {
  if (error instanceof RefusedError) {
    const { reason } = error.refused;
    return reason && words?.has(reason.id) ? words.say(reason) : said(error.refused);
  }
  if (error instanceof SyntaxError) return t('no-bad-record');
  return error instanceof TypeError ? t('no-answer-heard') : String(error);
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
    return {
      error: told.error ?? told.detail ?? answer.statusText,
      rule: told.rule ?? '',
      reason: told.reason ?? null,
      code: told.code ?? '',
    };
  } catch {
    return { error: `${answer.status} ${answer.statusText}`, rule: '', reason: null, code: '' };
  }
}

async function json<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const answer = await ask(path, method, body);
  return (await answer.json()) as T;
}

function query(wishes: Record<string, number | string | null | undefined>): string {
  const said = Object.entries(wishes).filter(([, value]) => value !== null && value !== undefined);
  return said.length ? `?${said.map(([name, value]) => `${name}=${value}`).join('&')}` : '';
}

const text = async (path: string): Promise<string> => (await ask(path)).text();

export const http = {
  games: () => json<GameInfo[]>('/games'),
  bots: () => json<BotInfo[]>('/bots'),
  words: (game: string, language: Language) => text(`/games/${game}/words/${language}`),
  guide: (game: string, language: Language) => text(`/games/${game}/guide/${language}`),
  art: (game: string) => text(`/games/${game}/art`),
  covers: () => text('/covers'),
  me: () => json<Me>('/me'),
  rename: (name: string) => json<Me>('/me', 'PUT', { name }),
  open: (wish: NewTable) => json<TableInfo>('/tables', 'POST', wish),
  /** A table of one's own at which a lesson is taught. */
  learn: (game: string, lesson: string) => json<TableInfo>(`/games/${game}/lessons/${lesson}`, 'POST'),
  table: (id: string) => json<TableInfo>(`/tables/${id}`),
  sit: (id: string, wish: SitDown) => json<TableInfo>(`/tables/${id}/sit`, 'POST', wish),
  changeSeat: (id: string, seat: number, wish: ChangeSeat) => ask(`/tables/${id}/seats/${seat}`, 'POST', wish),
  makeToken: (id: string, seat: number, wish: NewToken) =>
    json<Token>(`/tables/${id}/seats/${seat}/token`, 'POST', wish),
  revokeToken: (id: string, seat: number) => ask(`/tables/${id}/seats/${seat}/token`, 'DELETE'),
  remove: (id: string) => ask(`/tables/${id}`, 'DELETE'),
  rematch: (id: string, wish: Rematch) => json<TableInfo>(`/tables/${id}/rematch`, 'POST', wish),
  promise: () => json<Promised>('/promises', 'POST'),
  upload: (record: unknown) => json<TableInfo>('/records', 'POST', record),
  /** The table at an event of an entry; null: after it. */
  replay: (id: string, at: number, event: number | null, seat: number | null) =>
    json<Replayed>(`/tables/${id}/replay/${at}${query({ event, seat })}`),
  /** What a thing was at that moment. */
  explain: (id: string, at: number, event: number | null, seat: number | null, of: string) =>
    json<Explained>(`/tables/${id}/explain/${at}${query({ event, seat, of: encodeURIComponent(of) })}`),
  log: (id: string, before: number, seat: number | null, most?: number) =>
    json<LogLines>(`/tables/${id}/log${query({ before, seat, most })}`),
  report: (id: string, at: number, event: number) => json<Report>(`/tables/${id}/report/${at}${query({ event })}`),
  verify: (id: string) => json<Proof>(`/tables/${id}/verify`),
  /** Has a finished game reviewed, and says how far that is. */
  orderReview: (id: string) => json<Reviewing>(`/tables/${id}/review`, 'POST'),
  review: (id: string) => json<Reviewed>(`/tables/${id}/review`),
  reviewAddress: (id: string, language: Language) => `/api/tables/${id}/review/page${query({ language })}`,
  /** The same of a running game, as the seat knew it, up to an entry. */
  orderOwnReview: (id: string, seat: number, until: number) =>
    json<Reviewing>(`/tables/${id}/review/own${query({ seat, until })}`, 'POST'),
  ownReview: (id: string, seat: number, until: number) =>
    json<Reviewed>(`/tables/${id}/review/own${query({ seat, until })}`),
  ownReviewAddress: (id: string, seat: number, until: number, language: Language) =>
    `/api/tables/${id}/review/own/page${query({ seat, until, language })}`,
  /** What a seat could see when it last chose, of so many choices of a finished game. */
  recalled: (id: string, at: number, seat: number) => json<Recalled>(`/tables/${id}/recalled/${at}${query({ seat })}`),
  branch: (id: string, wish: NewBranch) => json<TableInfo>(`/tables/${id}/branch`, 'POST', wish),
  branches: (id: string) => json<TableInfo[]>(`/tables/${id}/branches`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
};
