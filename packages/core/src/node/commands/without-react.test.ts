import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { runDocs } from '../files/docs.test.kit.ts';

// Outside of the workspace: there is no React above it.
const root = mkdtempSync(join(tmpdir(), 'without-react-'));
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 9 }));

const files = {
  // The JSX of a site in Vue, or of a site above it.
  'tsconfig.json': '{ "compilerOptions": { "jsx": "preserve", "jsxImportSource": "vue" } }',
  'docs.config.tsx': `import { defineConfig } from 'stilldocs';
export default defineConfig({ title: 'Site', head: <meta name="x" content="y" /> });`,
  'pages/index.mdx': `import { Counter } from '../components/Counter.tsx'

# Home

<Counter />
`,
  'components/Counter.tsx': `'use client';
import { useState } from 'react';
export function Counter() {
  const [count, set] = useState(7);
  return <button onClick={() => set(count + 1)}>{count}</button>;
}`,
};

it('a site that is not installed yet is built with the React of the engine', async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const { status, stderr } = await runDocs(['build'], { cwd: root });
  expect([status, stderr]).toEqual([0, '']);
  const html = readFileSync(join(root, 'dist/index.html'), 'utf8');
  expect(html).toContain('<meta data-head="" name="x" content="y"/>');
  expect(html).toMatch(/<docs-island [^>]*Counter[^>]*><button>7<\/button>/);
}, 60_000);
