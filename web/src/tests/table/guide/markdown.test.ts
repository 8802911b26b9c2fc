import { expect, test } from 'vitest';
import { parse } from '../../../table/guide/markdown';

const GUIDE = `# Guide

One
two **three**.

## R5 Moving

- **R5.4** Enter:
  - **R5.4c** Not *here*.
- Plain

| A | B |
|---|---|
| 1 | \`2\` |
`;

test('a guide becomes blocks, with the rules to find', () => {
  const blocks = parse(GUIDE);
  expect(blocks.map((block) => block.kind)).toEqual(['heading', 'paragraph', 'heading', 'list', 'table']);
  const [, paragraph, heading, list, table] = blocks;
  expect(paragraph).toMatchObject({
    line: { parts: [{ text: 'One two ' }, { kind: 'strong', text: 'three' }, { text: '.' }] },
  });
  expect(heading).toMatchObject({ level: 2, line: { rule: 'R5' } });
  expect(list).toMatchObject({
    entries: [
      { rule: 'R5.4', inner: [{ rule: 'R5.4c' }] },
      { rule: '', inner: [] },
    ],
  });
  expect(table).toMatchObject({
    head: [{ rule: '' }, {}],
    rows: [[{ parts: [{ text: '1' }] }, { parts: [{ kind: 'code', text: '2' }] }]],
  });
});

test('a rule told elsewhere can be followed, the number of the rule itself cannot', () => {
  expect(parse('- **R5.4** as in R2.4b.\n\n## R5 Moving')).toMatchObject([
    { entries: [{ rule: 'R5.4', parts: [{ kind: 'strong' }, {}, { kind: 'rule', text: 'R2.4b' }, { text: '.' }] }] },
    { line: { rule: 'R5', parts: [{ kind: 'text', text: 'R5' }, { text: ' Moving' }] } },
  ]);
});

test('markup in a guide stays text', () => {
  expect(parse('<script>alert(1)</script>')).toMatchObject([
    { line: { parts: [{ kind: 'text', text: '<script>alert(1)</script>' }] } },
  ]);
});
