/** What can be found in a guide: its headings, rules, paragraphs and rows of tables, and by which words. */

import type { Block, Entry, Line } from './markdown';

/** A place in the guide; `spot` is its number there. */
export type Place = { spot: number; level: number; rule: string; text: string; chapter: string };
export type Book = { places: Place[]; spots: Map<Line, number> };
export type Match = { place: Place; excerpt: string };

const MOST = 40;
const BEFORE = 30;
const AROUND = 110;

/** As it is looked for: small letters without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

export function textOf(line: Line): string {
  return line.parts.map((part) => part.text).join('');
}

export function bookOf(blocks: Block[]): Book {
  const places: Place[] = [];
  const spots = new Map<Line, number>();
  let chapter = '';
  const add = (line: Line, text: string, level = 0): void => {
    spots.set(line, places.length);
    places.push({ spot: places.length, level, rule: line.rule, text, chapter });
  };
  const addEntries = (entries: Entry[]): void => {
    for (const entry of entries) {
      add(entry, textOf(entry));
      addEntries(entry.inner);
    }
  };
  for (const block of blocks) {
    if (block.kind === 'heading') {
      chapter = textOf(block.line);
      add(block.line, chapter, block.level);
    } else if (block.kind === 'paragraph') add(block.line, textOf(block.line));
    else if (block.kind === 'list') addEntries(block.entries);
    else for (const row of block.rows) if (row[0]) add(row[0], row.map(textOf).join(' · '));
  }
  return { places, spots };
}

/** Places with all the words, those of the asked rule first, then headings, then the rest as it stands in the book. */
export function search(places: Place[], query: string): Match[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  const number = words.length === 1 ? words[0] : '';
  const rank = (place: Place): number => (number && fold(place.rule) === number ? 0 : place.level ? 1 : 2);
  return places
    .filter((place) => {
      const folded = fold(place.text);
      return words.every((word) => folded.includes(word));
    })
    .sort((a, b) => rank(a) - rank(b) || a.spot - b.spot)
    .slice(0, MOST)
    .map((place) => ({ place, excerpt: excerpt(place.text, words[0] ?? '') }));
}

function excerpt(text: string, word: string): string {
  const at = fold(text).indexOf(word);
  const from = at <= BEFORE + word.length ? 0 : text.lastIndexOf(' ', at - BEFORE) + 1;
  const cut = text.slice(from, from + AROUND);
  return `${from ? '…' : ''}${cut}${from + AROUND < text.length ? '…' : ''}`;
}
