import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withFeature } from '../../core/src/content/compile.test.kit.ts';
import { types } from './index.ts';

const folder = import.meta.dirname;
const { rules } = types();
const { compile, textOf, problemsOf } = withFeature(
  join(folder, 'feature.ts'),
  { folder },
  { thread: join(folder, 'thread.ts'), rules },
);

it('a page becomes the HTML of its fixture', async () => {
  const read = (name: string) => readFileSync(join(folder, 'fixtures', name), 'utf8');
  expect(`${(await textOf(read('input.mdx'))).trim()}\n`).toBe(read('output.html'));
});

describe('a sample with types', () => {
  it('names its file of types, which has each type once', async () => {
    const { facts } = await compile('```ts twoslash\nconst a = 1;\na;\n```');
    expect(facts.assets).toHaveLength(1);
    const [asset] = facts.assets;
    expect(JSON.parse((asset as { content: string }).content)).toEqual([
      { html: expect.stringContaining('const</span> a') as string },
    ]);
    expect(facts.reads).not.toEqual({});
  });

  it('has its notes below the code in the Markdown twin, without its notations', async () => {
    const { code } = await compile("- ```ts twoslash\n  const a = '{b}';\n  //    ^?\n  ```");
    expect(code[0]).toMatchObject({
      code: "const a = '{b}';",
      remarks: ['const a: "{b}"'],
    });
  });

  it('may import other samples of the page by their names', async () => {
    const page = (name: string) =>
      `\`\`\`ts filename="rooms.ts"\nexport const seats = 6;\n\`\`\`\n\n\`\`\`ts twoslash\nimport { seats } from './${name}';\n\`\`\``;
    expect(await problemsOf(page('rooms'))).toEqual([]);
    expect(await problemsOf(page('halls'))).toEqual([
      expect.stringContaining('error 6:1 sample-type Type error 2307'),
    ]);
  });

  it('has an error at its line, unless it announces it', async () => {
    expect(await problemsOf('A\n\n```ts twoslash\n\nconst a: string = 1;\n```')).toEqual([
      "error 5:1 sample-type Type error 2322 in a sample: Type 'number' is not assignable to type 'string'. (Fix the sample, or announce the error: // @errors: 2322)",
    ]);
    expect(await problemsOf('```ts twoslash\n// @errors: 2322\nconst a: string = 1;\n```')).toEqual(
      [],
    );
  });
});

it('a sample in a language without types is a mistake', async () => {
  expect(await problemsOf('```sh twoslash\nls\n```')).toEqual([
    'error 1:1 twoslash Unexpected twoslash on a sample in sh, expected one of ts, tsx, js, jsx (Take out twoslash, or name the language)',
  ]);
});

it('options that TypeScript rejects are a mistake of the page, with the reason', async () => {
  const wrong = withFeature(
    join(folder, 'feature.ts'),
    { folder, compilerOptions: { target: 'none' } },
    { thread: join(folder, 'thread.ts'), rules },
  );
  expect(await wrong.problemsOf('```ts twoslash\n1;\n```')).toEqual([
    expect.stringContaining('TypeScript rejects the compiler options for samples'),
  ]);
});
