import { describe, expect, it } from 'vitest';
import { readFrontMatter } from './read-front-matter.ts';

const read = (text: string) => readFrontMatter(text, 'pages/a.mdx');

/** `line:column message (hint)` of all diagnostics. */
function problems(yaml: string): string[] {
  return read(`---\n${yaml}\n---\nText\n`).diagnostics.map(
    ({ line, column, message, hint }) => `${line}:${column} ${message}${hint ? ` (${hint})` : ''}`,
  );
}

const said = (yaml: string) => problems(yaml).join('\n');

it('names the package that reads a key, if the site does not use it', () => {
  const { frontMatter, diagnostics } = read('---\ntitle: A\nopenapi: ./api.yaml\n---\n');
  expect(frontMatter.title).toBe('A');
  expect(diagnostics).toEqual([
    expect.objectContaining({ severity: 'error', rule: 'missing-package', line: 3, column: 1 }),
  ]);
  expect(said('openapi: ./api.yaml')).toContain('(Run npm install -D @stilldocs/openapi, and add');
  expect(said('toString: a')).toContain('Unexpected key "toString"');
});

describe('readFrontMatter', () => {
  it('removes front matter and preserves the line numbers of the body', () => {
    const { frontMatter, body, diagnostics } = read(
      '---\ntitle: A\nshowOutline: 3\n---\n# Hello\n\ntext',
    );
    expect(frontMatter).toEqual({ title: 'A', showOutline: 3 });
    expect(diagnostics).toEqual([]);
    expect(body.split('\n')[4]).toBe('# Hello');
    expect(body.slice(0, body.indexOf('#')).trim()).toBe('');
  });

  it('reads tags as a list without blanks, however they are written', () => {
    const tagsOf = (written: string) => read(`---\ntags: ${written}\n---\n`).frontMatter.tags;
    expect(tagsOf('one')).toEqual(['one']);
    expect(tagsOf('[" one ", "", two]')).toEqual(['one', 'two']);
    expect(tagsOf('""')).toEqual([]);
  });

  it('does not change a text without front matter', () => {
    for (const text of [
      '',
      '# Hello',
      'a\n---\nb',
      '----\ntitle: A\n----\n',
      '---\n\ntitle: A\n',
    ]) {
      expect(read(text)).toEqual({ frontMatter: {}, body: text, diagnostics: [] });
    }
  });

  it('reads empty front matter', () => {
    for (const text of ['---\n---\nx', '---\n\n---\nx', '---\n# only a comment\n---\nx']) {
      expect(read(text)).toMatchObject({ frontMatter: {}, diagnostics: [] });
    }
  });

  it('ends at the first closing line, also at the end of the file and before blanks', () => {
    expect(read('---\ntitle: A\n---').frontMatter).toEqual({ title: 'A' });
    expect(read('--- \ntitle: A\n---\t\nx').frontMatter).toEqual({ title: 'A' });
    expect(read('---\ntitle: A\n---\na\n---\nb').body).toMatch(/\na\n---\nb$/);
  });

  it('does not end at three dashes within a line', () => {
    expect(read('---\ntitle: A --- B\ndescription: ---x\n---\n').frontMatter).toEqual({
      title: 'A --- B',
      description: '---x',
    });
  });

  it('reads every key it documents', () => {
    const yaml = `title: T
description: D
layout: landing
authors: [A, "[B](https://b.example)"]
date: 2026-01-02
content: { horizontalPadding: 12px, width: 800, verticalPadding: "calc(1rem + 2%)" }
showLogo: false
showTopNav: false
showOutline: false
showSidebar: false
showAiCta: false
searchable: false
x-own: { a: 1 }`;
    expect(problems(yaml)).toEqual([]);
    expect(read(`---\n${yaml}\n---\n`).frontMatter).toMatchObject({
      layout: 'landing',
      date: '2026-01-02',
      content: { width: 800 },
      'x-own': { a: 1 },
    });
  });
});

