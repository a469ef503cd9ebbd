import { expect, it } from 'vitest';
import { hasChangesFeed, hasFeed } from '../site/linked-outputs.ts';
import type { SiteOutputInput } from './output-kind.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

it('a preview has no sitemap, and crawlers may read that its pages are not for them', async () => {
  const config = { baseUrl: 'https://a.example', base: '', preview: true };
  const input = { site: { config }, pages: () => [], translations: [], versions: [] };
  expect(await sitemap(input as unknown as SiteOutputInput)).toBeUndefined();
  expect(robots(config)).toBe('User-agent: *\nAllow: /\n');
  expect(robots({ ...config, preview: false })).toContain('Sitemap: https://a.example/');
});

it('a preview has no feed', () => {
  const site = {
    config: { baseUrl: 'https://a.example', blogDir: 'blog' },
    pages: [{ path: '/blog/a' }],
  };
  const feedOf = (preview: boolean) =>
    hasFeed({ ...site, config: { ...site.config, preview } } as unknown as Parameters<
      typeof hasFeed
    >[0]);
  expect([feedOf(false), feedOf(true)]).toEqual([true, false]);
  const config = { baseUrl: 'https://a.example', changes: { versions: 5 } };
  const changesOf = (preview: boolean) => hasChangesFeed({ ...config, preview });
  expect([changesOf(false), changesOf(true)]).toEqual([true, false]);
});
