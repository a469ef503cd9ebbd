import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import { expect, it } from 'vitest';
import { createCompiler } from '../../content/compile.ts';
import { contentComponents } from '../../theme/content/index.ts';
import { renderContent } from '../../theme/render/render-content.tsx';
import { renderPage } from './render-page.ts';

const fixtures = join(import.meta.dirname, '../../content/fixtures');
const hero = {
  default: ({ title, children }: { title: string; children: ReactNode }) =>
    createElement('section', { title }, children),
  Badge: () => createElement('b', null, 'badge'),
};
async function twinOf(folder: string): Promise<string> {
  const root = join(fixtures, folder);
  const text = readFileSync(join(root, 'input.mdx'), 'utf8');
  const { facts, twin } = await renderPage(
    { path: '/guide/start', file: 'pages/guide/start.mdx', text },
    createCompiler({ root, base: '', pagesDir: 'pages' }),
    { renderContent, contentComponents },
    (specifiers) => Promise.resolve(Object.fromEntries(specifiers.map((name) => [name, hero]))),
    { base: '', lang: 'en' },
  );
  expect(facts.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  return twin;
}

const withTwin = readdirSync(fixtures).filter((name) =>
  existsSync(join(fixtures, name, 'twin.md')),
);

it.each(withTwin)('the fixture %s becomes its Markdown twin', async (name) => {
  const twin = await twinOf(name);
  const output = join(fixtures, name, 'twin.md');
  if (process.env.UPDATE_FIXTURES) writeFileSync(output, twin);
  expect(twin).toBe(readFileSync(output, 'utf8'));
});
