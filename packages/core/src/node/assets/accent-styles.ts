import type { Config } from '../../shared/config/config.ts';

type Theme = Pick<Config, 'theme'>;

/** The configured accent, which overrides the accent of the theme. */
export function accentStyles({ theme }: Theme): string {
  const accent = theme.accentColor;
  if (!accent) return '';
  const { light, dark } = accent;
  return `@layer tokens{:root{--color-accent:${light}}@media not print{.dark{--color-accent:${dark}}}}`;
}

/** A channel of the accent, clamped: a color may be outside of the gamut of sRGB. */
const inGamut = (name: string) => `clamp(0, ${name}, 1)`;
/** The relative luminance (WCAG 2) of the accent. */
const luminance = `(.2126*${inGamut('r')} + .7152*${inGamut('g')} + .0722*${inGamut('b')})`;

/**
 * A color derived from the accent: `channel` computes each linear channel from the same channel of the accent.
 */
function fromAccent(channel: (own: string) => string): string {
  const channels = ['r', 'g', 'b'].map((name) => `calc(${channel(inGamut(name))})`);
  return `color(from var(--color-accent) srgb-linear ${channels.join(' ')})`;
}

/** Text on a light background and on the soft accent, dark enough for a contrast of 4.5. */
const darkened = fromAccent((own) => `${own}*min(1, .13/${luminance})`);
/** Text on a dark background and on the soft accent, light enough for the same contrast. */
const lightened = fromAccent(
  (own) => `${own} + (1 - ${own})*max(0, (.32 - ${luminance})/(1 - ${luminance}))`,
);
/** White on a dark accent, black on a light one. */
const onAccent = fromAccent(() => `clamp(0, (.18 - ${luminance})*9999, 1)`);

/**
 * The colors derived from the configured accent: text in it, text on it, and its soft surface. The
 * browser derives them, because an accent may be any CSS color. A browser that cannot (Safari
 * before 18) uses the accent itself for text.
 */
export function derivedAccentStyles({ theme }: Theme): string {
  if (!theme.accentColor) return '';
  const soft = (percentage: number) =>
    `--color-accent-soft:color-mix(in oklab,var(--color-accent) ${percentage}%,var(--color-background))`;
  const text = `:root{--color-accent-text:${darkened};--color-on-accent:${onAccent}}`;
  const dark = `@media not print{.dark{--color-accent-text:${lightened};--color-on-accent:${onAccent}}}`;
  return (
    `@layer tokens{:root{${soft(12)}}@media not print{.dark{${soft(15)}}}` +
    `@supports (color:color(from red srgb-linear calc(r*min(1, 1/r)) g b)){${text}${dark}}}`
  );
}
