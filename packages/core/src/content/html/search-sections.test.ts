import { describe, expect, it } from 'vitest';
import { parseHtml } from '../base/parse-html.ts';
import { createCompiler } from '../compile.ts';
import { searchSections } from './search-sections.ts';

const sectionsOf = (html: string) => searchSections(parseHtml(html), 'Page');
const texts = (html: string) => sectionsOf(html).map(({ text }) => text);

describe('searchSections', () => {
  it('begins a section at each heading with an id', () => {
    const html = '<h1 id="p">Page</h1><p>Intro.</p><h2 id="a">A <code>b()</code></h2><p>Text.</p>';
    expect(sectionsOf(html)).toEqual([
      { id: '', level: 1, title: 'Page', html: 'Page', text: 'Intro.' },
      { id: 'a', level: 2, title: 'A b()', html: 'A <code>b()</code>', text: 'Text.' },
    ]);
  });

  it('knows a section that is a list of links alone', () => {
    const list =
      '<ul><li><a href="/b">B</a>: the next.</li><li><p><a href="/c">C</a></p></li></ul>';
    const isLinkList = (html: string) => sectionsOf(html)[1]!.isLinkList;
    const next = '<h1 id="p">Page</h1><p>Intro.</p><h2 id="n">Next</h2>';
    expect(sectionsOf(next + list)[0]!.isLinkList).toBeUndefined();
    expect(isLinkList(next + list)).toBe(true);
    expect(isLinkList(`${next}${list}${list}`)).toBe(true);
    expect(isLinkList(`${next}<p>See also:</p>${list}`)).toBeUndefined();
    expect(isLinkList(`${next}<ul><li>One <a href="/b">B</a></li></ul>`)).toBeUndefined();
    expect(isLinkList(next)).toBeUndefined();
  });

  it('keeps the words of a first heading that differs from the title', () => {
    expect(texts('<h1 id="x">Other</h1><p>Text.</p>')).toEqual(['Other\nText.']);
  });

  it('leaves no markup, and decodes entities', () => {
    expect(texts('<p>A&amp;B <b>c</b>d &lt;e&gt; &#x27;f&#39; &nbsp;g</p><p>h<br/>i</p>')).toEqual([
      "A&B cd <e> 'f' g\nh\ni",
    ]);
  });

  it('preserves an encoded tag as text', () => {
    expect(texts('<p>&lt;img src=x onerror=1&gt; &amp;lt;</p>')).toEqual([
      '<img src=x onerror=1> &lt;',
    ]);
  });

  it('parses attributes that contain a bracket', () => {
    expect(texts('<p title="a > b" data-x=\'<i>\'>Text</p>')).toEqual(['Text']);
  });

  it('omits scripts, icons, actions and links to headings', () => {
    const html =
      '<script type="application/json">{"a":"<p>x</p>"}</script><svg><title>i</title></svg>' +
      '<button data-action="copy-code">Copy</button><button role="tab">Tab</button>' +
      '<a class="Heading-link" href="#a">#</a><span aria-hidden="true">x<span>y</span></span>z' +
      '<table data-search="off"><tbody><tr><td>elsewhere</td></tr></tbody></table>' +
      '<a data-footnote-backref="" href="#r">back</a>';
    expect(texts(html)).toEqual(['Tab\nz']);
  });

  it('joins the tokens of code, and keeps its lines', () => {
    const html =
      '<figure><figcaption>a.ts</figcaption><pre><code><span>use</span><span>Size</span>()\n<span>b</span></code></pre></figure>';
    expect(texts(html)).toEqual(['a.ts\nuseSize()\nb']);
  });

  it('adds the kind of the names in a table', () => {
    const html =
      '<table><thead><tr><th>Option</th><th>Meaning</th></tr></thead><tbody>' +
      '<tr><td><a href="#x"><code>--force</code></a></td><td>Again,\nplease</td></tr>' +
      '<tr><td>Plain</td><td>B</td></tr></tbody></table>';
    expect(texts(html)).toEqual(['Option: --force\tAgain, please\nPlain\tB']);
  });

  it('adds footnotes to the page, but not their heading', () => {
    const html =
      '<h2 id="a">A</h2><p>x</p><section><h2 id="footnote-label">Footnotes</h2><ol><li>Note</li></ol></section>';
    expect(texts(html)).toEqual(['Note', 'x']);
  });
});

it('a formula is text in its line', async () => {
  const compiler = createCompiler({
    root: import.meta.dirname,
    base: '',
    pagesDir: 'pages',
    markdown: { math: {} },
  });
  const text = '# Page\n\nSo $E = mc^2$ holds.\n\n## The $x_1$ rule\n\n$$\n\\frac{a}{b}\n$$\n';
  const { plain, code } = await compiler.compile({ path: '/a', file: 'pages/a.md', text });
  expect(searchSections(plain!, 'Page', code)).toMatchObject([
    { title: 'Page', text: 'So E=mc^2 holds.' },
    { title: 'The x_1 rule', text: 'a/b' },
  ]);
});
