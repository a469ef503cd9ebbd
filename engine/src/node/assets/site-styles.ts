import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../../shared/config/config.ts';
import type { DocumentBanner } from '../../shared/document/document.ts';
import { engineFolder } from '../files/engine-version.ts';
import { type Font, fontStyles } from '../site/fonts.ts';
import { replaceFile, writableFolder } from '../files/temporary.ts';

/**
 * The site's style sheet: the theme's, what the configuration decides, and the site's own
 * `styles.css`. No element has a style of its own: a strict Content-Security-Policy forbids it.
 */
function siteStyles({ config, root, fonts, banner, css }: SiteStylesInput): string {
  const own = join(root, 'styles.css');
  return [
    `@import ${JSON.stringify(`${engineFolder}theme/styles/index.css`)};`,
    ...(existsSync(own) ? [`@import ${JSON.stringify(own)} layer(site);`] : []),
    fontStyles(fonts),
    accentStyles(config),
    bannerStyles(config, banner),
    ...config.sponsors.map(
      ({ height }, index) =>
        `.Sponsors-group:nth-of-type(${index + 1}){--sponsor-height:${height}px}`,
    ),
    css,
  ]
    .filter(Boolean)
    .join('\n');
}

/** What the site's own styles are made from. */
export interface SiteStylesInput {
  config: Config;
  root: string;
  fonts: Font[];
  banner: DocumentBanner | null;
  /** The styles of the configuration's elements. */
  css: string;
}

/** Writes the style sheet where the bundler finds it, if it differs, and returns its file. */
export function writeSiteStyles(file: string, input: SiteStylesInput): string {
  const styles = siteStyles(input);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== styles) {
    const writable = join(writableFolder(dirname(file)), basename(file));
    replaceFile(writable, styles);
    return writable;
  }
  return file;
}

/** The configured accent, over that of the theme. */
export function accentStyles({ theme }: Pick<Config, 'theme'>): string {
  const accent = theme.accentColor;
  if (!accent) return '';
  const { light, dark } = accent;
  return `@layer tokens{:root{--color-accent:${light}}@media not print{.dark{--color-accent:${dark}}}}`;
}

function bannerStyles({ banner: written }: Config, banner: DocumentBanner | null): string {
  if (!banner) return '';
  const hidden = `:root[data-dismissed="${banner.key}"] .Banner{display:none}`;
  const { height, backgroundColor, textColor } = written ?? {};
  const rules = [
    // It grows where its text takes more lines than one.
    height && `min-block-size:${height};padding-block:0`,
    backgroundColor && `background:${backgroundColor}`,
    textColor && `color:${textColor}`,
  ];
  const look = rules.filter(Boolean).join(';');
  return look === '' ? hidden : `${hidden}\n.Banner{${look}}`;
}
