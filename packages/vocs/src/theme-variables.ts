import type { VocsNote } from './convert-config.ts';
import { unreadVariables, withOwnNames } from './style-problems.ts';
import { isValues } from './values.ts';

/** A variable of Vocs' theme, and its values in both color schemes. */
interface ThemeVariable {
  /** In the configuration: `theme.variables.color.background`. */
  option: string;
  /** As in a style sheet: `color_background`. */
  name: string;
  light: string;
  dark: string;
}

/** The variables that `theme.variables` of a configuration sets: `{ color: { background: { light, dark } } }`. */
function themeVariables(theme: unknown): ThemeVariable[] {
  const groups = isValues(theme) && isValues(theme.variables) ? theme.variables : {};
  return Object.entries(groups).flatMap(([group, values]) =>
    Object.entries(isValues(values) ? values : {}).flatMap(([key, value]) => {
      const both = isValues(value) ? value : { light: value, dark: value };
      const { light, dark } = both;
      const isSafe = [light, dark].every((it) => typeof it === 'string' && !/[{};<]/.test(it));
      return isSafe
        ? [
            {
              option: `theme.variables.${group}.${key}`,
              name: `${group}_${key}`,
              light,
              dark,
            } as ThemeVariable,
          ]
        : [];
    }),
  );
}

/** The rules that set these variables, and their tokens; empty without any. */
export function variableRules(theme: unknown): string {
  const all = themeVariables(theme);
  if (all.length === 0) return '';
  const of = (scheme: 'light' | 'dark') =>
    all.map((each) => `--vocs-${each.name}:${each[scheme]}`).join(';');
  const css = `:root{${of('light')}}.dark{${of('dark')}}`;
  return withOwnNames(css) ?? css;
}

/** The notes on variables that no token and no style sheet of the site reads. */
export function variableNotes(theme: unknown, root: string): VocsNote[] {
  const all = themeVariables(theme);
  const unread = unreadVariables(
    root,
    all.map(({ name }) => name),
  );
  return all
    .filter(({ name }) => unread.includes(name))
    .map(({ option }) => ({ option, text: 'has no effect: the theme has no token like it' }));
}
