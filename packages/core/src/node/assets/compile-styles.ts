import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { isRegular } from '../../content/base/read-regular.ts';
import { decodeText, readEncoding } from '../../content/source/decode-text.ts';
import { DiagnosticError, errorWith } from '../../shared/diagnostics/diagnostic.ts';
import type { StyleSheet } from '../../shared/extension/style-sheet.ts';
import { filesBelow } from '../files/files-below.ts';
import { callExtension } from '../site/extensions.ts';
import type { Site } from '../site/site.ts';
import { compileTailwind, usesTailwind } from './tailwind.ts';
import { topRules } from './top-rules.ts';

type CompiledSite = Pick<Site, 'root' | 'config' | 'configFiles'>;

/** The compiled `styles.css` of a site, divided at the place of the theme. */
export interface CompiledSheet {
  /** The variables and the reset of Tailwind, which the theme overrides. */
  below: string;
  /** Its components and utilities and the site's own rules, which override the theme. */
  above: string;
}

/** The `styles.css` of a site that is compiled, with its extensions or Tailwind; undefined for plain CSS. */
function writtenFor({ root, config }: CompiledSite): { file: string; css: string } | undefined {
  const file = join(root, 'styles.css');
  if (!existsSync(file)) return undefined;
  if (!isRegular(file))
    throw errorWith({
      rule: 'file-system',
      message: 'styles.css is no file',
      hint: 'Write the rules of the site into a file of this name, or rename it',
      file: 'styles.css',
    });
  const css = decodeText(readFileSync(file));
  const isTaken = config.extensions.some(({ compileStyles }) => compileStyles) || usesTailwind(css);
  return isTaken ? { file, css } : undefined;
}

/** Whether an edit of a page or a component may change the site's style sheet. */
export function hasCompiledStyles(site: CompiledSite): boolean {
  return writtenFor(site) !== undefined;
}

/**
 * Compiles the site's `styles.css`: with the first extension that reads it, or with Tailwind.
 *
 * @returns Undefined if it is plain CSS.
 * @throws DiagnosticError if a package is missing, or rejects the sheet.
 */
export async function compileStyles(site: CompiledSite): Promise<CompiledSheet | undefined> {
  const written = writtenFor(site);
  if (!written) return undefined;
  const { diagnostics } = readEncoding(written.css, 'styles.css');
  if (diagnostics.length > 0) throw new DiagnosticError(diagnostics);
  const folder = dirname(site.configFiles.main);
  const sheet = { ...written, folder, sources: () => sourcesOf(site) };
  const own = await byExtension(sheet, site);
  // An extension may write another sheet for Tailwind.
  const css = usesTailwind(own ?? written.css)
    ? await compileTailwind({ ...sheet, css: own ?? written.css }, site.configFiles.main)
    : own;
  return css === undefined ? undefined : divide(withAbsoluteUrls(css, written.file));
}

async function byExtension(sheet: StyleSheet, { config }: CompiledSite) {
  for (const { name: extension, compileStyles: compile } of config.extensions) {
    const call = { extension, what: 'compileStyles' };
    const css = compile && (await callExtension(call, () => compile(sheet)));
    if (css !== undefined) return css;
  }
  return undefined;
}

/** The texts in which classes may stand: the texts of the site, without generated files. */
function sourcesOf({ root, config, configFiles }: CompiledSite) {
  const folder = dirname(configFiles.main);
  const out = relative(folder, resolve(root, config.outDir));
  const isTaken = (name: string) =>
    !/^\.|^(?:node_modules|public|dist)$/.test(name) && name !== out;
  return filesBelow(folder, isTaken)
    .filter((name) => /\.(?:[cm]?[jt]sx?|mdx?|html)$/.test(name))
    .sort()
    .map((name) => ({
      content: readFileSync(join(folder, name), 'utf8'),
      extension: extname(name).slice(1),
    }));
}

/** The compiled sheet is elsewhere: relative addresses become absolute files. */
function withAbsoluteUrls(css: string, file: string): string {
  return css.replace(
    /(\burl\(\s*|@import\s+)(["']?)(\.{1,2}\/[^"')]+)\2/g,
    (_, before: string, quote: string, path: string) =>
      `${before}${quote}${resolve(dirname(file), path)}${quote}`,
  );
}

/** The layers of Tailwind that the theme overrides. */
const lower = new Set(['theme', 'base', 'properties', 'theme-reset']);

/**
 * Limits a reset of the browser's styles to what the site composes itself, the elements of landing pages: the theme
 * builds upon the browser's lists, links and icons, also in their Markdown. Variables of utilities stay everywhere.
 */
function scopeReset(rule: string): string {
  const [, open, inside] = /^(@layer[^{]*\{)([\s\S]*)\}$/.exec(rule) ?? [];
  if (open === undefined || inside === undefined || !inside.includes('text-size-adjust'))
    return rule;
  const inner = topRules(inside);
  const everywhere = inner.filter((each) => each.includes('--tw-'));
  const scoped = inner.filter((each) => !each.includes('--tw-'));
  return `${open}${everywhere.join('')}@scope (.Landing) to (.Prose,.Markdown){${scoped.join('')}}}`;
}

/** Links in the text of a landing page, which an underline distinguishes from the text. */
const linksOfLandings = '.Landing a:not([class]){text-decoration:underline}';

/** Divides a sheet. The order of its layers is declared by the theme's sheet. */
function divide(css: string): CompiledSheet {
  const rules = topRules(css)
    .map((rule) => rule.replace(/^(?:\/\*[\s\S]*?\*\/\s*)+/, ''))
    .filter((rule) => !/^@layer[^{]*;$/.test(rule));
  const isLower = (rule: string) => lower.has(/^@layer\s+([\w-]+)\s*\{/.exec(rule)?.[1] ?? '');
  return {
    below: [...rules.filter((rule) => isLower(rule)).map(scopeReset), linksOfLandings].join('\n'),
    above: rules.filter((rule) => !isLower(rule)).join('\n'),
  };
}
