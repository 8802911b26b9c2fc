import { settings } from '../settings.svelte';
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

export const say = (message: Message): string => own.say(message);
