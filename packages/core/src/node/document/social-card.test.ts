import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { imageSize } from 'image-size';
import { describe, expect, it } from 'vitest';
import type { Config, UserConfig } from '../../shared/config/config.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { engineRoot } from '../files/engine-version.ts';
import type { Font } from '../site/fonts.ts';
import { hash } from '../files/hash.ts';
import { createCardPainter, socialCard } from './social-card.ts';
import { type CardStyle, loadCardStyle } from './social-card-style.ts';

const site = join(engineRoot, '../../site');
const { resolve } = createRequire(join(site, 'package.json'));

function fontOf(family: string): Font {
  const name = family.toLowerCase().replace(' ', '-');
  const folder = dirname(resolve(`@fontsource-variable/${name}/package.json`));
  const latin = join(folder, `files/${name}-latin-wght-normal.woff2`);
  return { role: 'default', family, files: { latin } };
}

interface Cards {
  config: Config;
  style: CardStyle | null;
}

function cardsOf(written: Partial<UserConfig> = {}, font = fontOf('Inter')): Cards {
  const config = configOf({
    baseUrl: 'https://docs.example',
    socialCards: true,
    iconUrl: { light: '/icon-light.svg', dark: '/icon-dark.svg' },
    ...written,
  });
  return { config, style: loadCardStyle({ config, fonts: [font], root: site }) };
}

const page = { title: 'Hooks', description: 'Reference of the hooks.' };

describe('a social card', () => {
  it('is a PNG of 1200 by 630 px, deterministic, with all parts visible', async () => {
    const draw = async (given = page, written: Partial<UserConfig> = {}) => {
      const { style, config } = cardsOf(written);
      const png = await createCardPainter(style!, config)(socialCard(style, given)!);
      expect(imageSize(png)).toMatchObject({ width: 1200, height: 630, type: 'png' });
      return hash(png);
    };
    const first = await draw();
    expect(await draw()).toBe(first);
    const others = [
      await draw({ ...page, title: 'Other' }),
      await draw({ ...page, description: 'Other.' }),
      await draw(page, { title: 'Other' }),
      await draw(page, { theme: { colorScheme: 'dark' } }),
      await draw(page, { theme: { accentColor: '#f00' } }),
      await draw(page, { iconUrl: 'https://x.example/i.svg' }),
      await draw({ title: 'Ελλάδα', description: 'Őű' }),
    ];
    expect(new Set([first, ...others]).size).toBe(8);
  });

  it('is written in the font of the site', async () => {
    const inter = cardsOf();
    const mono = cardsOf({}, fontOf('JetBrains Mono'));
    const draw = async ({ style, config }: Cards) =>
      hash(await createCardPainter(style!, config)(socialCard(inter.style, page)!));
    expect(await draw(mono)).not.toBe(await draw(inter));
    expect(socialCard(mono.style, page)!.file).not.toBe(socialCard(inter.style, page)!.file);
  });

  it('has a name that changes with everything visible', () => {
    const { file } = socialCard(cardsOf().style, page)!;
    expect(file).toMatch(/^assets\/card-[\da-f]{8}\.png$/);
    expect(socialCard(cardsOf().style, page)!.file).toBe(file);
    const { style: other } = cardsOf({ theme: { accentColor: { light: 'red', dark: 'blue' } } });
    expect(socialCard(other, page)!.file).not.toBe(file);
    expect(socialCard(cardsOf().style, { ...page, description: '' })!.file).not.toBe(file);
  });

  it('omits characters that the font lacks, and is missing without any of the title', () => {
    expect(
      socialCard(cardsOf().style, { title: ' 🎉  A\nb 日', description: '日本' }),
    ).toMatchObject({
      title: 'A b',
      description: '',
    });
    expect(socialCard(cardsOf().style, { title: '日本', description: 'Of Japan' })).toBeUndefined();
  });

  it('is missing on a site without cards', () => {
    expect(socialCard(cardsOf({ socialCards: false }).style, page)).toBeUndefined();
  });
});
