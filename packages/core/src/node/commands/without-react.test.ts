import { expect, it } from 'vitest';
import { runDocs } from '../files/docs.test.kit.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

// Outside of the workspace: there is no React above it.
const { at, write, read } = testFolder({ isShared: true });

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
  for (const [name, text] of Object.entries(files)) write(name, text);
  const { status, stderr } = await runDocs(['build'], { cwd: at() });
  expect([status, stderr]).toEqual([0, '']);
  const html = read('dist/index.html');
  expect(html).toContain('<meta data-head="" name="x" content="y"/>');
  expect(html).toMatch(/<docs-island [^>]*Counter[^>]*><button>7<\/button>/);
}, 60_000);
