import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { withFeature } from './compile.test.kit.ts';
import { searchSections } from './html/search-sections.ts';
import { loadFeatures } from './source/features.ts';

const folder = mkdtempSync(join(tmpdir(), 'features-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes a module of a feature. */
const moduleOf = (name: string, code: string) => {
  const file = join(folder, name);
  writeFileSync(file, code);
  return file;
};
const sourceOf = (file: string, extension = 'team') => ({
  ...{ extension, file, version: '1', folder },
});
const fence = '```chart [Rooms]\n1\n2\n```';

describe('a feature', () => {
  const { compile, textOf } = withFeature(
    moduleOf(
      'chart.mjs',
      `export default ({ unit }) => ({
        drawings: {
          chart({ code, title, sourceLines }, page) {
            page.reads('/data/' + title);
            const sum = code.split('\\n').reduce((all, each) => all + Number(each), 0);
            if (sum === 0) return page.report({ line: sourceLines[1], rule: 'extension', message: 'No rows' });
            return { className: 'Chart', html: '<b id="' + page.id + '">' + sum + unit + '</b>', text: 'sum ' + sum };
          },
        },
        styles: { 'class="Chart"': './chart.css' },
      });`,
    ),
    { unit: ' rooms' },
  );

  it('draws the fences of its language, with its options', async () => {
    expect(await textOf(fence)).toContain('<figure class="Chart"><b id="d0">3 rooms</b></figure>');
  });

  it('adds words for search, files that the page depends on, and a style sheet next to its module', async () => {
    const { code, facts, plain, styles } = await compile(fence);
    expect(code[0]).toMatchObject({ text: 'sum 3', code: '1\n2', title: 'Rooms' });
    expect(searchSections(plain!, 'Page', code)).toMatchObject([{ text: 'Rooms\nsum 3' }]);
    expect(Object.keys(facts.reads)).toEqual(['/data/Rooms']);
    expect(styles).toEqual([['class="Chart"', join(folder, 'chart.css')]]);
  });

  it('reports problems at their lines, and leaves the fence as code', async () => {
    const text = 'A\n\n```chart\n0\n0\n```';
    const { facts } = await compile(text);
    expect(facts.diagnostics).toContainEqual(
      expect.objectContaining({ line: 5, message: 'No rows', rule: 'extension' }),
    );
    expect(await textOf(text)).toContain('class="Code-pre"');
  });
});

it('a module without a feature is refused, with the name of its extension', async () => {
  const file = moduleOf('none.mjs', 'export default 1;');
  await expect(loadFeatures([sourceOf(file)])).rejects.toThrow(
    'A module of the extension "team" has no feature',
  );
});

it('two extensions that draw one language are refused, and both are named', async () => {
  const file = moduleOf('two.mjs', 'export default () => ({ drawings: { chart() {} } });');
  await expect(loadFeatures([sourceOf(file), sourceOf(file, 'other')])).rejects.toThrow(
    'The extensions "team" and "other" both draw fences in "chart"',
  );
});
