import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createElement, type ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { renderContent } from '../theme/render/render-content.tsx';
import { fillCode } from './source/code-block.ts';
import { createCompiler } from './compile.ts';

const fixtures = join(import.meta.dirname, 'fixtures');

const hero = {
  default: ({ title, children }: { title: string; children: ReactNode }) =>
    createElement('section', { title }, children),
  Badge: () => createElement('b', null, 'badge'),
};

/** The HTML of a fixture, with a line for each element. */
async function htmlOf(name: string): Promise<string> {
  const root = join(fixtures, name);
  const ending = existsSync(join(root, 'input.md')) ? 'md' : 'mdx';
  const text = readFileSync(join(root, `input.${ending}`), 'utf8');
  const base = /^x-base: (.*)$/m.exec(text)?.[1] ?? '';
  const source = { path: '/guide/start', file: `pages/guide/start.${ending}`, text };
  const markdown = /^x-math: true$/m.test(text) ? { math: {} } : {};
  const tagPages = /^x-tag-pages: true$/m.test(text);
  const options = { root, base, pagesDir: 'pages', markdown, tagPages };
  const { code, content, facts } = await createCompiler(options).compile(source);
  expect(facts.diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const imports = { '../components/hero.tsx': hero };
  const { html } = renderContent({
    ...source,
    content: content!,
    imports,
    frontMatter: facts.frontMatter,
    site: { base, lang: 'en' },
  });
  return `${fillCode(html, code).trim()}\n`;
}

describe('a page becomes the HTML of its fixture', () => {
  it.each(readdirSync(fixtures))(
    '%s',
    async (name) => {
      const html = await htmlOf(name);
      const output = join(fixtures, name, 'output.html');
      if (process.env.UPDATE_FIXTURES) writeFileSync(output, html);
      expect(html).toBe(readFileSync(output, 'utf8'));
    },
    60_000,
  );
});
