import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split(/^(?:@media not print \{\s*)?\s*\.dark \{/m);

function tokensOf(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/(--[\w-]+):\s*(#[\da-f]{3,6});/g)].map(([, name, value]) => [name, value]),
  );
}

type Color = [red: number, green: number, blue: number];

function parse(hex: string): Color {
  const digits =
    hex.length === 4 ? [...hex.slice(1)].map((digit) => digit + digit) : hex.slice(1).match(/../g)!;
  return digits.map((pair) => Number.parseInt(pair, 16)) as Color;
}

/** Relative luminance: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Color): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as Color;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: Color, b: Color): number {
  const [darker, lighter] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

/** The color that `color-mix(in srgb, over share%, transparent)` shows above a color. */
function mix(over: Color, share: number, under: Color): Color {
  return over.map((value, index) => value * share + under[index]! * (1 - share)) as Color;
}

/** The tints of marked lines, as in `code-lines.css`. */
const tints = { accent: 0.09, success: 0.1, danger: 0.09, warning: 0.1 } as const;

describe.each([
  ['light', tokensOf(light)],
  ['dark', { ...tokensOf(light), ...tokensOf(dark) }],
])('in the %s theme', (_, tokens) => {
  const subtle = parse(tokens['--color-subtle']!);
  const grounds = Object.entries(tints).map(
    ([name, share]) => [name, mix(parse(tokens[`--color-${name}`]!), share, subtle)] as const,
  );
  const code = Object.entries(tokens).filter(([name]) => name.startsWith('--code-'));

  it('every token of code is told apart from its ground at 4.5:1, on marked lines too', () => {
    expect(code.length).toBeGreaterThan(9);
    for (const [name, value] of [...code, ['--color-text', tokens['--color-text']!]] as const) {
      for (const [ground, color] of [['plain', subtle] as const, ...grounds])
        expect(contrast(parse(value), color), `${name} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });
});
