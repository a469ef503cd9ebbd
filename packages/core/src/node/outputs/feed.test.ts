import { describe, expect, it } from 'vitest';
import { baseUrl, type Pages, siteWithOutputs } from './site-outputs.test.kit.ts';

const { outputOf } = siteWithOutputs();

describe('feed.xml', () => {
  const posts: Pages = {
    '/blog': { title: 'Blog' },
    '/blog/old': { title: 'Old', date: '2025-03-01', authors: 'Ann Ray' },
    '/blog/new': {
      title: 'New <1>',
      date: '2026-01-31',
      description: 'What & why.',
      authors: ['[Bo](/bo)', 'Ann'],
    },
    '/blog/hidden': { title: 'Hidden', searchable: false },
  };

  it('lists the posts, newest first', async () => {
    expect(await outputOf('feed', { config: { baseUrl }, base: '/docs', written: posts })).toBe(
      `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en">
<title>Site</title>
<subtitle>All of it.</subtitle>
<id>https://docs.example/docs</id>
<link href="https://docs.example/docs"/>
<link rel="self" href="https://docs.example/docs/feed.xml"/>
<updated>2026-01-31T00:00:00.000Z</updated>
<author><name>Site</name></author>
<entry>
<title>New &lt;1&gt;</title>
<id>https://docs.example/docs/blog/new</id>
<link href="https://docs.example/docs/blog/new"/>
<published>2026-01-31T00:00:00.000Z</published>
<updated>2026-01-31T00:00:00.000Z</updated>
<author><name>Bo</name></author>
<author><name>Ann</name></author>
<summary>What &amp; why.</summary>
</entry>
<entry>
<title>Old</title>
<id>https://docs.example/docs/blog/old</id>
<link href="https://docs.example/docs/blog/old"/>
<published>2025-03-01T00:00:00.000Z</published>
<updated>2025-03-01T00:00:00.000Z</updated>
<author><name>Ann Ray</name></author>
</entry>
</feed>
`,
    );
  });

  it('is missing without posts or the site’s address', async () => {
    expect(await outputOf('feed', { written: posts })).toBeUndefined();
    expect(await outputOf('feed', { config: { baseUrl } })).toBeUndefined();
  });
});
