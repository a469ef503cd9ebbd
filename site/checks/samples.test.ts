import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';
import { beforeAll, describe, expect, it } from 'vitest';
import { compileSamples } from './compile-samples.ts';
import { type Fence, readPage, readPages, samplesRoot } from './page-source.ts';
import { parseSamples } from './parse-samples.ts';
import { type Problem, report } from './problem.ts';
import { findLongSamples, findOrphans, readSampleFiles } from './sample-files.ts';

const compiled = new Set(['ts', 'tsx', 'js']);
const isCompiled = ({ language }: Fence) => compiled.has(language);
const pages = readPages();
const fences = pages.flatMap((page) => page.fences);
const files = readSampleFiles();
/** Samples in files are checked there. */
const onPages = fences.filter(({ includes }) => includes.length === 0);

const page = (...lines: string[]) => readPage('pages/broken.mdx', lines.join('\n')).fences;
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
/** The problems of all samples and of a page with mistakes: a program of its own takes as long as all. */
let problems: Problem[];
beforeAll(() => {
  problems = compileSamples([...onPages.filter(isCompiled), ...broken]);
}, 120_000);
const isBroken = ({ file }: Problem) => file === 'pages/broken.mdx';

describe('the samples of the pages', () => {
  it('compile against the pinned SDK', () => {
    expect(files.filter(isCompiled).length).toBeGreaterThan(50);
    expect(report(problems.filter((problem) => !isBroken(problem)))).toBe('');
  });

  it('are compiled with the settings that Getting Started gives', () => {
    const given = onPages.filter(({ title }) => title === 'tsconfig.json');
    expect(given.map(({ file }) => file)).toEqual(['pages/cli/getting-started.mdx']);
    const used = JSON.parse(readFileSync(join(samplesRoot, 'tsconfig.json'), 'utf8'));
    expect(used.compilerOptions).toMatchObject(JSON.parse(given[0]!.code).compilerOptions);
  });

  it('parse in the other languages', () => {
    const others = [...files, ...onPages].filter((fence) => !isCompiled(fence));
    expect(report(parseSamples(others))).toBe('');
  });

  it('are all found: nothing that is left of a page looks like code', () => {
    const left = pages.filter(({ sections }) =>
      sections.some(({ text }) => /```|~~~|<pre|\n {4}\S/.test(text)),
    );
    expect(left.map(({ file }) => file)).toEqual([]);
  });

  it('have hover types wherever they are a component', () => {
    const plain = pages.flatMap(({ fences: own, lines }) =>
      own.filter(
        ({ language, line }) => language === 'tsx' && !lines[line - 2]!.includes('twoslash'),
      ),
    );
    expect(plain).toEqual([]);
  });

  it('are in files that pages include, every file and every region of one', () => {
    expect(report(findOrphans(files, fences))).toBe('');
    expect(report(findLongSamples(fences))).toBe('');
  });

  it('show what Mustache really renders', () => {
    const onPage = fences.filter(({ file }) => file === 'pages/cms/server-side.mdx');
    const at = onPage.findIndex(({ title }) => title.endsWith('.mustache'));
    const [template, data, output] = onPage.slice(at);
    expect([data!.language, output!.language]).toEqual(['json', 'html']);
    expect(Mustache.render(template!.code, JSON.parse(data!.code))).toBe(output!.code);
  });
});

describe('a sample with a mistake', () => {
  it('is reported with page and line when it does not compile', () => {
    expect(report(problems.filter(isBroken))).toMatchInlineSnapshot(`
      "site/pages/broken.mdx:9 TS2339 Property 'length' does not exist on type 'boolean'.
      site/pages/broken.mdx:12 TS2322 Type '"10"' is not assignable to type 'WidthHeight'.
      site/pages/broken.mdx:16 TS1109 Expression expected."
    `);
  });

  it('is reported where no page includes it, or only a part of it', () => {
    const [sample] = page('', '```ts', '// [!region one]', '// [!endregion one]', '```');
    const file = { ...sample!, file: 'samples/x/a.ts' };
    const including = (target: string) => [{ ...sample!, includes: [target] }];
    expect(findOrphans([file], including('samples/x/a.ts'))).toEqual([]);
    expect(findOrphans([file], including('samples/x/a.ts:one'))).toEqual([]);
    expect(report(findOrphans([file], including('samples/x/a.ts:two')))).toBe(
      'site/samples/x/a.ts:1 Unexpected region one, expected a page that includes it',
    );
    expect(report(findOrphans([{ ...file, code: 'a();' }], []))).toBe(
      'site/samples/x/a.ts:1 Unexpected sample, expected a page that includes it',
    );
  });

  it('is reported where it is too long for its page', () => {
    const lines = Array.from({ length: 7 }, (_, index) => `call(${index});`);
    expect(report(findLongSamples(page('', '```ts', ...lines, '```')))).toBe(
      'site/pages/broken.mdx:3 Unexpected sample of more than 6 lines, expected a file in site/samples and its [!include]',
    );
    expect(findLongSamples(page('', '```bash', ...lines, '```'))).toEqual([]);
  });

  it.each([
    ['bash', 'if true; then'],
    ['css', '.box {\n  color: ]\n}'],
    ['html', '<p>\n  <b id="x" id="y">two ids</b>\n</p>'],
    ['html', '<script src="/vev/embed.js">\n  { "t-name": 1, }\n</script>'],
    ['json', '{\n  "key": 1,\n}'],
    ['php', '<?php\n\necho 1 +;'],
    ['cobol', 'STOP RUN.'],
    ['text', 'src/\nconst one = 1;'],
  ])('is reported with page and line in %s', (language, code) => {
    const [problem, ...more] = parseSamples(page('', `\`\`\`${language}`, code, '```'));
    expect(more).toEqual([]);
    expect(report([problem!])).toMatchSnapshot();
  });
});
