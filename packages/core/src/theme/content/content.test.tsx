import { describe, expect, it } from 'vitest';
import { createCompiler } from '../../content/compile.ts';
import { diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import { renderContent } from '../render/render-content.tsx';
import { renderSiteList } from '../render/render-site-list.tsx';

const compiler = createCompiler({ root: import.meta.dirname, base: '', pagesDir: 'pages' });

async function problemsOf(text: string): Promise<string[]> {
  const { content, facts } = await compiler.compile({ path: '/a', file: 'pages/a.mdx', text });
  try {
    renderContent({ ...facts, content: content!, imports: {}, frontMatter: {} });
    return [];
  } catch (error) {
    return diagnosticsOf(error).map(
      ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
    );
  }
}

describe('a mistake in a component of the theme', () => {
  it.each([
    [
      'a computed level of a step’s title',
      '<Steps>\n<Step title="x" titleLevel={3 + 4}>x</Step>\n</Steps>',
      '4:1 Invalid step title level: unexpected 7, expected a whole number from 2 to 6',
    ],
    [
      'a level that is no number',
      '<Step title="x" titleLevel={"two" + ""} />',
      '3:1 Invalid step title level: unexpected two,',
    ],
    ['an unknown callout', '<Callout type="wrning">x</Callout>', '3:1 Unexpected type "wrning" of'],
    ['text between tabs', '<Tabs>\n  text\n</Tabs>', '3:1 Unexpected <p> in <Tabs>, expected <Tab'],
    ['tabs without a tab', '<Tabs></Tabs>', '3:1 <Tabs> has no <Tab>'],
    ['a tab without a title', '<Tabs>\n<Tab>x</Tab>\n</Tabs>', '4:1 A <Tab> has no title'],
    [
      'equal titles',
      '<Tabs>\n<Tab title="a">x</Tab>\n<Tab title="a">y</Tab>\n</Tabs>',
      '5:1 A second <Tab> has the title "a"',
    ],
  ])('has its place: %s', async (_, text, problem) => {
    expect(await problemsOf(`# A\n\n${text}`)).toEqual([
      expect.stringContaining(`pages/a.mdx:${problem}`),
    ]);
  });
});

const site = { base: '/docs', lang: 'en' };

describe('a list of the site', () => {
  it('shows a link, authors, date and description for each post', () => {
    const posts = [
      {
        path: '/blog/a b',
        title: 'A <b>',
        authors: '[Ann](/ann), Bo',
        date: '2026-01-31T00:00:00.000Z',
        description: 'D & E',
      },
      { path: '/blog/c', title: 'C' },
    ];
    expect(renderSiteList('blog-posts', posts, site)).toBe(
      '<ul class="PostList"><li class="PostList-post"><a class="PostList-title" href="/docs/blog/a%20b">A &lt;b&gt;</a><p class="Authors">By <span><a href="/docs/ann">Ann</a></span><span> and Bo</span> · <time dateTime="2026-01-31">January 31, 2026</time></p><p class="PostList-description">D &amp; E</p></li><li class="PostList-post"><a class="PostList-title" href="/docs/blog/c">C</a></li></ul>',
    );
  });

  it.each([
    ['A', 'By A'],
    ['A, B', 'By A and B'],
    ['A, B, C', 'By A, B and C'],
    ['A, B, C, D', 'By A, B, C and D'],
  ])('of posts names the authors %j as “%s”', (authors, text) => {
    const html = renderSiteList('blog-posts', [{ path: '/a', title: 'T', authors }], site);
    expect(html.replace(/<[^>]+>/g, '')).toBe(`T${text}`);
  });

  it('has no name for sponsors without a group', () => {
    const rows = [[{ name: 'A', link: '/a', image: '/a.svg', path: [] }]];
    expect(renderSiteList('sponsors', [{ height: 40, rows }], site)).toMatch(
      /^<div class="Sponsors"><section class="Sponsors-group"><ul/,
    );
  });

  it('has a text without posts, and is empty without sponsors', () => {
    expect(renderSiteList('blog-posts', [], site)).toBe(
      '<p class="PostList-empty">No posts yet.</p>',
    );
    expect(renderSiteList('sponsors', [], site)).toBe('');
  });

  it('shows a link with a logo for each sponsor, in rows', () => {
    const sponsor = (name: string, link: string, image: string) => ({
      name,
      link,
      image,
      path: [],
    });
    const rows = [
      [
        sponsor('A', 'https://a.example', '/a.svg'),
        sponsor('B', 'www.b.example', 'https://b.c/d.svg'),
      ],
      [sponsor('C', '/c', '/c.svg')],
    ];
    const html = renderSiteList('sponsors', [{ name: 'Gold', height: 40, rows }], site);
    expect(html.match(/<ul/g)).toHaveLength(2);
    expect(html).toContain('<section class="Sponsors-group" aria-label="Gold">');
    expect(html).toContain(
      '<a class="Sponsors-sponsor" href="https://a.example" target="_blank" rel="noopener noreferrer"><img src="/docs/a.svg" alt="A" loading="lazy"/></a>',
    );
    expect(html).toContain('href="https://www.b.example"');
    expect(html).toContain('<a class="Sponsors-sponsor" href="/docs/c"><img');
  });
});
