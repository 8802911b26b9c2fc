import { describe, expect, it } from 'vitest';
import type { Message } from '../../wire';
import { Words } from '../../words/words';

const ENGLISH = `
farm = Farm
mill = Mill
build = { $seat } builds the { $what }.
both = Either { $these }.
top = { CAPITAL($what) }: best.
seat-unnamed = Player { $number }
`;
const HUNGARIAN = `
farm = tanya
orchard = almáskert
guard = Kovács
village = falu
build = { $seat } megépíti { AZ($what) } épületet.
near = { CAPITAL(AZ($what)) } mellett, { RAG($what, "ra") } és { RAG($what, "nak") }.
beats = { $seat } legyőzi { $other } seregét { RAG($what, "nál") }.
label = { $seat } { $what }
seat-unnamed = { $number }. játékos
`;
const things = new Set(['farm', 'orchard', 'guard', 'village']);
const marks = (words: Words, id: string, args: Message['args']): string =>
  words
    .pieces({ id, args }, things)
    .map((piece) => (piece.key ? `[${piece.key}|${piece.text}]` : piece.text))
    .join('');

describe('names of things that explain themselves', () => {
  const english = new Words('en', [ENGLISH], ['Anna']);
  const hungarian = new Words('hu', [HUNGARIAN], ['Anna']);

  it('are found in English sentences, in lists and at their beginning', () => {
    expect(marks(english, 'build', { seat: { seat: 0 }, what: { id: 'farm' } })).toBe('Anna builds the [farm|Farm].');
    expect(marks(english, 'both', { these: [{ id: 'farm' }, { id: 'mill' }] })).toBe('Either [farm|Farm], Mill.');
    expect(marks(english, 'top', { what: { id: 'farm' } })).toBe('[farm|Farm]: best.');
  });

  it('keep their Hungarian articles and endings', () => {
    const said = (what: string): string => marks(hungarian, 'near', { what: { id: what } });
    expect(said('farm')).toBe('A [farm|tanya] mellett, [farm|tanyára] és [farm|tanyának].');
    expect(said('orchard')).toBe('Az [orchard|almáskert] mellett, [orchard|almáskertre] és [orchard|almáskertnek].');
    expect(said('guard')).toBe('A [guard|Kovács] mellett, [guard|Kovácsra] és [guard|Kovácsnak].');
  });

  it('read the same with and without marks', () => {
    const messages: Message[] = [
      { id: 'build', args: { seat: { seat: 0 }, what: { id: 'orchard' } } },
      { id: 'beats', args: { seat: { seat: 3 }, other: { seat: 4 }, what: { id: 'village' } } },
      { id: 'label', args: { seat: { seat: 3 }, what: { id: 'village' } } },
    ];
    for (const message of messages) {
      const text = hungarian.pieces(message, things).map((piece) => piece.text);
      expect(text.join('')).toBe(hungarian.say(message));
      expect(hungarian.say(message)).not.toMatch(/[\uE000-\uE002]/u);
    }
  });
});
