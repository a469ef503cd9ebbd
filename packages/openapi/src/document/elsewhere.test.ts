import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { elsewhere, findElsewhere } from './elsewhere.ts';
import { readApiDocument } from './read-document.ts';

const root = mkdtempSync(join(tmpdir(), 'silent-'));
afterAll(() => rmSync(root, { recursive: true, maxRetries: 9 }));

it('a server that does not answer is asked once by all that need its document', () => {
  const asked = join(root, 'asked.txt');
  const module = join(root, 'load.mjs');
  // In place of the request, which runs into its time limit in a process of its own.
  writeFileSync(
    module,
    `import { appendFileSync } from 'node:fs';
    export function loadElsewhere() { appendFileSync(${JSON.stringify(asked)}, 'x'); throw new Error('no answer'); }`,
  );
  elsewhere.module = pathToFileURL(module).href;
  const file = 'https://api.example/openapi.json';
  expect(() => findElsewhere(root, file)).toThrow('no answer');
  expect(() => readApiDocument(root, file, 'pages/api.md')).toThrow(
    `The document ${file} cannot be loaded: no answer`,
  );
  expect(readFileSync(asked, 'utf8')).toBe('x');
});
