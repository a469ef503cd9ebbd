import { describe, expect, it } from 'vitest';
import { canonicalHtml } from './canonical-html.ts';
import { createPageRenderer } from './render-page.ts';

/**
 * GitHub's additions to CommonMark (https://github.github.com/gfm/), rule by rule and beyond its
 * own examples, which `gfm-spec.test.ts` runs.
 */
const cases: Record<string, [markdown: string, html: string][]> = {
  Tables: [
    [
      '| a | b |\n| - | - |\n| c | d |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td>d</td></tr></tbody></table>',
    ],
    [
      '| a | b | c\n:- | :-: | --:\nd | e | f',
      '<table><thead><tr><th data-align="left">a</th><th data-align="center">b</th><th data-align="right">c</th></tr></thead><tbody><tr><td data-align="left">d</td><td data-align="center">e</td><td data-align="right">f</td></tr></tbody></table>',
    ],
    [
      '| a\\|b |\n| - |\n| `c\\|d` **e\\|f** |',
      '<table><thead><tr><th>a|b</th></tr></thead><tbody><tr><td><code>c|d</code> <strong>e|f</strong></td></tr></tbody></table>',
    ],
    [
      '| a |\n| - |\n| b |\n> c',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table><blockquote><p>c</p></blockquote>',
    ],
    [
      '| a |\n| - |\nb\n\nc',
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table><p>c</p>',
    ],
    ['| a | b |\n| - |\n| c |', '<p>| a | b | | - | | c |</p>'],
    [
      '| a | b |\n| - | - |\n| c |\n| d | e | f |',
      '<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>c</td><td></td></tr><tr><td>d</td><td>e</td></tr></tbody></table>',
    ],
    ['| a |\n| - |', '<table><thead><tr><th>a</th></tr></thead></table>'],
  ],
  'Task list items': [
    [
      '- [ ] a\n- [x] b\n- [X] c',
      '<ul><li><input disabled type="checkbox"> a</li><li><input checked disabled type="checkbox"> b</li><li><input checked disabled type="checkbox"> c</li></ul>',
    ],
    [
      '- [x] a\n  - [ ] b',
      '<ul><li><input checked disabled type="checkbox"> a<ul><li><input disabled type="checkbox"> b</li></ul></li></ul>',
    ],
    ['1. [ ] a', '<ol><li><input disabled type="checkbox"> a</li></ol>'],
    ['- [y] a\n- [] b\n- [ ]c', '<ul><li>[y] a</li><li>[] b</li><li>[ ]c</li></ul>'],
    ['[ ] a', '<p>[ ] a</p>'],
  ],
  Strikethrough: [
    ['~~a~~ b', '<p><del>a</del> b</p>'],
    ['~a~ b', '<p><del>a</del> b</p>'],
    ['~~a\n\nb~~', '<p>~~a</p><p>b~~</p>'],
    ['a ~~~b~~~ c', '<p>a ~~~b~~~ c</p>'],
    ['~~a **b**~~', '<p><del>a <strong>b</strong></del></p>'],
  ],
  Autolinks: [
    ['www.a.example', '<p><a href="https://www.a.example">www.a.example</a></p>'],
    [
      'See www.a.example/b_c.',
      '<p>See <a href="https://www.a.example/b_c">www.a.example/b_c</a>.</p>',
    ],
    [
      '(www.a.example/b_(c)) and www.a.example/b)',
      '<p>(<a href="https://www.a.example/b_(c)">www.a.example/b_(c)</a>) and <a href="https://www.a.example/b">www.a.example/b</a>)</p>',
    ],
    [
      'www.a.example/?b=c&copy;',
      '<p><a href="https://www.a.example/?b=c">www.a.example/?b=c</a>©</p>',
    ],
    ['www.a.example/b<c', '<p><a href="https://www.a.example/b">www.a.example/b</a>&lt;c</p>'],
    [
      '**https://a.example/b*c** d',
      '<p><strong><a href="https://a.example/b*c">https://a.example/b*c</a></strong> d</p>',
    ],
    [
      'http://a.example and ftp://a.example',
      '<p><a href="http://a.example">http://a.example</a> and ftp://a.example</p>',
    ],
    ['a.b+c@d.example.', '<p><a href="mailto:a.b+c@d.example">a.b+c@d.example</a>.</p>'],
    ['a.b-@c.d_', '<p>a.b-@c.d_</p>'],
    [
      '`www.a.example` [www.b.example](/c)',
      '<p><code>www.a.example</code> <a href="/c">www.b.example</a></p>',
    ],
  ],
};

const render = createPageRenderer(import.meta.dirname);

describe.each(Object.entries(cases))('GitHub’s %s', (_, examples) => {
  it.each(examples)('%j', async (markdown, html) => {
    const page = await render({ path: '/', file: 'pages/index.md', text: markdown });
    expect(canonicalHtml(page.html)).toBe(canonicalHtml(html));
  });
});
