import { settings } from '../../browser/settings.svelte';
import { t } from '../../words/client.svelte';

const HUNDRED = 100;
/** The last figure that is told of a change, in hundredths. */
const FINEST = 0.05;

const figure = (value: number, digits: number): string =>
  new Intl.NumberFormat(settings.language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    value,
  );

/** «34%»: luck may lead beyond all and nothing, chances do not. */
export const share = (chance: number): string =>
  t('review-share', { percent: figure(HUNDRED * Math.min(Math.max(chance, 0), 1), 0) });

/** «+3.2», without a name for the unit. */
export function signed(change: number): string {
  const value = HUNDRED * change;
  if (Math.abs(value) < FINEST) return figure(0, 1);
  return `${value < 0 ? '−' : '+'}${figure(Math.abs(value), 1)}`;
}

/** «−3.2 points». */
export const points = (change: number): string => t('review-points', { change: signed(change) });
