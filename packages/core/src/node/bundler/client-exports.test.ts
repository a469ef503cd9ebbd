import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { clientExports } from './client-exports.ts';
import {
  browserCode,
  mayHaveIslands,
  packageModule,
  withPackageIslands,
} from './package-islands.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder({ isShared: true });
const files = {
  'index.js': `export * from './parts.js'; export * as Tabs from './tabs.js'; export { Icon } from './icon.js'; export { B as Named } from './b.js';`,
  'parts.js': `import { Inner } from './b.js'; import * as menu from './tabs.js'; export { Inner, menu }; export * from './index.js';`,
  'tabs.js': `export { B as Root } from './b.js'; export { Icon } from './icon.js';`,
  'b.js': `/* a comment */ 'use client'; export function B() {} export const Inner = 1; export default B;`,
  'icon.js': `export const Icon = () => null;`,
  'common.cjs': `"use strict";\n"use client";\nexports.Button = 1;`,
  'plain.cjs': `exports.text = "use client";`,
};
beforeAll(() => {
  for (const [name, code] of Object.entries(files)) write(name, code);
});

const find = (file: string, names?: string[]) =>
  clientExports(
    at(file),
    async (specifier, importer) => {
      const target = join(dirname(importer), specifier);
      return existsSync(target) ? target : undefined;
    },
    names,
  );

it('finds what a ‘use client’ file defines, behind re-exports, namespaces and circles', async () => {
  expect((await find('index.js')).sort()).toEqual(['Inner', 'Named', 'Tabs.Root', 'menu.Root']);
  expect(await find('index.js', ['Named', 'Icon', 'absent'])).toEqual(['Named']);
  expect(await find('b.js', ['default'])).toEqual(['default']);
});

it('believes the directive of CommonJS', async () => {
  expect(await find('common.cjs', ['Button'])).toEqual(['Button']);
  expect(await find('plain.cjs', ['text'])).toEqual([]);
  expect(await find('absent.js', ['text'])).toEqual([]);
});

it('a component that runs at build imports the islands', () => {
  const code = `import { Button, type Props } from '@mui/material';\nimport x, { useState } from 'react';\nimport type { T } from 'types';\nimport * as Tabs from "tabs";\nimport './a.css';\nimport { y } from './y.ts';`;
  expect(withPackageIslands(code, 'a.tsx')).toBe(
    code
      .replace(`'@mui/material'`, '"docs:package/@mui/material!Button"')
      .replace('"tabs"', '"docs:package/tabs"'),
  );
  expect(withPackageIslands(code, 'a.ts')).toBeUndefined();
});

it('the browser gets the named exports alone', () => {
  expect(browserCode(packageModule('ui', ['b', 'A', 'b']))).toBe('export { A, b } from "ui";');
  expect(browserCode(packageModule('ui', ['A', '*']))).toBe('export * from "ui";');
});

it.each([
  ['@mui/material/Button', true],
  ['radix-ui', true],
  ['react', false],
  ['react-dom/client', false],
  ['node:fs', false],
  ['./a.tsx', false],
  ['~/a', false],
  ['stilldocs/components', false],
  ['@mantine/core/styles.css', false],
])('a package with islands, maybe: %s %s', (specifier, isOne) => {
  expect(mayHaveIslands(specifier)).toBe(isOne);
});
