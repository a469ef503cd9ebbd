import { expect, it } from 'vitest';
import { htmlToMarkdown } from './html-markdown.ts';

it.each([
  ['text and its marks', '<p>a <b>b</b> <em>c</em> &lt;d&gt; *</p>', 'a **b** *c* \\<d> \\*'],
  ['links and code', '<a href="/x">x</a> <code>a*b</code>', '[x](/x) `a*b`'],
  ['paragraphs and lists', '<p>a</p><ul><li>b</li><li>c</li></ul>', 'a\n\n- b\n- c'],
  [
    'headings and samples',
    '<h3>A</h3><pre><code>b\n&lt;c></code></pre>',
    '### A\n\n```\nb\n<c>\n```',
  ],
  [
    'tables',
    '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td><p>a</p></td><td><code>b|c</code></td></tr></tbody></table>',
    '| A | B |\n|---|---|\n|  a  | `b\\|c` |',
  ],
  ['drawings', '<svg><title>T</title><desc>D.</desc><g><text>x</text></g></svg>', 'T: D.'],
  ['images', '<img alt="A cat" src="/c.png"/>', 'A cat'],
  [
    'nothing of what is hidden or pressed',
    '<p aria-hidden="true">a<b>b</b></p><button>c</button>',
    '',
  ],
])('says %s', (_, html, markdown) => {
  expect(htmlToMarkdown(html)).toBe(markdown);
});
