import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteLook } from 'stilldocs';
import { cardCss } from './card-css.ts';
import { type CardFont, fontParts } from './card-fonts.ts';
import { rendererVersion } from './paint-card.ts';

/** The style of a site's cards. */
export interface CardStyle {
  css: string[];
  /** The parts in order of precedence. */
  fonts: CardFont[];
  icon: Buffer | null;
  /** The name of the site. */
  site: string;
  lang: string;
  colorScheme: 'light' | 'dark';
  /** Changes with the style and the renderer. */
  version: string;
}

/** Reads the style of a site's cards; null if its font is not installed. */
export function cardStyle(look: SiteLook): CardStyle | null {
  const { title: site, lang, colorScheme, font, tokens } = look;
  if (!font) return null;
  const { parts: fonts, version } = fontParts(font.file);
  const css = [tokens, cardCss];
  const icon = iconOf(look);
  const versions = [rendererVersion(), ...css, font.family, version, icon?.toString('base64')];
  return {
    ...{ css, fonts, icon, site, lang, colorScheme },
    version: JSON.stringify([...versions, site, lang, colorScheme]),
  };
}

/** The icon of the site, if it is a file in a supported format. */
function iconOf({ icon, root }: SiteLook): Buffer | null {
  const file = icon !== undefined && join(root, 'public', icon);
  return file && /\.(svg|png|jpe?g|webp)$/i.test(file) && existsSync(file)
    ? readFileSync(file)
    : null;
}
