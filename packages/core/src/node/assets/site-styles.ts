import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Config } from '../../shared/config/config.ts';
import type { DocumentBanner } from '../../shared/document/document.ts';
import { accentStyles, derivedAccentStyles } from './accent-styles.ts';
import { engineFolder } from '../files/engine-version.ts';
import { type Font, fontStyles } from '../site/fonts.ts';
import type { CompiledSheet } from './compile-styles.ts';
import { replaceFile, writableFolder } from '../files/temporary.ts';
import { callouts } from '../../shared/page/callouts.ts';
import { directionOf } from '../../shared/config/direction.ts';

/**
 * The site's style sheet: the theme's, the styles that depend on the configuration, and the site's
 * own `styles.css`. Elements have no inline styles: a strict Content-Security-Policy forbids them.
 */
function siteStyles(file: string, input: SiteStylesInput): string {
  const { config, root, fonts, banner, css, tailwind, sheets } = input;
  return [
    tailwind ? tailwindOrder : '',
    `@import ${JSON.stringify(`${engineFolder}theme/styles/index.css`)};`,
    ...(config.search ? [importOf(search, 'search')] : []),
    ...(directionOf(config.lang)
      ? [`@import ${JSON.stringify(rightToLeft)} layer(search.direction);`]
      : []),
    ...(Object.keys(config.languages).length > 0 || config.versions
      ? [importOf(languages, 'chrome')]
      : []),
    ...sheets.map((sheet) => importOf(sheet, 'content')),
    root === null ? '' : ownStyles(root, file, tailwind),
    // Behind the imports, which no rule may precede.
    ...config.extensions.map(({ css = '' }) => css && `@layer content{${css}}`),
    fontStyles(fonts),
    labelStyles(config),
    calloutStyles(),
    accentStyles(config),
    derivedAccentStyles(config),
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

const search = `${engineFolder}theme/styles/search.css`;
const languages = `${engineFolder}theme/styles/languages.css`;
const rightToLeft = `${engineFolder}theme/styles/right-to-left.css`;

/** The order of the layers of Tailwind and of the theme, before any other rule. */
const tailwindOrder = '@layer tailwind;';

/**
 * The imports of a site's `styles.css`, if it has one. The output of Tailwind is written to two files
 * next to `file`.
 */
export function ownStyles(root: string, file: string, tailwind?: CompiledSheet): string {
  const own = join(root, 'styles.css');
  if (!tailwind) return existsSync(own) ? importOf(own, 'site') : '';
  const written = (name: string, css: string) =>
    writeStyles(file.replace(/\.css$/, `-${name}.css`), css);
  return [
    importOf(written('below', tailwind.below), 'tailwind'),
    importOf(written('above', tailwind.above), 'site'),
  ].join('\n');
}

function importOf(file: string, layer: string): string {
  return `@import ${JSON.stringify(file)} layer(${layer});`;
}

/** The inputs of the site's style sheet. */
export interface SiteStylesInput {
  config: Config;
  /** Null omits the site's `styles.css`. */
  root: string | null;
  fonts: Font[];
  /** The style sheets of extensions, absolute. */
  sheets: string[];
  /** The output of Tailwind for the site's `styles.css`. */
  tailwind?: CompiledSheet | undefined;
  banner: DocumentBanner | null;
  /** The styles of the configuration's elements. */
  css: string;
}

/** Writes the site's style sheet; see `writeStyles`. */
export function writeSiteStyles(file: string, input: SiteStylesInput): string {
  return writeStyles(file, siteStyles(file, input));
}

/** Writes a style sheet for the bundler, if it has changed, and returns its file. */
export function writeStyles(file: string, styles: string): string {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== styles) {
    const writable = join(writableFolder(dirname(file)), basename(file));
    replaceFile(writable, styles);
    return writable;
  }
  return file;
}

/** The labels in style sheets. */
function labelStyles({ labels }: Config): string {
  const texts = {
    copy: labels.copy,
    copied: labels.copied,
    'copy-failed': labels.copyFailed,
    'opens-in-new-tab': ` ${labels.opensInNewTab}`,
  };
  const rows = Object.entries(texts).map(([name, text]) => `--label-${name}:${cssString(text)}`);
  return `:root{${rows.join(';')}}`;
}

/** The color and the sign of each type of callout. */
function calloutStyles(): string {
  const rules = Object.entries(callouts).map(
    ([type, { color, sign }]) =>
      `.Callout[data-type=${type}]{--callout:var(--color-${color});--callout-sign:${cssString(sign)}}`,
  );
  return `@layer content{${rules.join('')}}`;
}

/** A text as a CSS string. */
function cssString(text: string): string {
  const escaped = text.replace(/["\\\n\r\f]/g, (it) => `\\${it.charCodeAt(0).toString(16)} `);
  return `"${escaped}"`;
}

function bannerStyles({ banner: written }: Config, banner: DocumentBanner | null): string {
  if (!banner) return '';
  const hidden = `:root[data-dismissed="${banner.key}"] .Banner{display:none}`;
  const { height, backgroundColor, textColor } = written ?? {};
  const rules = [
    // The banner grows if its text needs several lines.
    height && `min-block-size:${height};padding-block:0`,
    backgroundColor && `background:${backgroundColor}`,
    textColor && `color:${textColor}`,
  ];
  const look = rules.filter(Boolean).join(';');
  return look === '' ? hidden : `${hidden}\n.Banner{${look}}`;
}
