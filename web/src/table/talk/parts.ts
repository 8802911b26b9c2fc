export interface Part {
  text: string;
  seat?: number;
  place?: boolean;
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A name may grow its last vowel before a suffix: Anna, Annának. */
const named = (name: string): string => quoted(name).replace(/a$/, '[aá]').replace(/e$/, '[eé]');

/** A name begins here only if no letter stands before it. */
const ENDS_IN_LETTER = /[\p{L}\p{N}]$/u;

/** A sentence cut where names of seats and labels of places stand in it. */
export function parted(text: string, names: readonly string[], labels: readonly string[]): Part[] {
  const known = [
    ...names.map((name, seat) => ({ pattern: named(name), name, seat })),
    ...labels.map((name) => ({ pattern: quoted(name), name, seat: -1 })),
  ]
    .filter(({ name }) => name)
    .sort((a, b) => b.name.length - a.name.length);
  if (!known.length) return [{ text }];
  const pattern = new RegExp(known.map((one) => `(${one.pattern})`).join('|'), 'g');
  const parts: Part[] = [];
  let end = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const [word, ...groups] = match;
    if (ENDS_IN_LETTER.test(text.slice(Math.max(0, match.index - 2), match.index))) {
      pattern.lastIndex = match.index + 1;
      continue;
    }
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const { seat } = known[groups.findIndex((group) => group !== undefined)] ?? { seat: -1 };
    parts.push(seat >= 0 ? { text: word, seat } : { text: word, place: true });
    end = match.index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