describe('mistakes in front matter', () => {
  it('names an unknown key, its place and the nearest known key', () => {
    expect(said('titel: A')).toMatchInlineSnapshot(
      `"2:1 Unexpected key "titel" in front matter, expected a known key or one that begins with x- (Did you mean "title"?)"`,
    );
    expect(said('title: A\n\nzzzzzzzzz: 1')).toMatchInlineSnapshot(
      `"4:1 Unexpected key "zzzzzzzzz" in front matter, expected a known key or one that begins with x-"`,
    );
  });

  it('has the place of the unknown key itself, not of its value', () => {
    const [{ line, column } = {}] = read('---\ntitle: A\nathors:\n  - B\n---\n').diagnostics;
    expect({ line, column }).toEqual({ line: 3, column: 1 });
  });

  it('names an unknown key below another', () => {
    expect(said('content:\n  widht: 5')).toMatchInlineSnapshot(
      `"3:3 Unexpected key "content.widht" in front matter, expected a known key (Did you mean "width"?)"`,
    );
  });

  it('states the actual and the expected value', () => {
    expect(said('title: 5')).toMatchInlineSnapshot(
      `"2:8 Unexpected 5 for "title" in front matter, expected string"`,
    );
    expect(said('title: A\nlayout: wide')).toMatchInlineSnapshot(
      `"3:9 Unexpected "wide" for "layout" in front matter, expected "docs" or "minimal" or "landing" or "home""`,
    );
    expect(said('showLogo: "yes"')).toMatchInlineSnapshot(
      `"2:11 Unexpected "yes" for "showLogo" in front matter, expected boolean"`,
    );
    expect(said('showOutline: 9')).toMatchInlineSnapshot(
      `"2:14 Unexpected 9 for "showOutline" in front matter, expected a whole number from 1 to 5"`,
    );
    expect(said('content:\n  width: "1px; color: red"')).toMatchInlineSnapshot(
      `"3:10 Unexpected "1px; color: red" for "content.width" in front matter, expected a CSS length"`,
    );
    expect(said('title:')).toMatchInlineSnapshot(
      `"2:7 Unexpected null for "title" in front matter, expected string"`,
    );
    expect(said('authors: [A, 5]')).toMatchInlineSnapshot(
      `"2:14 Unexpected 5 for "authors[1]" in front matter, expected string"`,
    );
  });

  it.each(['2026-02-31', '2025-02-29', '2026-13-01', '2026-01-31abc', '2026-01-31T25:00'])(
    'refuses a date that there is not: %s',
    (date) => {
      expect(problems(`date: ${date}`)).toEqual([
        `2:7 Unexpected "${date}" for "date" in front matter, expected a date such as 2026-01-31`,
      ]);
    },
  );

  it('uses its own words for numbers', () => {
    expect(said('showOutline: 1.5')).toMatch(/expected (?!.*(Invalid|Received))/);
  });

  it('places broken YAML', () => {
    expect(said('title: "A')).toMatchInlineSnapshot(
      `"2:10 Unexpected YAML in front matter: Missing closing "quote (Correct the YAML between the --- lines)"`,
    );
    expect(said('title: A\n  b: c')).toMatchInlineSnapshot(
      `"2:8 Unexpected YAML in front matter: Nested mappings are not allowed in compact mappings (Correct the YAML between the --- lines)"`,
    );
    expect(said('title: A\ntitle: B')).toMatchInlineSnapshot(
      `"3:1 Unexpected YAML in front matter: Map keys must be unique (Correct the YAML between the --- lines)"`,
    );
    expect(said('title: [a')).toMatchInlineSnapshot(
      `"2:10 Unexpected YAML in front matter: Flow sequence in block collection must be sufficiently indented and end with a ] (Correct the YAML between the --- lines)"`,
    );
    expect(said('\ttitle: a')).toMatchInlineSnapshot(
      `"2:1 Unexpected YAML in front matter: Tabs are not allowed as indentation (Correct the YAML between the --- lines)"`,
    );
  });

  it('reports all mistakes at once', () => {
    expect(problems('titel: A\nlayout: wide\nshowLogo: 1')).toHaveLength(3);
  });

  it('rejects a text or a list with one message', () => {
    expect(problems('just some text')).toHaveLength(1);
    expect(problems('- a\n- b')).toHaveLength(1);
    expect(problems('5')).toHaveLength(1);
  });

  it('drops invalid values, and keeps the others', () => {
    expect(read('---\ntitle: A\nlayout: wide\n---\n').frontMatter).toEqual({ title: 'A' });
    expect(problems('title: A\nlayout: wide')).toHaveLength(1);
  });

  it('reports keys of other engines, and takes their values', () => {
    const text = '---\noutline: false\nlogo: false\n---\n';
    expect(read(text).frontMatter).toEqual({ showOutline: false, showLogo: false });
    expect(said('outline: false')).toContain('(Did you mean "showOutline"?)');
  });

  it.each([
    ['outline: deep', 'Did you mean "showOutline"?'],
    ['sidebar: { order: 1 }', 'Write sidebarText, sidebarOrder and badge as keys of the page'],
    ['sidebar_position: 1', 'Write sidebarOrder'],
    ['template: splash', 'Write layout: landing'],
    ['slug: a', 'The path of a page is that of its file'],
    ['layuot: docs', 'Did you mean "layout"?'],
  ])('has one message with a cure for a key of another engine: %s', (yaml, hint) => {
    const key = yaml.split(':')[0];
    expect(problems(`title: A\n${yaml}`)).toEqual([
      expect.stringContaining(`3:1 Unexpected key "${key}" in front matter`),
    ]);
    expect(said(yaml)).toContain(`(${hint}`);
  });

  it('reports a date in another form, and takes its day', () => {
    expect(read('---\ndate: March 3, 2026\n---\n').frontMatter).toEqual({ date: '2026-03-03' });
    expect(problems('date: March 3, 2026')).toHaveLength(1);
    expect(read('---\ndate: soon\n---\n').frontMatter).toEqual({});
    expect(read('---\ndate: 2026-02-31\n---\n').frontMatter).toEqual({});
  });

  it('treats a key of prototypes as unknown and changes no prototype', () => {
    expect(problems('__proto__: { title: x }')).toHaveLength(1);
    expect(problems('constructor: x')).toHaveLength(1);
    expect(({} as { title?: string }).title).toBeUndefined();
  });

  it.each(['title: !!binary aGk=', 'title: !!js/function a', 'x-a: !!set {a}', 'title: !own a'])(
    'reports a tag of YAML: %s',
    (yaml) => {
      expect(said(yaml)).toMatch(/^2:\d Unexpected YAML in front matter: Unresolved tag: \S+ \(/);
    },
  );

  it('reports an alias without an anchor instead of throwing', () => {
    expect(said('title: *nowhere')).toMatchInlineSnapshot(
      `"2:8 Unexpected alias in front matter, expected one of a complete value above it (Write the value itself)"`,
    );
    expect(problems('x-own: &a [*a]')).toHaveLength(1);
  });

  it('reports aliases that multiply instead of throwing or filling memory', () => {
    const levels = 'abcdefghi'
      .split('')
      .map((name, index, all) =>
        index === 0
          ? 'x-a: &a [1, 1, 1, 1, 1, 1, 1, 1, 1]'
          : `x-${name}: &${name} [${`*${all[index - 1]}, `.repeat(9)}]`,
      );
    expect(problems(levels.join('\n'))).toHaveLength(1);
  });
});
