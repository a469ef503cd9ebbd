import { describe, expect, it } from 'vitest';
import { dataOf } from '../../node/document/document-data.test.kit.ts';
import type { DocumentData } from '../../shared/document/document.ts';
import type { Payload } from '../../shared/document/payload.ts';
import { renderDocument } from './render-document.tsx';

// Joins build and theme as `server.tsx` does: the build derives the data, the theme renders it.

const htmlOf = (data: DocumentData) => renderDocument(data, '<p>x</p>').html;

describe('a document', () => {
  it('is dark without scripts if configured', () => {
    const dark = htmlOf(dataOf({}, { theme: { colorScheme: 'dark' } }));
    expect(dark).toMatch(/^<!doctype html><html [^>]*class="dark"/);
    expect(htmlOf(dataOf())).not.toContain('class="dark"');
  });

  it('has an icon, or one for each color scheme', () => {
    expect(htmlOf(dataOf({}, { iconUrl: '/i.svg' }, '/docs'))).toContain(
      '<link rel="icon" href="/docs/i.svg"/>',
    );
    const iconUrl = { light: '/light.svg', dark: '/dark.svg' };
    expect(htmlOf(dataOf({}, { iconUrl }))).toContain(
      '<link rel="icon" href="/light.svg" media="(prefers-color-scheme: light)"/><link rel="icon" href="/dark.svg" media="(prefers-color-scheme: dark)"/>',
    );
  });

  it('leads to llms.txt right after the link to the content, and names its Markdown twin', () => {
    const html = htmlOf(dataOf({ path: '/日 本' }, {}, '/docs'));
    const [first, second] = html.match(/<a [^]*?<\/a>/g)!;
    expect(first).toContain('href="#docs-content"');
    expect(second).toBe('<a href="/docs/llms.txt">Index for AI agents (llms.txt)</a>');
    const twin =
      '<link data-head="" rel="alternate" type="text/markdown" href="/docs/%E6%97%A5%20%E6%9C%AC.md"/>';
    expect(html).toContain(twin);
    expect(htmlOf({ ...dataOf(), noindex: true })).not.toContain('text/markdown');
  });

  it('has a banner with a button to dismiss it, unless it may not be dismissed', () => {
    const banner = { html: 'News', key: 'k', dismissable: true };
    expect(htmlOf({ ...dataOf(), banner })).toContain('aria-label="Dismiss announcement"');
    const lasting = htmlOf({ ...dataOf(), banner: { ...banner, dismissable: false } });
    expect(lasting).toContain('News');
    expect(lasting).not.toContain('Dismiss announcement');
    expect(htmlOf(dataOf())).not.toContain('Announcement');
  });

  it('has a payload with the elements of the head that are of the page, and its style sheets', () => {
    const page = { title: 'A "b"', addedBy: ['api'], frontMatter: { description: 'D' } };
    const data = dataOf(page, { baseUrl: 'https://docs.example' });
    const { html, payload } = renderDocument({ ...data, noindex: true, feed: '/feed.xml' }, '');
    const { head, sheets, build } = JSON.parse(payload) as Payload;
    const own = (text: string) =>
      text.match(/<(\w+) data-head="".*?>(?:\{.*?<\/script>)?/g)?.toSorted();
    expect(own(head)).toEqual(own(html));
    expect(own(head)?.join('')).toHaveLength(head.length);
    expect(own(head)?.length).toBe(13);
    expect(sheets).toEqual(['/api.css']);
    expect(html).toContain('<link rel="stylesheet" href="/api.css"/>');
    expect(html).toContain(`data-build="${build}"`);
  });

  it('has the head of the configuration behind its title, instead of its own elements', () => {
    const own = dataOf({}, { baseUrl: 'https://docs.example' }, '/docs');
    const head = [
      { html: '<script>if (a<meta>b) x()</script>' },
      { html: '<meta data-head="" property="og:title" content="S"/>', replaces: 'og:title' },
      { html: '<link data-head="" rel="canonical" href="/s"/>', replaces: 'canonical' },
      { html: '<link data-head="" rel="me" href="/x"/>', replaces: null },
    ];
    const [before, after] = [own, { ...own, head }].map((data) => renderDocument(data, ''));
    const headOf = ({ payload }: { payload: string }) => (JSON.parse(payload) as Payload).head;
    const replaced =
      /<meta data-head="" property="og:title".*?>|<link data-head="" rel="canon.*?>/g;
    const tags = [head[1], { html: '<link data-head="" rel="canonical" href="/docs/s"/>' }];
    const site = [...tags, { html: '<link data-head="" rel="me" href="/docs/x"/>' }];
    const html = site.map((each) => each!.html).join('');
    expect(headOf(before!).match(replaced)).toHaveLength(2);
    expect(headOf(after!)).toBe(headOf(before!).replace(replaced, '') + html);
    expect(after!.html).toBe(
      before!.html
        .replace(replaced, '')
        .replace('</title>', (title) => title + head[0]!.html + html),
    );
  });

  it('has no empty part', () => {
    const html = htmlOf({ ...dataOf({}, { aiCta: false }), lastUpdatedAt: null });
    for (const part of ['PageFooter-meta', 'PageFooter-pages', 'Outline', 'AiActions', 'Socials'])
      expect(html).not.toContain(part);
  });
});
