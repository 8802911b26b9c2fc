import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { waitBefore } from '../net/live';
import { parse } from '../shell/markdown';
import { parted } from '../table/parts';

test('a guide becomes blocks, with the rules to find', () => {
  const blocks = parse('# Guide\n\nOne\ntwo **three**.\n\n## R5 Moving\n\n- **R5.4** Enter:\n  - **R5.4c** Not *here*.\n- Plain\n\n| A | B |\n|---|---|\n| 1 | `2` |\n');
  expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'list', 'table']);
  const [, paragraph, heading, list, table] = blocks;
  expect(paragraph).toMatchObject({ line: { parts: [{ text: 'One two ' }, { kind: 'strong', text: 'three' }, { text: '.' }] } });
  expect(heading).toMatchObject({ level: 2, line: { rule: 'R5' } });
  expect(list).toMatchObject({ entries: [{ rule: 'R5.4', inner: [{ rule: 'R5.4c' }] }, { rule: '', inner: [] }] });
  expect(table).toMatchObject({ head: [{ rule: '' }, {}], rows: [[{ parts: [{ text: '1' }] }, { parts: [{ kind: 'code', text: '2' }] }]] });
});

test('markup in a guide stays text', () => {
  expect(parse('<script>alert(1)</script>')).toMatchObject([{ line: { parts: [{ kind: 'text', text: '<script>alert(1)</script>' }] } }]);
});

test('names and places stand out of a sentence', () => {
  expect(parted('Anna moves E6 → F6', ['Anna', 'Bence'], ['E6', 'F6'])).toEqual([
    { text: 'Anna', seat: 0 }, { text: ' moves ' }, { text: 'E6', place: true }, { text: ' → ' }, { text: 'F6', place: true },
  ]);
  expect(parted('Annának és Bencének', ['Anna', 'Bence'], [])).toEqual([
    { text: 'Anná', seat: 0 }, { text: 'nak és ' }, { text: 'Bencé', seat: 1 }, { text: 'nek' },
  ]);
  expect(parted('Nobody', ['', ''], [])).toEqual([{ text: 'Nobody' }]);
});

test('a lost line is tried again, later and later', () => {
  const waits = [0, 1, 2, 10].map((tries) => waitBefore(tries, () => 0.5));
  expect(waits).toEqual([400, 800, 1600, 15_000]);
});

// `npm test` by itself may find no .venv; `make test` always makes one first.
const PYTHON = new URL('../../../.venv/bin/python', import.meta.url).pathname;

test.skipIf(!existsSync(PYTHON))('the types of the wire are those of the server', () => {
  const script = new URL('../../scripts/wire_types.py', import.meta.url).pathname;
  expect(() => execFileSync(PYTHON, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
}, 30_000);
