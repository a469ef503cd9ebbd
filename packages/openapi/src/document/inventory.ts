import { frameIds } from 'stilldocs/feature';
import GithubSlugger, { slug } from 'github-slugger';
import { authorizationId, schemasId } from '../api-reference.ts';
import { isObject, type JsonObject, listOf, objectOf, textOf } from './json.ts';
import type { ApiDocument } from './read-document.ts';
import { createResolve, type Resolve } from './references.ts';
import type { AllLabels } from '../own-label.ts';

/** An operation of a document, not described. */
export interface ApiEntry {
  id: string;
  title: string;
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
  /** The name in the document. For a group of the engine: the source of its id. */
  title: string;
  /** The label of a group of the engine. */
  label: keyof AllLabels | undefined;
  description: string;
  entries: ApiEntry[];
}

/** Everything in a document that has a heading, with unique ids. */
export interface ApiInventory {
  tags: ApiTag[];
  schemas: { id: string; name: string; value: unknown }[];
  resolve: Resolve;
}

const methods = ['get', 'put', 'post', 'delete', 'patch', 'options', 'head', 'trace'];

const inventories = new WeakMap<ApiDocument, ApiInventory>();

/**
 * Lists the operations and schemas of a document. Ids depend on names only: they are stable when
 * the document grows.
 */
export function inventoryOf(document: ApiDocument): ApiInventory {
  const before = inventories.get(document);
  if (before) return before;
  const { root } = document;
  const resolve = createResolve(root);
  const slugger = new GithubSlugger();
  for (const id of [...frameIds, authorizationId, schemasId]) slugger.occurrences[id] = 0;
  const tags = new Map<string, ApiTag>();
  const addTag = (title: string, description = '', label?: ApiTag['label']) => {
    if (!tags.has(title)) tags.set(title, { id: '', title, label, description, entries: [] });
    return tags.get(title)!;
  };
  for (const tag of listOf(root.tags).map(objectOf))
    if (textOf(tag.name)) addTag(textOf(tag.name), textOf(tag.description));
  const add = (path: string, item: JsonObject, isWebhook: boolean) => {
    for (const method of methods) {
      const value = item[method];
      if (!isObject(value)) continue;
      const id = slugger.slug(idOf(value) || slug(`${method}-${path}`) || method);
      const title = titleOf(value, method, path);
      const name = textOf(listOf(value.tags)[0]);
      const tag = name || !isWebhook ? addTag(name) : addTag('Webhooks', '', 'apiWebhooks');
      const entry = { id, title, method: method.toUpperCase(), path, isWebhook, value, item };
      tag.entries.push(entry);
    }
  };
  for (const [path, item] of Object.entries(objectOf(root.paths)))
    if (path.startsWith('/')) add(path, resolve(item).value, false);
  for (const [name, item] of Object.entries(objectOf(root.webhooks)))
    add(name, resolve(item).value, true);
  const used = [...tags.values()].filter(({ entries }) => entries.length > 0);
  for (const tag of used) {
    tag.id = slugger.slug(`tag-${slug(tag.title) || 'other'}`);
    if (tag.title === untagged)
      Object.assign(tag, used.length === 1 ? allOperations : otherOperations);
  }
  const schemas = Object.entries(objectOf(objectOf(root.components).schemas)).map(
    ([name, value]) => ({ id: slugger.slug(`schema-${slug(name)}`), name, value }),
  );
  const inventory = { tags: used, schemas, resolve };
  inventories.set(document, inventory);
  return inventory;
}

/** The key of operations without a tag; a tag cannot have an empty name. */
const untagged = '';
const allOperations = { title: 'Operations', label: 'apiOperations' } as const;
const otherOperations = { title: 'Other operations', label: 'apiOtherOperations' } as const;

/** The id from an operation's `operationId`: `addPet` becomes `add-pet`. */
function idOf({ operationId }: JsonObject): string {
  return slug(textOf(operationId).replace(/([a-z0-9])([A-Z])/g, '$1-$2'));
}

function titleOf(operation: JsonObject, method: string, path: string): string {
  const written = textOf(operation.summary).replace(/\s+/g, ' ').trim();
  return written || textOf(operation.operationId) || `${method.toUpperCase()} ${path}`;
}
