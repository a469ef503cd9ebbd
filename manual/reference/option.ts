import { findKey, type SourceNode } from './docstrings.ts';
import { blocks, code, codeHtml, facts, table } from './markdown.ts';
import { defaultOf, isRequired, keysBelow, type Schema, typeOf } from './schema-type.ts';

/** An object whose keys a page of the reference lists. */
export interface Described {
  keys: Record<string, Schema>;
  /** Its source, which has the docstrings. */
  node: SourceNode;
  /** Other sources that it names. */
  sources: Map<string, SourceNode>;
  /** Of keys with a page of their own: what the section says in place of the nested keys. */
  elsewhere?: Record<string, string>;
}

/**
 * The section of a key: its type, its default, its docstring, and the keys below it.
 *
 * @param marks The marks of its heading: `###`.
 */
export function optionSection(name: string, marks: string, described: Described): string {
  const { keys, node: root, sources, elsewhere } = described;
  const schema = keys[name]!;
  const node = findKey(sources, root, name);
  if (node?.doc === undefined) throw new Error(`Unexpected key ${name}, expected a docstring`);
  const value = defaultOf(schema);
  return blocks(
    `${marks} \`${name}\` {#${name.toLowerCase()}}`,
    facts(
      codeHtml(typeOf(schema)),
      isRequired(schema) && 'required',
      value !== undefined && `default ${codeHtml(value)}`,
    ),
    sentences(node.doc, value),
    elsewhere?.[name] ?? keysTable(name, schema, node, sources),
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

function keysTable(
  name: string,
  schema: Schema,
  node: SourceNode,
  sources: Described['sources'],
): string | undefined {
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
