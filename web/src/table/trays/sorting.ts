import type { Card, Tray } from '../../wire';

/** The cards of a tray as the player has sorted them. */
export function sorted(tray: Tray, sort: number): Card[] {
  const key = (card: Card): number => card.keys?.[sort] ?? 0;
  return tray.sorts?.length ? [...(tray.cards ?? [])].sort((a, b) => key(a) - key(b)) : (tray.cards ?? []);
}
