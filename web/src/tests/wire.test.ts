import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';

// `npm test` by itself may find no .venv; `make test` always makes one first.
const PYTHON = new URL('../../../.venv/bin/python', import.meta.url).pathname;

test.skipIf(!existsSync(PYTHON))(
  'the types of the wire are those of the server',
  () => {
    const script = new URL('../../scripts/wire_types.py', import.meta.url).pathname;
    expect(() => execFileSync(PYTHON, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
  },
  30_000,
);
