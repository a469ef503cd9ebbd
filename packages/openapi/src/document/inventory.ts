import { frameIds } from 'stilldocs/feature';
import GithubSlugger from 'github-slugger';
import { authorizationId, schemasId } from '../api-reference.ts';
import { nameEntries, slugOf } from './entry-ids.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from './json.ts';
import type { ApiDocument } from './read-document.ts';
import { createResolve, type Resolve } from './references.ts';
import type { AllLabels } from '../own-label.ts';

/** An operation of a document, not described. */
export interface ApiEntry {
  id: string;
  title: string;
  /** Its description, or else its title, as plain Markdown. */
  about: string;
  /** Upper-case. */
  method: string;
  /** The name, for a webhook. */
  path: string;
  isWebhook: boolean;
  value: JsonObject;
  /** Its path item, with the parameters and servers of all its operations. */
  item: JsonObject;
}

/** The operations of one tag. */
export interface ApiTag {
  id: string;
  /** The name in the document: the source of its id. */
  name: string;
  /** The name for readers. */
  title: string;
  /** The label of a group of the engine. */
  label: keyof AllLabels | undefined;
  description: string;
  entries: ApiEntry[];
}

/** Everything in a document that has a heading, with unique ids. */
export interface ApiInventory {
  tags: ApiTag[];
  /** The groups of tags, if the document has any: their tags are all of `tags`. */
  groups: { title: string; tags: ApiTag[] }[];
  schemas: { id: string; name: string; value: unknown }[];
  resolve: Resolve;
}

const methods = 'get put post delete patch options head trace query'.split(' ');

const inventories = new WeakMap<ApiDocument, ApiInventory>();

/**
 * Lists the operations and schemas of a document. Ids depend on names only: they are stable when
 * the document grows.
 */
export function inventoryOf(document: ApiDocument): ApiInventory {
  let inventory = inventories.get(document);
  if (!inventory) inventories.set(document, (inventory = takeInventory(document)));
  return inventory;
}

function takeInventory({ root }: ApiDocument): ApiInventory {
  const resolve = createResolve(root);
  const slugger = new GithubSlugger();
  for (const id of [...frameIds, authorizationId, schemasId]) slugger.occurrences[id] = 0;
  const tags = new Map<string, ApiTag>();
  const addTag = (
    name: string,
    {
      title = '',
      description = '',
      label,
    }: Partial<Pick<ApiTag, 'title' | 'description' | 'label'>> = {},
  ) => {
    if (!tags.has(name))
      tags.set(name, { id: '', name, title: title || name, label, description, entries: [] });
    return tags.get(name)!;
  };
  for (const tag of listOf(root.tags).map(objectOf)) {
    const title = textOf(tag['x-displayName']) || textOf(tag.summary);
    if (textOf(tag.name)) addTag(textOf(tag.name), { title, description: textOf(tag.description) });
  }
  const add = (path: string, item: JsonObject, isWebhook: boolean) => {
    for (const [method, value] of operationsOf(item)) {
      const title = titleOf(value, method, path);
      const name = textOf(listOf(value.tags)[0]);
      const tag = name || !isWebhook ? addTag(name) : addTag('Webhooks', { label: 'apiWebhooks' });
      const about = textOf(value.description) || title;
      const shown = { id: '', title, about, method: method.toUpperCase(), path };
      tag.entries.push({ ...shown, isWebhook, value, item });
    }
  };
  for (const [path, item] of Object.entries(objectOf(root.paths)))
    if (path.startsWith('/')) add(path, resolve(item).value, false);
  for (const [name, item] of Object.entries(objectOf(root.webhooks)))
    add(name, resolve(item).value, true);
  nameEntries(
    [...tags.values()].flatMap(({ entries }) => entries),
    (name) => slugger.slug(name),
  );
  const groups = groupsOf(root, [...tags.values()].filter(hasEntries));
  const used = groups.flatMap((group) => group.tags);
  for (const tag of used) {
    tag.id = slugger.slug(`tag-${slugOf(tag.name) || 'other'}`);
    if (tag.name === untagged)
      Object.assign(tag, used.length === 1 ? allOperations : otherOperations);
  }
  const schemas = Object.entries(objectOf(objectOf(root.components).schemas)).map(
    ([name, value]) => ({ id: slugger.slug(`schema-${slugOf(name)}`), name, value }),
  );
  return { tags: used, groups: groups.length > 1 ? groups : [], schemas, resolve };
}

/** The operations of a path item by their methods, also the methods of OpenAPI 3.2. */
export function operationsOf(item: JsonObject): [method: string, value: JsonObject][] {
  return [
    ...methods.map((method): [string, unknown] => [method, item[method]]),
    ...Object.entries(objectOf(item.additionalOperations)),
  ].filter((pair): pair is [string, JsonObject] => isObject(pair[1]));
}

function hasEntries({ entries }: ApiTag): boolean {
  return entries.length > 0;
}

/**
 * The tags by groups, which `x-tagGroups` names, or by the `parent` of a tag (OpenAPI 3.2). Tags that are in none
 * come last, without a title.
 */
function groupsOf(root: JsonObject, tags: ApiTag[]): ApiInventory['groups'] {
  const left = new Set(tags);
  const take = (names: unknown[]) =>
    names.flatMap((name) => {
      const found = tags.find((tag) => tag.name === name);
      return found && left.delete(found) ? [found] : [];
    });
  const written = listOf(root['x-tagGroups']).map(objectOf);
  const declared = listOf(root.tags).map(objectOf);
  const parents = [...new Set(declared.map(({ parent }) => textOf(parent)).filter(Boolean))];
  const wanted =
    written.length > 0
      ? written.map((group) => ({ title: textOf(group.name), names: listOf(group.tags) }))
      : parents.map((parent) => ({
          title: tags.find(({ name }) => name === parent)?.title ?? parent,
          names: [parent, ...declared.filter((tag) => tag.parent === parent).map(nameOf)],
        }));
  const groups = wanted.map(({ title, names }) => ({ title, tags: take(names) }));
  return [...groups, { title: '', tags: [...left] }].filter((group) => group.tags.length > 0);
}

function nameOf({ name }: JsonObject): unknown {
  return name;
}

/** The key of operations without a tag; a tag cannot have an empty name. */
const untagged = '';
const allOperations = { name: 'Operations', title: '', label: 'apiOperations' } as const;
const otherOperations = {
  name: 'Other operations',
  title: '',
  label: 'apiOtherOperations',
} as const;

/** The summary of an operation. One that only repeats the operation's id, or is one long name, is written in words. */
function titleOf(operation: JsonObject, method: string, path: string): string {
  const id = textOf(operation.operationId);
  const written = textOf(operation.summary).replace(/\s+/g, ' ').trim();
  const isName = written === id || /^\w{21,}$/.test(written);
  return (isName ? inWords(written) : written) || inWords(id) || `${method.toUpperCase()} ${path}`;
}

/** A name in words, which a line can break: `getRoomById` is “Get room by id”. */
function inWords(name: string): string {
  const words = name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[\s_\-./]+/)
    .filter(Boolean)
    .map((word) => (/^[A-Z][a-z]/.test(word) ? word.toLowerCase() : word))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
