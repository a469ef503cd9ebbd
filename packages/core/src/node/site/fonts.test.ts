import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import type { Config } from '../../shared/config/config.ts';
import { findFonts, fontStyles } from './fonts.ts';

// Where the packages of fonts are installed.
const root = join(dirname(fileURLToPath(import.meta.url)), '../../../site');
const find = (font: Config['font']) => findFonts({ font } as Config, root);

it('without a font nothing is loaded: the system’s font is used', () => {
  expect(find(undefined)).toEqual({ fonts: [], problems: [] });
  expect(fontStyles([])).toBe('');
});

it('a default font and one for code come from the site’s own files', () => {
  const { fonts, problems } = find({
    default: { google: 'Inter' },
    mono: { google: 'JetBrains Mono' },
  });
  expect(problems).toEqual([]);
  const styles = fontStyles(fonts);
  expect(styles).toContain('--font-default:"Inter",var(--font-default-system)');
  expect(styles).toContain('--font-mono:"JetBrains Mono",var(--font-mono-system)');
  expect(styles).not.toContain('http');
  // `optional`: visible text does not change its font.
  expect(styles.match(/@font-face/g)!.length).toBe(styles.match(/font-display:optional/g)!.length);
});

it('a font without its package is reported with an install command', () => {
  const { fonts, problems } = find({ default: { google: 'No Such' } });
  expect(fonts).toEqual([]);
  expect(problems).toMatchObject([
    {
      path: ['font', 'default', 'google'],
      message: 'The package of the font "No Such" of "font.default.google" is not installed',
      hint: 'Run npm install @fontsource-variable/no-such',
    },
  ]);
});
