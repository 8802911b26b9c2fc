import { route } from '../../browser/route.svelte';
import { rematch } from '../../net/fair';
import type { Session } from '../session/session.svelte';

/** Those who played may ask for another game; the first who does lays the table for all. */
export const mayPlayAgain = (session: Session): boolean => !!session.info?.over && session.mine.length > 0;

export async function playAgain(session: Session): Promise<void> {
  const next = session.info?.rematch ?? (await rematch(session.id)).id;
  route.go(`/t/${next}`);
}
