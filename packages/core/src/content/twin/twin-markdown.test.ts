import { micromark } from 'micromark';
import { gfmFootnote, gfmFootnoteHtml } from 'micromark-extension-gfm-footnote';
import { gfmStrikethrough, gfmStrikethroughHtml } from 'micromark-extension-gfm-strikethrough';
import { gfmTable, gfmTableHtml } from 'micromark-extension-gfm-table';
import { describe, expect, it } from 'vitest';
import { htmlMarkdown } from './twin-markdown.ts';

/** A twin as a reader of Markdown sees it. */
const read = (markdown: string) =>
  micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfmFootnote(), gfmStrikethrough(), gfmTable()],
    htmlExtensions: [gfmFootnoteHtml(), gfmStrikethroughHtml(), gfmTableHtml()],
  });
const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (it) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[it]!);

describe('a text that looks like Markdown', () => {
  const texts = [
    ...[
      '*a*',
      '**a**',
      '_a_',
      '__a__',
      'a_b_c',
      '_a',
      'a_',
      '*',
      '* a',
      '2 * 3 * 4',
      '~a~',
      '~~a~~',
    ],
    ...['`a`', '``', 'a ` b', '[a](b)', '[a]', '![a](b)', '[a]: b', '[^1]', '[ ] a', '!', ']('],
    ...[
      '<b>',
      '</b>',
      '<!-- a -->',
      '<?a?>',
      '<https://a.example>',
      'a < b',
      '<',
      '&amp;',
      '&copy',
      '&#38;',
      'R&D',
    ],
    ...[
      '# a',
      '###### a',
      '####### a',
      '#a',
      'a #',
      '> a',
      '- a',
      '+ a',
      '-',
      '+',
      '-1',
      '---',
      '- - -',
      '===',
    ],
    ...[
      '1. a',
      '1) a',
      '12345. a',
      '1.',
      '1.5',
      '1999. A year',
      '10 a.',
      '***',
      '___',
      '```',
      '~~~',
      '| a | b |',
      '|',
    ],
    ...['\\', '\\\\', '\\*', 'C:\\a', '\\a', 'a\\', '|-|-|', ':-', '"a"', "'a'"],
  ];

  it.each(texts)('stays a text: %s', (text) => {
    const html = escapeHtml(text);
    expect(read(htmlMarkdown(`<p>${html}</p>`))).toBe(`<p>${html}</p>`);
    expect(read(htmlMarkdown(`<h2>${html}</h2>`))).toBe(`<h2>${html}</h2>`);
    expect(read(htmlMarkdown(`<p><a href="/x">${html}</a></p>`))).toBe(
      `<p><a href="/x">${html}</a></p>`,
    );
    expect(read(htmlMarkdown(`<p>a<br>${html}</p>`))).toBe(`<p>a<br />\n${html}</p>`);
    const list = `<ul>\n<li>${html}</li>\n</ul>`;
    expect(read(htmlMarkdown(list))).toBe(list);
  });

  it.each([...texts, 'a|b', '\\|', '||'])('stays a text in a cell: %s', (text) => {
    const table = `<table>\n<thead>\n<tr>\n<th>${escapeHtml(text)}</th>\n<th></th>\n</tr>\n</thead>\n</table>`;
    expect(read(htmlMarkdown(table))).toBe(table);
  });

  it.each([...texts, ' a', 'a  b', '`', '```` `'])('stays code: %s', (text) => {
    const html = `<p><code>${escapeHtml(text)}</code></p>`;
    expect(read(htmlMarkdown(html))).toBe(html);
    const block = `<pre><code>${escapeHtml(text)}\n</code></pre>`;
    expect(read(htmlMarkdown(block))).toBe(block);
  });
});

describe('markup', () => {
  it.each([
    '<p>a<strong>b</strong>c <em>d</em> <del>e</del></p>',
    '<p><em>a</em><em>b</em> <strong>a</strong><strong>b</strong></p>',
    '<p><em>a</em><em>b</em>c</p>',
    '<p><strong><em>a</em> b</strong> <em>a <strong>b</strong></em></p>',
    '<p>a<strong>(b)</strong>c <strong>(b)</strong> a<em>“b”</em></p>',
    '<p>See! <a href="/x">a</a>!<a href="/x">b</a></p>',
    '<p><a href="/a%20b(c)">a</a> <a href="/a)(b">b</a> <a href="/?a&amp;copy;">c</a></p>',
    '<p><a href="https://a.example/?b">https://a.example/?b</a></p>',
    '<p><a href="/x"><img src="/a.png" alt="[b] *c*" /></a></p>',
    '<ul>\n<li>a</li>\n</ul>\n<!-- -->\n<ul>\n<li>b</li>\n</ul>',
    '<ol start="9">\n<li>a</li>\n<li>b\n<ul>\n<li>c</li>\n</ul>\n</li>\n</ol>',
    '<ul>\n<li>\n<p>a</p>\n<blockquote>\n<p>b</p>\n<hr />\n</blockquote>\n</li>\n<li>\n<p>c</p>\n</li>\n</ul>',
    '<table>\n<thead>\n<tr>\n<th align="left">a</th>\n</tr>\n</thead>\n</table>',
  ])('reads as it was: %s', (html) => {
    const written = html.replace('align=', 'data-align=').replace('<!-- -->\n', '');
    const plain = (text: string) => text.replace(/<(\/?)(?:strong|em)>/g, '<$1i>');
    expect(plain(read(htmlMarkdown(written)))).toBe(plain(html));
  });

  it('moves blanks out of an emphasis, and merges nested ones of a kind', () => {
    expect(htmlMarkdown('<p>a<b> b </b>c <b>d <strong>e</strong></b><i> </i>f</p>')).toBe(
      'a **b** c **d e** f',
    );
  });

  it('preserves a link that ends in a backslash and adjacent code, and omits a table without cells', () => {
    expect(htmlMarkdown('<p><a href="/x">a\\ </a></p>')).toBe('[a\\\\](/x)');
    expect(htmlMarkdown('<p><code>a</code><code>b</code></p>')).toBe('`a` `b`');
    expect(htmlMarkdown('<table><tr></tr></table>')).toBe('');
  });

  it('has elements instead of marks that would not be recognized', () => {
    expect(htmlMarkdown('<p>a<strong>(b)</strong>c</p>')).toBe('a<strong>(b)</strong>c');
  });

  it('divides words by the control between them', () => {
    const size = '<label><input type="radio">small</label><label><input type="radio">large</label>';
    expect(htmlMarkdown(`<p>${size} a<button>b</button>c</p>`)).toBe('small large a c');
  });

  it('writes blocks in a cell on one line, at any depth', () => {
    const deep = '<div>'.repeat(200) + 'a' + '</div>'.repeat(200);
    const cell = `<p>x</p><ul><li>y</li></ul><pre>z\nz</pre>${deep}`;
    expect(htmlMarkdown(`<table><tr><th>h</th></tr><tr><td>${cell}</td></tr></table>`)).toBe(
      '| h |\n| - |\n| x y `z z` a |',
    );
  });
});

it('leaves out the time that reading takes', () => {
  const meta =
    '<div class="PageMeta"><span class="PageMeta-time">4 min read</span><ul><li>a</li></ul></div>';
  expect(htmlMarkdown(meta)).toBe('- a');
});
