import type { SeatInfo } from '../../wire';
import { bots } from '../../shell/bots.svelte';
import { t } from '../../words/client.svelte';

/** A bot without a name gets one by its seat, so that two of them can be told apart. */
export function nameOf(seat: SeatInfo): string {
  return seat.name || (seat.holder === 'bot' ? t(`bot-name-${seat.seat}`) : '');
}

/** The bots that are not levels look like the level that plays most like them. */
const FACES: Record<string, string> = {
  '': 'knight',
  random: 'squire',
  hasty: 'squire',
  greedy: 'knight',
  search: 'king',
};

/** The picture of a bot. */
export const faceOf = (level: string): string => `bot-${FACES[level] ?? (bots.isOther(level) ? 'knight' : level)}`;

/** What there is to say about who holds a seat. */
export function seatLine(seat: SeatInfo | undefined): string {
  if (!seat) return '';
  const level = bots.isOther(seat.level) ? bots.name(seat.level) : bots.name(seat.level).toLocaleLowerCase();
  if (seat.resigned) return t('seat-resigned');
  if (seat.stood_in) return t('seat-stood-in', { level });
  if (seat.holder === 'bot') return t('seat-bot', { level });
  if (seat.holder === 'open') return t('seat-open');
  if (seat.mine) return t('seat-you');
  return t(seat.online ? 'seat-online' : 'seat-offline');
}
