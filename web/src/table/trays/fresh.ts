import type { Session } from '../session/session.svelte';

/** Which of the things that others did since the own last move has brought or changed this; its number in the log. */
export function freshOf(session: Session, at: string): number | undefined {
  return session.showing.fresh.get(at);
}
