import Mustache from 'mustache';
import { describe, expect, it } from 'vitest';
import { compileSamples } from './compile-samples.ts';
import { type Fence, readPage, readPages } from './page-source.ts';
import { parseSamples } from './parse-samples.ts';
import { report } from './problem.ts';

const compiled = new Set(['ts', 'tsx', 'js']);
const isCompiled = ({ language }: Fence) => compiled.has(language);
const fences = readPages().flatMap((page) => page.fences);

describe('the samples of the pages', () => {
  it('compile against the pinned SDK', { timeout: 120_000 }, () => {
    const samples = fences.filter(isCompiled);
    expect(samples).not.toEqual([]);
    expect(report(compileSamples(samples))).toBe('');
  });

  it('parse in the other languages', () => {
    expect(report(parseSamples(fences.filter((fence) => !isCompiled(fence))))).toBe('');
  });

  it('stand on the page itself, where its raw text and these checks find them', () => {
    expect(fences.filter(({ code }) => code.includes('[!include'))).toEqual([]);
  });

  it('show what Mustache really renders', () => {
    const templates = fences.filter(({ title }) => title.endsWith('.mustache'));
    expect(templates).toHaveLength(1);
    for (const template of templates) {
      const onPage = fences.filter(({ file }) => file === template.file);
      const [data, output] = onPage.slice(onPage.indexOf(template) + 1);
      expect(data!.language).toBe('json');
      expect(output!.language).toBe('html');
      expect(Mustache.render(template.code, JSON.parse(data!.code))).toBe(output!.code);
    }
  });
});

const page = (...lines: string[]) => readPage('pages/broken.mdx', lines.join('\n')).fences;

describe('a sample with a mistake', () => {
  it('is reported with page and line when it does not compile', { timeout: 120_000 }, () => {
    const broken = page(
      '# Broken',
      '',
      '```tsx [src/Broken.tsx]',
      "import React from 'react';",
      "import { registerVevComponent, useEditorState } from '@vev/react';",
      '',
      'export default function Broken() {',
      '  const { disabled } = useEditorState();',
      '  return <p>{disabled.length}</p>;',
      '}',
      '',
      "registerVevComponent(Broken, { size: { width: '10' } });",
      '```',
      '',
      '```js [server.mjs]',
      'const one = ;',
      '```',
    );
    expect(report(compileSamples(broken))).toMatchInlineSnapshot(`
      "site/pages/broken.mdx:9 TS2339 Property 'length' does not exist on type 'boolean'.
      site/pages/broken.mdx:12 TS2322 Type '"10"' is not assignable to type 'WidthHeight'.
      site/pages/broken.mdx:16 TS1109 Expression expected."
    `);
  });

  it.each([
    ['bash', 'if true; then'],
    ['css', '.box {\n  color: ]\n}'],
    ['html', '<p>\n  <b id="x" id="y">two ids</b>\n</p>'],
    ['html', '<script src="/vev/embed.js">\n  { "t-name": 1, }\n</script>'],
    ['json', '{\n  "key": 1,\n}'],
    ['php', '<?php\n\necho 1 +;'],
    ['cobol', 'STOP RUN.'],
  ])('is reported with page and line in %s', (language, code) => {
    const [problem, ...more] = parseSamples(page('', `\`\`\`${language}`, code, '```'));
    expect(more).toEqual([]);
    expect(report([problem!])).toMatchSnapshot();
  });
});
