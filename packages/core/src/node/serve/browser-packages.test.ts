import { expect, it } from 'vitest';
import { createOutlines } from '../site/outlines.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { browserPackages } from './browser-packages.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder();

it('finds the packages that islands import, also through other modules, and those that are islands', async () => {
  const files = {
    'components/A.tsx': `'use client';\nimport './b';\nimport { x } from 'ui';\nimport type { T } from 'types';\nimport 'react';\nimport 'absent';`,
    'components/b.ts': `export * from 'deep'; import './A.tsx';`,
    'components/Server.tsx': `import 'server'; import './A.tsx'; import 'inner';`,
    ...Object.fromEntries(
      ['ui', 'types', 'deep', 'server', 'react'].map((name) => [
        `node_modules/${name}/index.js`,
        '',
      ]),
    ),
    ...Object.fromEntries(
      ['own', 'inner'].map((name) => [
        `node_modules/${name}/index.js`,
        '"use strict";\n"use client";\nexports.A = 1;',
      ]),
    ),
  };
  for (const [name, code] of Object.entries(files)) write(name, code);
  const text = "import '../components/Server.tsx'\nimport { A } from 'own'\nimport 'server'\n";
  const page = { path: '/a', file: 'pages/a.mdx', text };
  const site = { ...siteWith({ root: at() }), pages: [page], outlines: createOutlines() };
  expect(await browserPackages(site)).toEqual(['deep', 'inner', 'own', 'ui']);
});
