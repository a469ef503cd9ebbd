import { describe, expect, it } from 'vitest';
import { findMisnesting } from './html-nesting.ts';

const problemOf = (html: string) => {
  const found = findMisnesting(html);
  return (
    found && `${found.inner} in ${found.outer}${found.expected ? `, not ${found.expected}` : ''}`
  );
};

describe('findMisnesting', () => {
  it.each([
    '',
    'text',
    '<p>a <b>b</b><br/>c</p><p>d</p>',
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
    '<li><div><li>not a browser’s concern, since a div is between</li></div></li>',
    '<table>\n<thead><tr><th>a</th></tr></thead><tbody><tr><td><p>b</p></td></tr></tbody></table>',
    '<p><svg><title>x</title><path d="M0 0"></path></svg></p>',
    '<p><button><div>x</div></button></p>',
    '<p><object><p>x</p></object></p>',
    '<a href="/x"><div><p>x</p></div></a><a href="/y">y</a>',
    '<details><summary>a</summary><p>b</p></details>',
    '<dl><dt>a</dt><dd>b</dd><dd><dl><dt>c</dt></dl></dd></dl>',
    '<docs-island data-props="{&quot;a&quot;:1}"><p>x</p></docs-island>',
    '<script type="application/json">{"a":"<p><div>"}</script><p>x</p>',
    '<pre><code>a &lt;div&gt; b</code></pre>',
    '<h2>a</h2><h3>b</h3>',
  ])('finds nothing in %s', (html) => {
    expect(problemOf(html)).toBeUndefined();
  });

  it.each([
    ['<p>a<div>b</div></p>', '<div> in p'],
    ['<p><span><ul><li>a</li></ul></span></p>', '<ul> in p'],
    ['<p><p>a</p></p>', '<p> in p'],
    ['<p><docs-island><aside>a</aside></docs-island></p>', '<aside> in p'],
    ['<p><h2>a</h2></p>', '<h2> in p'],
    ['<h2><span><h3>a</h3></span></h2>', '<h3> in h2'],
    ['<a><span><a>b</a></span></a>', '<a> in a'],
    ['<a><button>b</button></a>', '<button> in a'],
    ['<a><docs-code n="0"></docs-code></a>', '<button> in a'],
    ['<button><a>b</a></button>', '<a> in button'],
    ['<button><button>b</button></button>', '<button> in button'],
    ['<ul><li><li>a</li></li></ul>', '<li> in li'],
    ['<table><tr><td>a</td></tr></table>', '<tr> in table'],
    ['<table>a</table>', 'text in table'],
    ['<table><tbody><div>a</div></tbody></table>', '<div> in tbody'],
    ['<tr><td>a</td></tr>', '<tr> in undefined, not thead'],
    ['<div><td>a</td></div>', '<td> in div, not tr'],
    ['<form><div><form></form></div></form>', '<form> in form'],
    ['<svg><p>a</p></svg>', '<p> in svg'],
    ['<div><body>a</body></div>', '<body> in undefined'],
    ['<plaintext>a</plaintext>', '<plaintext> in undefined'],
  ])('finds the mistake of %s', (html, expected) => {
    expect(problemOf(html)).toBe(expected);
  });

  it('lists the open tags around it', () => {
    expect(findMisnesting('<i>a</i><p id="a">b<b class="c"><div>x</div></b></p>')?.open).toEqual([
      '<p id="a">',
      '<b class="c">',
      '<div>',
    ]);
  });
});
