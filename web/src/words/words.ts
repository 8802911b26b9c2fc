import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle';
import type { Argument, Message, SeatName } from '../wire';
import { withArticle, withNumberedPlayers, withSuffix } from './hungarian';
import { dressed, bare, marked, type Piece, pieces } from './marks';

export const LANGUAGES = ['en', 'hu'] as const;
export type Language = (typeof LANGUAGES)[number];

function plainText(value: FluentValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? String(value.valueOf()) : String(value);
}

const FUNCTIONS = {
  AZ: ([text]: FluentValue[]) => withArticle(plainText(text)),
  RAG: ([text, suffix]: FluentValue[]) => withSuffix(plainText(text), plainText(suffix)),
  CAPITAL: ([text]: FluentValue[]) => capital(plainText(text)),
};

export function capital(text: string): string {
  const plain = bare(text);
  return dressed(text, plain.slice(0, 1).toUpperCase() + plain.slice(1));
}

const isSeat = (argument: object): argument is SeatName => 'seat' in argument;

/** One language's words: the client's own and those of one game, and the names of those who sit at the table. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: readonly string[],
    readonly names: readonly string[] = [],
  ) {
    this.#bundle = new FluentBundle(language, { functions: FUNCTIONS, useIsolating: false });
    for (const text of texts) this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#pattern(id) !== null;
  }

  /** The message as text; its id where the language has no such words, so that nothing is ever blank. */
  say(message: Message): string {
    const text = this.#said(message);
    return this.language === 'hu' ? withNumberedPlayers(text) : text;
  }

  /** The message as text, cut where the name of one of the things stands in it, in whatever form. */
  pieces(message: Message, things: ReadonlySet<string>): Piece[] {
    const plain = this.say(message);
    const text = this.#said(message, things);
    const found = pieces(this.language === 'hu' ? withNumberedPlayers(text) : text);
    // Where the words choose a form by the name itself, marks would mislead them.
    return found.map((piece) => piece.text).join('') === plain ? found : [{ text: plain }];
  }

  /** As it stands within another message. */
  #said(message: Message, things?: ReadonlySet<string>): string {
    const pattern = this.#pattern(message.id);
    if (pattern === null) return message.id;
    const args: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(message.args ?? {})) args[key] = this.#plain(value, things);
    return this.#bundle.formatPattern(pattern, args, []);
  }

  /** Named within another message: marked where it is one of the things. */
  #named(message: Message, things?: ReadonlySet<string>): string {
    const [key = ''] = message.id.split('.');
    const text = this.#said(message, things);
    return things?.has(key) ? marked(key, text) : text;
  }

  name(seat: number): string {
    return this.names[seat] || this.say({ id: 'seat-unnamed', args: { number: seat + 1 } });
  }

  #pattern(id: string): Parameters<FluentBundle['formatPattern']>[0] | null {
    const [name = '', attribute] = id.split('.');
    const found = this.#bundle.getMessage(name);
    return (attribute ? found?.attributes[attribute] : found?.value) ?? null;
  }

  #plain(argument: Argument, things?: ReadonlySet<string>): string | number {
    if (typeof argument !== 'object') return argument;
    if (Array.isArray(argument)) return argument.map((part) => this.#named(part, things)).join(', ') || '–';
    return isSeat(argument) ? this.name(argument.seat) : this.#named(argument, things);
  }
}
