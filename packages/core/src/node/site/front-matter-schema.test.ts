import { readFileSync, statSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readFrontMatter } from '../../content/source/read-front-matter.ts';
import { frontMatterSchema } from '../../shared/config/front-matter.ts';
import { frontMatterJsonSchema, writeFrontMatterSchema } from './front-matter-schema.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, read } = testFolder();

const validate = new Ajv({ strict: true, allowUnionTypes: true }).compile(
  await frontMatterJsonSchema(),
);

/** Front matter, and whether it is valid. */
const cases: [unknown, boolean][] = [
  [{}, true],
  [{ title: 'A', description: 'b' }, true],
  [{ title: 1 }, false],
  [{ title: null }, false],
  [{ layout: 'minimal' }, true],
  [{ layout: 'wide' }, false],
  [{ authors: 'A' }, true],
  [{ authors: ['A', '[B](https://b.example)'] }, true],
  [{ authors: [1] }, false],
  [{ authors: {} }, false],
  [{ date: '2026-01-31' }, true],
  [{ date: '2026-01-31T10:00:00+01:00' }, true],
  [{ date: '2026-01-31abc' }, false],
  [{ date: 2026 }, false],
  [{ content: { width: 900, horizontalPadding: '0', verticalPadding: 'calc(1px + 2%)' } }, true],
  [{ content: {} }, true],
  [{ content: { width: 'a;b' } }, false],
  [{ content: { wdith: 1 } }, false],
  [{ content: 'wide' }, false],
  [{ showLogo: false, showTopNav: true, showSidebar: false, showAiCta: true }, true],
  [{ showLogo: 'no' }, false],
  [{ showOutline: true }, true],
  [{ showOutline: 1 }, true],
  [{ showOutline: 5 }, true],
  [{ showOutline: 0 }, false],
  [{ showOutline: 6 }, false],
  [{ showOutline: 1.5 }, false],
  [{ showOutline: '2' }, false],
  [{ searchable: false }, true],
  [{ 'x-any': { thing: [1] }, 'x-': null }, true],
  [{ layuot: 'docs' }, false],
  [{ xany: 1 }, false],
  [{ constructor: 1 }, false],
];

describe('the JSON Schema of front matter', () => {
  it.each(cases)('takes or refuses %j as the engine does', (data, isRight) => {
    const { diagnostics } = readFrontMatter(`---\n${stringify(data)}---\n`, 'pages/a.md');
    expect(diagnostics.length === 0).toBe(isRight);
    expect(validate(data)).toBe(isRight);
  });

  it('describes every key, and names draft 7', async () => {
    const schema = (await frontMatterJsonSchema()) as {
      $schema: string;
      properties: Record<string, { description: string }>;
    };
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
    expect(Object.keys(schema.properties)).toEqual(Object.keys(frontMatterSchema.entries));
    for (const { description } of Object.values(schema.properties))
      expect(description).toMatch(/\.$/);
  });

  it('is written once into a folder that version control leaves alone', async () => {
    const file = at('.docs/front-matter.schema.json');
    await writeFrontMatterSchema(at());
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(await frontMatterJsonSchema());
    expect(read('.docs/.gitignore')).toBe('*\n');
    const { ino, mtimeMs } = statSync(file);
    await writeFrontMatterSchema(at());
    expect(statSync(file)).toMatchObject({ ino, mtimeMs });
  });
});
