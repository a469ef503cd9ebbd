import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../../shared/config/config.ts';
import { resolveFrom } from '../files/resolve-from.ts';
import type { ConfigProblem } from './config/config-problems.ts';

/** The part of a font file's name that identifies its script. */
const subsets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/** A configured font with its files in the site's packages. */
export interface Font {
  /** The custom property that it sets. */
  role: 'default' | 'mono';
  family: string;
  /** Absolute files by subset. */
  files: Partial<Record<keyof typeof subsets, string>>;
}

/**
 * Finds the configured fonts in the `@fontsource-variable` packages of the site; missing packages
 * are reported.
 */
export function findFonts(
  config: Config,
  root: string,
): { fonts: Font[]; problems: ConfigProblem[] } {
  const fonts: Font[] = [];
  const problems: ConfigProblem[] = [];
  for (const role of ['default', 'mono'] as const) {
    const family = config.font?.[role]?.google;
    if (!family) continue;
    const name = family.toLowerCase().replaceAll(' ', '-');
    const manifest = resolveFrom(
      join(root, 'docs.config.ts'),
      `@fontsource-variable/${name}/package.json`,
    );
    const files = manifest ? filesOf(dirname(manifest), name) : {};
    if (files.latin) fonts.push({ role, family, files });
    else {
      problems.push({
        path: ['font', role, 'google'],
        message: `The package of the font "${family}" of "font.${role}.google" is not installed`,
        hint: `Run npm install @fontsource-variable/${name}`,
      });
    }
  }
  return { fonts, problems };
}

function filesOf(folder: string, name: string): Font['files'] {
  const files: Font['files'] = {};
  for (const subset of Object.keys(subsets) as (keyof typeof subsets)[]) {
    const file = join(folder, 'files', `${name}-${subset}-wght-normal.woff2`);
    if (existsSync(file)) files[subset] = file;
  }
  return files;
}

/**
 * The style sheet of the fonts. A page does not use a font that loads after its first paint: text
 * never shifts.
 */
export function fontStyles(fonts: Font[]): string {
  return fonts
    .flatMap(({ role, family, files }) => [
      ...Object.entries(files).map(
        ([subset, file]) =>
          `@font-face{font-family:${JSON.stringify(family)};font-style:normal;font-weight:100 900;font-display:optional;src:url("${encodeURI(file)}") format("woff2");unicode-range:${subsets[subset as keyof typeof subsets]}}`,
      ),
      `@layer tokens{:root{--font-${role}:${JSON.stringify(family)},var(--font-${role}-system)}}`,
    ])
    .join('\n');
}

/**
 * Whether a file of the client bundle is the Latin part of a configured font, which is preloaded.
 */
export function isPreloadedFont(file: string, fonts: Font[]): boolean {
  return fonts.some(
    ({ role, files }) => role === 'default' && files.latin && file.includes(baseName(files.latin)),
  );
}

function baseName(file: string): string {
  return /([^/]+)\.woff2$/.exec(file)?.[1] ?? file;
}
