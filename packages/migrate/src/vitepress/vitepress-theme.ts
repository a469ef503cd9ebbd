import { existsSync, readFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { filesBelow } from 'stilldocs/node';
import type { Remark } from '../migration.ts';

/** The look of `<Badge>`, which is an element with a class here. */
export const badgeStyles = `/* Badges, as in VitePress: <span class="Badge" data-type="tip">1.2</span> */
.Badge {
  display: inline-block;
  padding: 0 0.6em;
  border-radius: 1em;
  background: color-mix(in srgb, currentColor 12%, transparent);
  font-size: 0.75rem;
  font-weight: 500;
  line-height: 1.8;
  vertical-align: middle;
}
`;

const folderOf = (folder: string) => join(folder, '.vitepress');

/** The files of the theme and of the configuration's folder, each of which is left to do. */
export function themeRemarks(folder: string, configFiles: string[]): Remark[] {
  if (!existsSync(folderOf(folder))) return [];
  const read = new Set(configFiles.map((file) => relative(folder, file)));
  return filesBelow(folderOf(folder), (name) => !/^(?:cache|dist|node_modules)$/.test(name))
    .map((name) => posix.join('.vitepress', name))
    .filter((name) => !read.has(name))
    .map((file) => ({ file, ...adviceOf(file) }));
}

function adviceOf(file: string): Pick<Remark, 'what' | 'instead'> {
  if (file.endsWith('.vue'))
    return { what: 'Component of Vue', instead: 'Write it in React, below components/' };
  if (/\.(?:css|scss|less|styl)$/.test(file))
    return {
      what: 'Style sheet',
      instead: 'Write its rules into styles.css; variables --vp-… have no effect',
    };
  if (/theme\/index\.[cm]?[jt]s$/.test(file))
    return {
      what: 'Theme',
      instead:
        'Components are imported by the pages that use them; slots of the layout have no equivalent',
    };
  return { what: 'File of the theme', instead: 'Take over what is needed' };
}

/** The accent that the style sheets of the theme set, if it is a color and not an expression. */
export function themeAccent(folder: string): string | { light: string; dark: string } | undefined {
  const theme = join(folderOf(folder), 'theme');
  if (!existsSync(theme)) return undefined;
  const css = filesBelow(theme, (name) => name !== 'node_modules')
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(theme, name), 'utf8'))
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\//g, '');
  const variable = /--vp-c-brand(?:-1)?\s*:\s*(#[\da-f]{3,8}|(?:rgb|hsl|oklch)a?\([^()]*\))\s*;/i;
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    isDark: /\.dark\b/.test(selector),
    color: variable.exec(body)?.[1],
  }));
  const light = blocks.find(({ isDark, color }) => !isDark && color)?.color;
  const dark = blocks.find(({ isDark, color }) => isDark && color)?.color;
  if (light === undefined) return undefined;
  return dark === undefined ? light : { light, dark };
}
