import { settings } from '../browser/settings.svelte';
import type { Argument, Message } from '../wire';
import { type Language, Words } from './words';

const FILES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import('./en.ftl?raw'),
  hu: () => import('./hu.ftl?raw'),
};
const fetched = $state<Partial<Record<Language, string>>>({});

/** The client's own words: of two languages only the one that is read has to be fetched. */
export async function fetchWords(language: Language): Promise<void> {
  fetched[language] ??= (await FILES[language]()).default;
}

/** What is not here yet is said in the language before. */
export const ownText = (): string => fetched[settings.language] ?? fetched.en ?? fetched.hu ?? '';

const own = $derived(new Words(settings.language, [ownText()]));

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
