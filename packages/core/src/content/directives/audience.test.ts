import { describe, expect, it } from 'vitest';
import { compile, htmlOf, problemsOf, twinOf } from './directives.test.kit.ts';

describe('content for one audience', () => {
  it('is in the twin or on the page', async () => {
    for (const written of [':::show[md]', ':::hide[html]']) {
      const text = `a\n\n${written}\ntwin\n:::\n\nb`;
      expect(await twinOf(text)).toBe('a\n\ntwin\n\nb');
      expect(await htmlOf(text)).toBe('<p>a</p>\n\n<p>b</p>');
    }
    for (const written of [':::show[html]', ':::hide[md]']) {
      const text = `a\n\n:${written}\npage\n\n:::tip\nx\n:::\n::::\n\nb`;
      expect(await twinOf(text)).toBe('a\n\nb');
      expect(await htmlOf(text)).toContain('<p>page</p>');
    }
  });

  it('is not parsed in code', async () => {
    const text = '```md\n:::hide[md]\nx\n:::\n```\n\n`:::hide[md]`\n';
    const { code, hasAudiences } = await compile(text);
    expect(code.map((block) => block.code)).toEqual([':::hide[md]\nx\n:::']);
    expect(hasAudiences).toBe(false);
    expect(await twinOf('`:::hide[md]`')).toBe('`:::hide[md]`');
  });

  it('may be nested, in lists and in quotes', async () => {
    const text =
      '::::show[md]\na\n\n:::hide[md]\nb\n:::\n\nc\n::::\n\n- d\n\n  :::hide[md]\n  e\n  :::';
    expect(await twinOf(text)).toBe('a\n\nc\n\n- d');
    expect(await twinOf('> a\n>\n> :::show[html]\n> b\n> :::')).toBe('> a');
    const html = await htmlOf('::::show[html]\na\n\n:::show[md]\nb\n:::\n::::');
    expect(html.trim()).toBe('<p>a</p>');
  });

  it('adds no heading, no id and no mistake to the page if it is for the twin only', async () => {
    const text = '# A\n\n:::show[md]\n#### Twin\n:::\n\n## B';
    const { facts } = await compile(text);
    expect(facts.headings.map((heading) => heading.text)).toEqual(['A', 'B']);
    expect(facts.anchors).toEqual(['a', 'b']);
    expect(facts.diagnostics).toEqual([]);
    expect(await twinOf(text)).toBe('# A\n\n#### Twin\n\n## B');
  });

  it('is an error for an unknown audience', async () => {
    expect(await problemsOf('\n:::show[htm]\nx\n:::')).toEqual([
      'error 2:1 unknown-audience Unexpected audience "htm" after :::show, expected [html] or [md] (Did you mean ":::show[html]"?)',
    ]);
    expect(await problemsOf(':::hide\nx\n:::')).toEqual([
      'error 1:1 unknown-audience No audience after :::hide, expected [html] or [md] (Write :::hide[md])',
    ]);
  });
});
