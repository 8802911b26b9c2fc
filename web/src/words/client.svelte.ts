import { settings } from '../browser/settings.svelte';
import type { Argument, Message } from '../wire';
import english from './en.ftl?raw';
import hungarian from './hu.ftl?raw';
import { type Language, Words } from './words';

export const OWN: Record<Language, string> = { en: english, hu: hungarian };

const own = $derived(new Words(settings.language, [OWN[settings.language]]));

/** The client's own words in the player's language. */
export function t(id: string, args: Record<string, Argument> = {}): string {
  return own.say({ id, args });
}

/** A refusal of the server in the player's language; its own sentence is English. */
export function refusal(refused: { error: string; code?: string }): string {
  const id = `no-${refused.code ?? ''}`;
  if (refused.code && own.has(id)) return t(id);
  return settings.language === 'en' ? refused.error : t('no-unsaid');
}

export const say = (message: Message): string => own.say(message);
