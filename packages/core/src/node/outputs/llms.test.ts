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

## Guide

- [B & \\[b\\]](https://docs.example/docs/b.md)
- [A](https://docs.example/docs/a.md): Of a.

## More

- [Home](https://docs.example/docs/index.md): The start.
- [日本](https://docs.example/docs/%E6%97%A5%E6%9C%AC.md)
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
    expect(text).toContain('# Site\n\n## Pages\n\n- [Home](/docs/index.md): The start.\n');
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
