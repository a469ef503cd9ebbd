import { expect, it } from 'vitest';
import { noFeatures } from '../../content/source/features.ts';
import type { UserConfig } from '../../shared/config/config.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import type { PageFeature } from '../../shared/extension/page-feature.ts';
import { emptyFacts, type PageFacts } from '../../shared/page/page.ts';
import { folder, useFolder } from '../files/cache.test.kit.ts';
import { openCache } from '../files/cache.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { pageImage, siteLook } from './page-image.ts';

useFolder();

type Make = NonNullable<PageFeature['image']>;

/** A site whose feature makes images. */
function siteOf(make: Make, written: Partial<UserConfig> = {}, version = '1') {
  const image = { extension: 'cards', version, make };
  return siteWith({ config: configOf(written), loadedFeatures: { ...noFeatures, image } });
}

const draw: Make = ({ title, description }, { title: site }) => ({
  ...{ file: 'card.png', version: `${site} ${title} ${description}` },
  content: () => Buffer.from(title),
});
const facts: PageFacts = { ...emptyFacts('/a', 'pages/a.md'), title: 'A' };

/** The image of a page in one build; the cache is opened and saved as in a build. */
async function imageOf(site = siteOf(draw), page = facts, isRead = true) {
  const cache = openCache(folder);
  const image = await pageImage({ site, cache }, siteLook(site), page);
  const content = isRead && image && 'content' in image ? String(await image.content()) : undefined;
  cache.save({ trim: true });
  cache.close();
  return image && { output: image.output, content };
}

it('is a file whose name changes with what the page shows, and with the feature', async () => {
  const first = await imageOf();
  expect(first).toEqual({
    output: expect.stringMatching(/^assets\/card-[\da-f]{8}\.png$/),
    content: 'A',
  });
  expect(await imageOf()).toEqual(first);
  const others = [
    await imageOf(siteOf(draw), { ...facts, title: 'B' }),
    await imageOf(siteOf(draw, { title: 'Other' })),
    await imageOf(siteOf(draw, { description: 'Other' })),
    await imageOf(siteOf(draw, {}, '2')),
  ];
  expect(new Set([first, ...others].map((it) => it!.output)).size).toBe(5);
});

it('is made once, for this build and the ones after it, also if the output already has it', async () => {
  let made = 0;
  const counted = siteOf((...given) => {
    const image = draw(...given)!;
    return { ...image, version: 'counted', content: () => (made++, image.content()) };
  });
  await imageOf(counted);
  await imageOf(counted, facts, false);
  expect((await imageOf(counted))!.content).toBe('A');
  expect(made).toBe(1);
});

it('is missing if the site names an image, on the page for unknown paths, and if the feature has none', async () => {
  const named = siteOf(draw, { ogImageUrl: 'https://a.example/i.png' });
  expect(await imageOf(named)).toBeUndefined();
  expect(await imageOf(siteOf(draw), emptyFacts('/404', ''))).toBeUndefined();
  expect(await imageOf(siteOf(() => undefined))).toBeUndefined();
  expect(await imageOf(siteWith({ config: configOf() }))).toBeUndefined();
});

it('names the extension if its feature throws', async () => {
  const message = (site: ReturnType<typeof siteOf>) =>
    imageOf(site).catch((error: unknown) => (error instanceof Error ? error.message : ''));
  const fail = () => {
    throw new Error('no font');
  };
  expect(await message(siteOf(fail))).toBe('The extension "cards" failed in image on /a: no font');
  const late = siteOf(() => ({ file: 'a.png', version: 'late', content: fail }));
  expect(await message(late)).toBe('The extension "cards" failed in image: no font');
});

it('is drawn in the look of the site', () => {
  const look = siteLook(
    siteOf(draw, {
      lang: 'de',
      theme: { colorScheme: 'dark', accentColor: '#f00' },
      iconUrl: { light: '/l.svg', dark: '/d.svg?v=2' },
    }),
  );
  expect(look).toMatchObject({ lang: 'de', colorScheme: 'dark', icon: '/d.svg', font: undefined });
  expect(look!.tokens).toMatch(/--color-text:.*--color-accent:#f00/s);
  expect(siteLook(siteOf(draw, { iconUrl: 'https://x.example/i.svg' }))!.icon).toBeUndefined();
});
