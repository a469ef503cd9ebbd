import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { bundledLanguages } from 'shiki/langs';
import { describe, expect, it, vi } from 'vitest';
import type { TokenLine } from '../source/highlighter.ts';
import { createHighlighter } from './highlight.ts';
import { plainScopes, tokenClasses } from './token-classes.ts';

vi.setConfig({ testTimeout: 60_000 });

const highlighter = await createHighlighter();
const textOf = (lines: TokenLine[]) =>
  lines.map((line) => line.map(({ text }) => text).join('')).join('\n');

/** Every sample of this project's own pages, with its language. */
const samples = readdirSync(join(import.meta.dirname, '../../../../../site/pages'), {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile() && entry.name.endsWith('.mdx'))
  .flatMap((entry) => [
    ...readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(
      /^```(\w+)[^\n]*\n([\s\S]*?)\n```/gm,
    ),
  ])
  .map(([, language, code]) => ({ language: language!, code: code! }))
  .filter(({ language }) => language in bundledLanguages);

/** Words of paths are left out of a line: they are words of the languages here. */
const address = 'https://a.example/if/{for_in}/class-def/import/v1';
samples.push(
  {
    language: 'sh',
    code: `curl \\\n  --url ${address} \\\n  -d '{"a":"${address}"}' "${address}"`,
  },
  { language: 'python', code: `url = "${address}"\nurl = f"${address}" # ${address}` },
  { language: 'php', code: `<?php\ncurl(["a" => "${address}", 'b' => '${address}']);` },
);

/** The class of every character that is not white space, from Shiki without the memory. */
async function expectedClasses(language: string, code: string): Promise<string[]> {
  const color = (index: number) => `#${(index + 1).toString(16).padStart(6, '0')}`;
  const core = await createHighlighterCore({
    engine: createJavaScriptRegexEngine({ forgiving: true }),
    langs: [bundledLanguages[language as 'ts']],
    themes: [
      {
        name: 'numbers',
        settings: [
          { settings: { foreground: '#000000', background: '#ffffff' } },
          { scope: [...plainScopes], settings: { foreground: '#000000' } },
          ...tokenClasses.map(({ scopes }, index) => ({
            scope: [...scopes],
            settings: { foreground: color(index) },
          })),
        ],
      },
    ],
  });
  const names = new Map(tokenClasses.map(({ name }, index) => [color(index), `t-${name}`]));
  const { tokens } = core.codeToTokens(code, {
    lang: language,
    theme: 'numbers',
    // By default Shiki aborts a line after 500 ms, which a busy machine may exceed.
    tokenizeTimeLimit: 0,
  });
  core.dispose();
  return tokens
    .flat()
    .flatMap((token) =>
      [...token.content]
        .filter((character) => character.trim())
        .map((character) => `${character} ${names.get(token.color?.toLowerCase() ?? '')}`),
    );
}

describe('the memory of lines', () => {
  it('does not change the tokens of any sample of the site, in any order', async () => {
    expect(samples.length).toBeGreaterThan(50);
    for (const { language, code } of samples) await highlighter.lines(code, language);
    const step = process.env.FUZZ_CASES ? 3 : 20;
    for (const { language, code } of samples.filter((_, index) => index % step === 0)) {
      const lines = await highlighter.lines(code, language);
      expect(textOf(lines)).toBe(code);
      const found = lines
        .flat()
        .flatMap(({ text, class: name }) =>
          [...text].filter((character) => character.trim()).map((one) => `${one} ${name}`),
        );
      expect(found).toEqual(await expectedClasses(language, code));
    }
  });

  it('distinguishes a state that begins within a line from one that begins at its start', async () => {
    const [first] = await highlighter.lines('a', 'ts');
    const [, inside] = await highlighter.lines('/*\na', 'ts');
    expect(first).toEqual([{ text: 'a' }]);
    expect(inside).toEqual([{ text: 'a', class: 't-comment' }]);
  });
});

describe('embedded code', () => {
  const inMarkdown = '```js\nconst a = 1;\n```';
  it('has the colors of its language, whatever was highlighted before', async () => {
    const fresh = await createHighlighter();
    const [, embedded] = await fresh.lines(inMarkdown, 'md');
    expect(embedded).toEqual((await fresh.lines('const a = 1;', 'js'))[0]);
  });

  it('of an unknown language has the color of the code around it', async () => {
    const [, embedded] = await highlighter.lines('```nosuch\nconst a = 1;\n```', 'md');
    expect(new Set(embedded!.map(({ class: name }) => name)).size).toBe(1);
  });

  it('is colored equally by a highlighter that knows more languages', async () => {
    const others = await createHighlighter();
    const text = '# One\n\n```css\na { color: red }\n```\n\n```\nconst a = 1;\n```';
    for (const name of ['ts', 'tsx', 'yaml', 'css', 'mdx']) await others.lines('a', name);
    for (const name of ['md', 'mdx'])
      expect(await others.lines(text, name)).toEqual(
        await (await createHighlighter()).lines(text, name),
      );
  });
});

describe('tokens', () => {
  it('are merged with adjacent ones of their class, including white space', async () => {
    expect(await highlighter.lines('// one  two', 'ts')).toEqual([
      [{ text: '// one  two', class: 't-comment' }],
    ]);
  });

  it('do not contain the white space around them', async () => {
    expect(await highlighter.lines('  const a', 'ts')).toEqual([
      [{ text: '  ' }, { text: 'const', class: 't-keyword' }, { text: ' a' }],
    ]);
  });

  it('of plain text have no class', async () => {
    expect(await highlighter.lines('a\n\nb', 'text')).toEqual([
      [{ text: 'a' }],
      [],
      [{ text: 'b' }],
    ]);
  });
});
