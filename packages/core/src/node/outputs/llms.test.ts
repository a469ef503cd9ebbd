import { describe, expect, it } from 'vitest';
import { baseUrl, pages, siteWithOutputs } from './site-outputs.test.kit.ts';

const { outputOf } = siteWithOutputs();

describe('llms.txt', () => {
  const sidebar = [
    {
      text: 'Guide',
      items: [
        { text: 'Second', items: [{ text: 'B', link: '/b#part' }] },
        { text: 'First', link: '/a.html' },
        { text: 'Again', link: '/b' },
        { text: 'Outside', link: 'https://x.example' },
      ],
    },
  ];

  it('lists the Markdown twins by group of the sidebar, each once, then the others', async () => {
    expect(await outputOf('llms', { config: { baseUrl, sidebar }, base: '/docs' })).toBe(`# Site

> All of it.

The numbers of tokens are estimates.

## Guide

- [B & \\[b\\]](https://docs.example/docs/b.md) (about 7 tokens)
- [A](https://docs.example/docs/a.md): Of a. (about 3 tokens)

## More

- [Home](https://docs.example/docs/index.md): The start. (about 2 tokens)
- [日本](https://docs.example/docs/%E6%97%A5%E6%9C%AC.md) (about 0 tokens)
`);
  });

  it('lists the pages of an area with its group, or in one of their own', async () => {
    const areas = [
      { text: 'Guide', items: [{ text: 'A', link: '/a' }] },
      { text: 'Area', items: [{ text: 'Home', link: '/' }] },
    ];
    const group = [{ text: 'Guide', items: [{ text: 'B', link: '/b' }] }];
    const text = await outputOf('llms', { config: { sidebar: group, areas } });
    expect(text).toMatch(/## Guide\n\n- \[A\].*\n- \[B[^]*## Area\n\n- \[Home\][^]*## More\n/);
  });

  it('has paths under the base without the site’s address, and one list without groups', async () => {
    const text = await outputOf('llms', { config: { description: '' }, base: '/docs' });
    expect(text).toContain(
      '# Site\n\nThe numbers of tokens are estimates.\n\n## Pages\n\n- [Home](/docs/index.md): The start. (about 2 tokens)\n',
    );
  });

  it('has a file for each folder of the first level with at least two pages, and their tokens together', async () => {
    const twin = 'word '.repeat(1234);
    const written = {
      '/': pages['/']!,
      '/cli': { twin },
      '/cli/init': { twin },
      '/web/a': { twin },
    };
    expect(await outputOf('llms', { config: { baseUrl }, written })).toMatch(
      /\n## Parts of this site\n\n- \[\/cli\]\(https:\/\/docs\.example\/cli\/llms\.txt\): 2 pages, about 3,100 tokens\n$/,
    );
  });

  it('has all twins in one file, without front matter', async () => {
    const written = { '/': pages['/']!, '/a': pages['/a']!, '/b': pages['/b']! };
    expect(await outputOf('llmsFull', { config: { baseUrl, sidebar }, written })).toBe(`# Site

> All of it.

---

Source: https://docs.example/b

# B & [b]

import takes a file.

Of B.

---

Source: https://docs.example/a

# A

Of A.

---

Source: https://docs.example/

# Home

Words.
`);
  });
});
