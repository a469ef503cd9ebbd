import { frontMatterKeys } from 'stilldocs/node';
import { type Document, isMap, isScalar, parseDocument, type Pair } from 'yaml';
import type { Edited } from './migration.ts';

const fence = /^(?:\uFEFF)?---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/;

/** Splits a page into the data of its front matter and its text. */
export function splitFrontMatter(text: string): { data: Record<string, unknown>; body: string } {
  const match = fence.exec(text);
  if (!match) return { data: {}, body: text };
  return { data: dataOf(parseDocument(match[1] ?? '')), body: text.slice(match[0].length) };
}

function dataOf(document: Document): Record<string, unknown> {
  const data: unknown = document.errors.length > 0 ? {} : document.toJS();
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : {};
}

/** The new keys in place of a key of another engine, and the remark about it. */
export interface Change {
  keys: Record<string, unknown>;
  instead?: string;
  isNote?: boolean;
}

/** The keys of another engine with another form here, with the front matter that they are part of. */
export type Changes = Record<string, (value: unknown, data: object) => Change | undefined>;

/** A change that drops a key. */
export const dropped = (instead?: string): Change => ({ keys: {}, ...(instead && { instead }) });

/**
 * Migrates the front matter of a page. A key that this engine does not know becomes one that begins
 * with `x-`.
 *
 * @returns The front matter with its delimiters; empty if there is none.
 */
export function migrateFrontMatter(text: string, changes: Changes): Edited {
  const match = fence.exec(text);
  if (!match) return { text: '', remarks: [] };
  const document = parseDocument(match[1] ?? '');
  const remarks: Edited['remarks'] = [];
  if (document.errors.length > 0 || !isMap(document.contents)) return { text: match[0], remarks };
  const data = dataOf(document);
  const pairs: Pair[] = [...document.contents.items];
  const lineOf = ({ key }: Pair) =>
    (match[1] ?? '').slice(0, (isScalar(key) && key.range?.[0]) || 0).split('\n').length + 1;
  let isChanged = false;
  for (const pair of pairs) {
    const name = String(isScalar(pair.key) ? pair.key.value : pair.key);
    const change = changeOf(name, data, changes);
    if (!change) continue;
    isChanged = true;
    const { keys, instead, isNote = false } = change;
    if (instead)
      remarks.push({ line: lineOf(pair), what: `Front matter ${name}`, instead, isNote });
    const [[key, own] = [], ...others] = Object.entries(keys);
    if (key === undefined) document.delete(name);
    else {
      if (isScalar(pair.key)) pair.key.value = key;
      if (own !== data[name]) pair.value = document.createNode(own);
    }
    for (const [other, written] of others) document.set(other, written);
  }
  if (!isChanged) return { text: match[0], remarks };
  if (document.contents.items.length === 0) return { text: '', remarks };
  return { text: `---\n${document.toString({ lineWidth: 0 })}---\n`, remarks };
}

const engineKeys = new Set(frontMatterKeys());

function changeOf(
  name: string,
  data: Record<string, unknown>,
  changes: Changes,
): Change | undefined {
  if (Object.hasOwn(changes, name)) return changes[name]!(data[name], data);
  if (engineKeys.has(name) || name.startsWith('x-')) return undefined;
  const instead = `It is x-${name} now, which the engine does not read`;
  return { keys: { [`x-${name}`]: data[name] }, instead, isNote: true };
}
