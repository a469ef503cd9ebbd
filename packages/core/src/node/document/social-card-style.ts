import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../../shared/config/config.ts';
import { hrefKind } from '../../shared/page/href.ts';
import { engineFolder, engineVersion } from '../files/engine-version.ts';
import { hash } from '../files/hash.ts';
import type { Site } from '../site/site.ts';
import { accentStyles } from '../assets/accent-styles.ts';

/** A part of the site's font: a file and its characters. */
export interface CardFont {
  /** Its name among the parts. */
  name: string;
  /** Absolute. */
  file: string;
  /** First and last code point of each range. */
  ranges: [first: number, last: number][];
}

/** The style of a site's cards. */
export interface CardStyle {
  css: string[];
  /** The parts in order of precedence. */
  fonts: CardFont[];
  icon: Buffer | null;
  /** A hash of the style and of the renderer. */
  version: string;
}

/** Reads the style of a site's cards; null if the site has none. */
export function loadCardStyle({
  config,
  fonts,
  root,
}: Pick<Site, 'config' | 'fonts' | 'root'>): CardStyle | null {
  const font = fonts.find(({ role }) => role === 'default');
  if (!config.socialCards || config.baseUrl === undefined || !font?.files.latin) return null;
  const styles = (name: string) => readFileSync(`${engineFolder}theme/styles/${name}`, 'utf8');
  const css = [
    `@layer tokens{${styles('tokens.css')}}`,
    accentStyles(config),
    styles('social-card.css'),
  ];
  const { parts, version } = fontParts(font.files.latin);
  const icon = iconOf(config, root);
  return {
    css,
    fonts: parts,
    icon,
    version: hash(
      engineVersion(),
      ...css,
      font.family,
      version,
      icon ?? '',
      config.title,
      config.lang,
      config.theme.colorScheme,
    ),
  };
}

/** Every part of a font, from its `@fontsource-variable` package; the Latin parts come first. */
function fontParts(latin: string): { parts: CardFont[]; version: string } {
  const folder = dirname(dirname(latin));
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const ranges = JSON.parse(read('unicode.json')) as Record<string, string>;
  const names = ['latin', 'latin-ext', ...Object.keys(ranges)];
  const parts = [...new Set(names)].flatMap((name) => {
    const file = latin.replace(/latin-wght/, `${name.replace(/[[\]]/g, '')}-wght`);
    return ranges[name] !== undefined && existsSync(file)
      ? [{ name, file, ranges: parseRanges(ranges[name]) }]
      : [];
  });
  return { parts, version: read('package.json') };
}

/** Parses a list such as `U+0000-00FF,U+0131`. */
function parseRanges(text: string): CardFont['ranges'] {
  return [...text.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, first, last]) => [
    parseInt(first!, 16),
    parseInt(last ?? first!, 16),
  ]);
}

/** The icon for the site's color scheme, if it is a file of the site in a supported format. */
function iconOf({ iconUrl, theme }: Config, root: string): Buffer | null {
  const address = iconUrl?.[theme.colorScheme];
  if (address === undefined || hrefKind(address) !== 'path') return null;
  const file = join(root, 'public', address.replace(/[?#].*$/, ''));
  return /\.(svg|png|jpe?g|webp)$/i.test(file) && existsSync(file) ? readFileSync(file) : null;
}
