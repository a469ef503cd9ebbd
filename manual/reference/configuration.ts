import { configSchema } from '../../engine/src/shared/config/config.ts';
import configSource from '../../engine/src/shared/config/config.ts?raw';
import partsSource from '../../engine/src/shared/config/config-parts.ts?raw';
import { findKey, readSource, type SourceNode } from './docstrings.ts';
import { blocks, code, codeHtml, facts, table } from './markdown.ts';
import { defaultOf, isRequired, keysBelow, type Schema, typeOf } from './schema-type.ts';

/** The groups of the page. Every option is in one of them. */
const groups: Record<string, string[]> = {
  'The site': ['title', 'titleTemplate', 'description', 'baseUrl', 'basePath', 'lang', 'labels'],
  'Brand and look': ['iconUrl', 'logoUrl', 'theme', 'font', 'ogImageUrl', 'socialCards', 'head'],
  Navigation: ['topNav', 'sidebar', 'areas', 'terms', 'redirects'],
  'Around the page': ['banner', 'editLink', 'outlineFooter', 'socials', 'aiCta', 'sponsors'],
  'Code and checks': ['twoslash', 'live', 'checks'],
  'Files and output': [
    'pagesDir',
    'blogDir',
    'outDir',
    'files',
    'contentSecurityPolicy',
    'serviceWorker',
  ],
};

/** Options whose keys another page of the reference lists. */
const elsewhere: Record<string, string> = {
  labels: 'Every label: [Labels](/reference/labels).',
  checks: 'Every rule: [Checks](/reference/checks).',
};

const options: Record<string, Schema> = configSchema.entries;
const sources = new Map([...readSource(partsSource), ...readSource(configSource)]);
const root = sources.get('configSchema')!;

/** Every option of the configuration, with its type, its default and its docstring. */
export function configuration(): string {
  const grouped = Object.values(groups).flat();
  const missing = Object.keys(options).filter((name) => !grouped.includes(name));
  const unknown = grouped.filter((name) => !Object.hasOwn(options, name));
  if (missing.length + unknown.length > 0)
    throw new Error(
      `Unexpected groups of options, expected each option once: without a group ${missing.join(', ')}; unknown ${unknown.join(', ')}`,
    );
  return blocks(
    ...Object.entries(groups).flatMap(([title, names]) => [`## ${title}`, ...names.map(option)]),
  );
}

function option(name: string): string {
  const schema = options[name]!;
  const node = findKey(sources, root, name);
  if (node?.doc === undefined) throw new Error(`Unexpected option ${name}, expected a docstring`);
  const value = defaultOf(schema);
  return blocks(
    `### \`${name}\` {#${name.toLowerCase()}}`,
    facts(
      codeHtml(typeOf(schema)),
      isRequired(schema) && 'required',
      value !== undefined && `default ${codeHtml(value)}`,
    ),
    sentences(node.doc, value),
    elsewhere[name] ?? keysTable(name, schema, node),
  ).trimEnd();
}

/** A docstring without the sentence that repeats the default. */
function sentences(doc: string, value: string | undefined): string {
  if (value === undefined) return doc;
  const bare = value.replaceAll("'", '');
  return doc.replace(
    new RegExp(` ?Default \`?${bare.replace(/[/.]/g, String.raw`\$&`)}\`?\\.`),
    '',
  );
}

/** A docstring that ends with the default, unless it says it. */
function withDefault(doc: string, value: string | undefined): string {
  return value === undefined || /\bDefault\b/.test(doc) ? doc : `${doc} Default ${code(value)}.`;
}

function keysTable(name: string, schema: Schema, node: SourceNode): string | undefined {
  const rows = [...keysBelow(schema)].map(([path, key]) => {
    const keys = path
      .split('.')
      .map((part) => part.replace('[]', ''))
      .filter((it) => it !== '<name>' && it !== '');
    const found = keys.reduce<SourceNode | undefined>(
      (at, step) => at && findKey(sources, at, step),
      node,
    );
    const value = defaultOf(key);
    return [code(shortPath(name, path)), code(typeOf(key)), withDefault(found?.doc ?? '', value)];
  });
  if (rows.length === 0) return undefined;
  return table(['Key', 'Type', 'What it says'], rows);
}

/** The path of a key from its option on. */
function shortPath(name: string, path: string): string {
  return /^[[.]/.test(path) ? name + path : `${name}.${path}`;
}
