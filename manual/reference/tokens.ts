import source from '../../packages/core/src/theme/styles/tokens.css?raw';
import { blocks, code, table } from './markdown.ts';

/** A token of the theme. */
interface Token {
  name: string;
  light: string;
  dark: string | undefined;
}

const declaration = /^\s*(--[\w-]+):\s*([^;]+);/gm;
const [light = '', dark = ''] = source.split('@media not print');
const darkValues = new Map(
  [...dark.matchAll(declaration)].map(([, name, value]) => [name!, value!]),
);

/** Every token, with its value in both themes. */
const tokens: Token[] = [
  ...new Map(
    [...light.matchAll(declaration)].map(([, name, value]) => [name!, value!]).reverse() as [
      string,
      string,
    ][],
  ),
]
  .reverse()
  .map(([name, value]) => ({ name, light: value, dark: darkValues.get(name) }));

const groups: Record<string, (name: string) => boolean> = {
  Colors: (name) => name.startsWith('--color-'),
  'Colors of code': (name) => name.startsWith('--code-'),
  Fonts: (name) => name.startsWith('--font-'),
  'Space and size': (name) => /^--(?:space|size|radius)/.test(name),
};

/** Every token of the theme, in tables by kind. */
export function tokenTables(): string {
  const rest = tokens.filter(({ name }) => !Object.values(groups).some((is) => is(name)));
  if (rest.length > 0)
    throw new Error(
      `Unexpected token ${rest[0]!.name}, expected one of a group of ${import.meta.url}`,
    );
  return blocks(
    ...Object.entries(groups).flatMap(([title, is]) => {
      const own = tokens.filter(({ name }) => is(name));
      const isColor = own.some(({ dark }) => dark !== undefined);
      const rows = own.map(({ name, light: value, dark: other }) => [
        isColor
          ? `<span class="Swatch" data-token="${name.slice(2)}"></span> ${code(name)}`
          : code(name),
        code(value),
        ...(isColor ? [other === undefined ? '' : code(other)] : []),
      ]);
      const head = isColor ? ['Token', 'Light', 'Dark'] : ['Token', 'Value'];
      return [`## ${title}`, table(head, rows)];
    }),
  );
}

/** The style sheet of the swatches: a policy without inline styles needs a rule for each. */
export const swatchStyles = `${tokens
  .filter(({ name }) => /^--(?:color|code)-/.test(name))
  .map(({ name }) => `[data-token='${name.slice(2)}'] { background: var(${name}); }`)
  .join('\n')}\n`;
