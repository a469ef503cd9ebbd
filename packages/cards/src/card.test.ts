import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import type { SiteLook } from 'stilldocs';
import card from './card.ts';

const site = join(import.meta.dirname, '../../../site');
const { resolve } = createRequire(join(site, 'package.json'));

function fontOf(family: string): SiteLook['font'] {
  const name = family.toLowerCase().replace(' ', '-');
  const folder = dirname(resolve(`@fontsource-variable/${name}/package.json`));
  return { family, file: join(folder, `files/${name}-latin-wght-normal.woff2`) };
}

const tokens = (accent: string) =>
  `:root{--color-text:#222;--color-heading:#000;--color-muted:#666;--color-background:#fff;--color-accent:${accent}}.dark{--color-background:#000}`;

const look: SiteLook = {
  ...{ root: site, title: 'Site', lang: 'en', colorScheme: 'light', icon: '/icon-light.svg' },
  ...{ font: fontOf('Inter'), tokens: tokens('#25f') },
};
const page = { title: 'Hooks', description: 'Reference of the hooks.' };

/** The card of a page. */
const cardOf = (given: Partial<typeof page> = {}, changed: Partial<SiteLook> = {}) =>
  card().image!({ path: '/a', frontMatter: {}, ...page, ...given }, { ...look, ...changed });

describe('a social card', () => {
  it('is a PNG of 1200 by 630 px, deterministic, with all parts visible', async () => {
    const draw = async (...given: Parameters<typeof cardOf>) => {
      const png = await cardOf(...given)!.content();
      expect(imageSize(png)).toMatchObject({ width: 1200, height: 630, type: 'png' });
      return createHash('sha256').update(png).digest('hex');
    };
    const first = await draw();
    expect(await draw()).toBe(first);
    const others = [
      await draw({ title: 'Other' }),
      await draw({ description: 'Other.' }),
      await draw({}, { title: 'Other' }),
      await draw({}, { colorScheme: 'dark' }),
      await draw({}, { tokens: tokens('#f00') }),
      await draw({}, { icon: undefined }),
      await draw({}, { font: fontOf('JetBrains Mono') }),
      await draw({ title: 'Ελλάδα', description: 'Őű' }),
    ];
    expect(new Set([first, ...others]).size).toBe(9);
  });

  it('has a version that changes with everything visible', () => {
    const versions = [
      cardOf(),
      cardOf({ title: 'Other' }),
      cardOf({ description: '' }),
      cardOf({}, { title: 'Other' }),
      cardOf({}, { lang: 'de' }),
      cardOf({}, { tokens: tokens('#f00') }),
      cardOf({}, { icon: '/icon-dark.svg' }),
      cardOf({}, { font: fontOf('JetBrains Mono') }),
    ].map((it) => it!.version);
    expect(new Set(versions).size).toBe(8);
    expect(cardOf()!.version).toBe(versions[0]);
  });

  it('omits characters that the font lacks, and is missing without any of the title', () => {
    const emoji = cardOf({ title: ' 🎉  A\nb 日', description: '日本' });
    expect(emoji!.version).toBe(cardOf({ title: 'A b', description: '' })!.version);
    expect(cardOf({ title: '日本' })).toBeUndefined();
  });

  it('is missing on a site without a font', () => {
    expect(cardOf({}, { font: undefined })).toBeUndefined();
  });
});
