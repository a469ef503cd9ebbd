import { describe, expect, it } from 'vitest';
import { readPage, readPages } from '../page-source.ts';
import { report } from '../problem.ts';
import { compare } from './compare.ts';
import { comparisons } from './comparisons.ts';
import { readDeclarations } from './declarations.ts';

describe('the tables of the pages', { timeout: 60_000 }, () => {
  const pages = readPages();
  const declared = readDeclarations(comparisons.map(({ type }) => type));
  const differences = comparisons.flatMap((part, index) =>
    compare(
      pages.find(({ file }) => file === `pages/${part.page}`)!,
      part,
      declared[index]!,
    ),
  );

  it('list what the SDK declares', () => {
    expect(report(differences)).toBe('');
  });
});

describe('a page that differs', { timeout: 60_000 }, () => {
  const text = [
    '# Page',
    '',
    '## Fields',
    '',
    '| Field | Type | Meaning |',
    '|---|---|---|',
    '| `selector` | number, optional | What |',
    '| `property` | list, required | Which |',
    '',
    'There is also a `title`.',
  ].join('\n');
  const part = { page: 'page.mdx', heading: 'Fields', type: 'utils.EditableCSS' };

  it('is reported with page and line', () => {
    const [declared] = readDeclarations([part.type]);
    const found = compare(readPage('pages/page.mdx', text), part, declared!);
    expect(report(found)).toMatchInlineSnapshot(`
      "site/pages/page.mdx:3 missing properties of utils.EditableCSS: the SDK declares it as ("color" | "flex" | "appearance" | "bottom" | "clear" | "contain" | "content" | "cursor" |…
      site/pages/page.mdx:7 different selector of utils.EditableCSS: number here, string in the SDK
      site/pages/page.mdx:7 different selector of utils.EditableCSS: optional here, required in the SDK
      site/pages/page.mdx:8 extra property of utils.EditableCSS: the SDK does not declare it"
    `);
  });

  it('is reported for a text that the type does not have', () => {
    const type = 'Options<utils.StringField>';
    const table = "## string\n\n| Option | Type |\n|---|---|\n| `type` | `'text'` or `'color'` |";
    const found = compare(
      readPage('pages/page.mdx', table),
      { page: 'page.mdx', heading: 'string', type },
      readDeclarations([type])[0]!,
    );
    expect(report(found)).toContain(`:5 different texts type of ${type}: 'color' here, `);
  });

  it('is refused when the section is gone', () => {
    const page = readPage('pages/page.mdx', '# Page');
    expect(() => compare(page, part, [])).toThrow(
      'Unexpected site/pages/page.mdx, expected a heading "Fields"',
    );
  });

  it('is refused when the SDK no longer has the type', () => {
    expect(() => readDeclarations(['utils.NoSuchType'])).toThrow(
      'Unexpected type utils.NoSuchType, expected one that the SDK declares',
    );
  });
});
