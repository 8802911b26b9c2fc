export interface Part {
  text: string;
  seat?: number;
  place?: boolean;
}

const quoted = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A name may grow its last vowel before a suffix: Anna, Annának. */
const named = (name: string): string => quoted(name).replace(/a$/, '[aá]').replace(/e$/, '[eé]');

/** A sentence cut where names of seats and labels of places stand in it. */
export function parted(text: string, names: readonly string[], labels: readonly string[]): Part[] {
  const known = [
    ...names.map((name, seat) => ({ pattern: named(name), name, seat })),
    ...labels.map((name) => ({ pattern: quoted(name), name, seat: -1 })),
  ]
    .filter(({ name }) => name)
    .sort((a, b) => b.name.length - a.name.length);
  if (!known.length) return [{ text }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${known.map((one) => one.pattern).join('|')})`, 'gu');
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    const found = known.find((one) => new RegExp(`^${one.pattern}$`, 'u').test(match[0]));
    parts.push(found && found.seat >= 0 ? { text: match[0], seat: found.seat } : { text: match[0], place: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
