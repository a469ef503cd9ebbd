import type { TokenOrValue } from 'lightningcss';
import type { Config } from '../../../shared/config/config.ts';
import type { ConfigProblem } from './config-problems.ts';

/** The functions that may return a color: https://www.w3.org/TR/css-color-5/, https://drafts.csswg.org/css-values-5/. */
const colorFunctions = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix contrast-color device-cmyk attr if inherit'.split(
    ' ',
  ),
);

/**
 * Finds colors of a configuration that CSS does not define: a browser silently ignores them. Functions
 * of colors and variables are accepted, because a browser resolves them: `var(--brand)`, `color-mix(…)`.
 */
export async function colorProblems({ theme, banner }: Config): Promise<ConfigProblem[]> {
  const { light, dark } = theme.accentColor ?? {};
  const isOne = light === dark;
  const written: [path: string[], color: string | undefined][] = [
    [['theme', 'accentColor', ...(isOne ? [] : ['light'])], light],
    [['theme', 'accentColor', 'dark'], isOne ? undefined : dark],
    [['banner', 'backgroundColor'], banner?.backgroundColor],
    [['banner', 'textColor'], banner?.textColor],
  ];
  const problems = written.map(async ([path, color]) => {
    if (color === undefined || (await isColor(color))) return [];
    const message = `Unexpected color "${color}" for "${path.join('.')}", expected a CSS color such as blue, #2563eb or oklch(55% 0.2 260)`;
    return [{ path, message, hint: 'Correct it: browsers ignore a color that they do not know' }];
  });
  return (await Promise.all(problems)).flat();
}

async function isColor(value: string): Promise<boolean> {
  // Loaded on demand: most sites set no color.
  const { transformStyleAttribute } = await import('lightningcss');
  const found: boolean[] = [];
  try {
    transformStyleAttribute({
      code: Buffer.from(`color:${value}`),
      visitor: {
        Declaration: ({ property, value: parsed }) => {
          found.push(property === 'color' || (property === 'unparsed' && areColor(parsed.value)));
        },
      },
    });
  } catch {
    return false;
  }
  return found.length === 1 && found[0]!;
}

/** Whether the parts of a value that Lightning CSS leaves to browsers can be one color. */
function areColor([part, ...others]: TokenOrValue[]): boolean {
  if (part === undefined || others.length > 0) return false;
  if (part.type === 'unresolved-color' && part.value.type === 'light-dark')
    return areColor(part.value.light) && areColor(part.value.dark);
  if (part.type === 'function') {
    const name = part.value.name.toLowerCase();
    // A name with two dashes is a function of the site.
    return name.startsWith('--') || colorFunctions.has(name);
  }
  return ['color', 'unresolved-color', 'var', 'env'].includes(part.type);
}
