/** A small, safe Markdown: it makes a tree of plain data, never HTML text. */

/** `rule`: the number of a rule that is told elsewhere, such as «R5.4». */
export type Inline = { kind: 'text' | 'strong' | 'em' | 'code' | 'rule'; text: string };
export type Line = { rule: string; parts: Inline[] };
export type Entry = Line & { inner: Entry[] };
export type Block =
  | { kind: 'heading'; level: number; line: Line }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'list'; ordered: boolean; entries: Entry[] }
  | { kind: 'table'; head: Line[]; rows: Line[][] };

const RULE = /^(?:\*\*)?([A-Z]{1,2}\d+(?:\.\d+)*[a-z]?)(?:\*\*)?(?=[\s:.]|$)/;
const INLINE = /(\*\*[^*]+\*\*|\*[^*]+\*|`[^`]+`|\b[RSV]\d+(?:\.\d+)?[a-z]?\b)/;
const ENTRY = /^(\s*)(?:[-*]|\d+\.)\s+(.*)$/;

export function parse(text: string): Block[] {
  const lines = text.replaceAll('\r', '').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]?.length ?? 1, line: lineOf(heading[2] ?? '') });
      at += 1;
    } else if (line.startsWith('|')) {
      const end = endOf(lines, at, (next) => next.startsWith('|'));
      blocks.push(tableOf(lines.slice(at, end)));
      at = end;
    } else if (ENTRY.test(line)) {
      const end = endOf(lines, at, (next) => ENTRY.test(next) || /^\s+\S/.test(next));
      blocks.push({ kind: 'list', ordered: /^\s*\d/.test(line), entries: entriesOf(lines.slice(at, end)) });
      at = end;
    } else if (line.trim() === '') {
      at += 1;
    } else {
      const end = endOf(lines, at, (next) => next.trim() !== '' && !/^(#|\|)/.test(next) && !ENTRY.test(next));
      blocks.push({ kind: 'paragraph', line: lineOf(lines.slice(at, end).join(' ')) });
      at = end;
    }
  }
  return blocks;
}

function endOf(lines: string[], from: number, goesOn: (line: string) => boolean): number {
  let end = from + 1;
  while (end < lines.length && goesOn(lines[end] ?? '')) end += 1;
  return end;
}

function lineOf(text: string): Line {
  const rule = RULE.exec(text)?.[1] ?? '';
  const [first, ...rest] = inlineOf(text);
  if (!first) return { rule, parts: [] };
  return { rule, parts: [first.text === rule && first.kind === 'rule' ? { ...first, kind: 'text' } : first, ...rest] };
}

function inlineOf(text: string): Inline[] {
  return text
    .split(INLINE)
    .filter((part) => part !== '')
    .map((part): Inline => {
      if (!INLINE.test(part)) return { kind: 'text', text: part };
      if (part.startsWith('**')) return { kind: 'strong', text: part.slice(2, -2) };
      if (/^[RSV]/.test(part)) return { kind: 'rule', text: part };
      return { kind: part.startsWith('*') ? 'em' : 'code', text: part.slice(1, -1) };
    });
}

function entriesOf(lines: string[]): Entry[] {
  const top: Entry[] = [];
  const open: { indent: number; entry: Entry }[] = [];
  for (const line of lines) {
    const found = ENTRY.exec(line);
    if (!found) {
      open.at(-1)?.entry.parts.push(...inlineOf(` ${line.trim()}`));
      continue;
    }
    const indent = found[1]?.length ?? 0;
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const entry: Entry = { ...lineOf(found[2] ?? ''), inner: [] };
    (open.at(-1)?.entry.inner ?? top).push(entry);
    open.push({ indent, entry });
  }
  return top;
}

function tableOf(lines: string[]): Block {
  const cells = (line: string): Line[] =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => lineOf(cell.trim()));
  const [head = '', ...rest] = lines;
  return { kind: 'table', head: cells(head), rows: rest.filter((line) => !/^\|[\s:|-]+$/.test(line)).map(cells) };
}
