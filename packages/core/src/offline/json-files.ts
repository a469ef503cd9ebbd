import { changesFolder } from '../shared/page/paths.ts';
import { searchFiles } from '../shared/search/search-options.ts';
import { isUnnamedShard, shardManifest } from '../shared/search/shard-files.ts';

/** In place of a key: the JSON is an array. */
const isArray = Symbol('array');
type Key = string | typeof isArray;

/**
 * The JSON files that scripts fetch, besides payloads, each with a key that identifies it; the first
 * row counts.
 */
const files: [isIt: (file: string) => boolean, key: Key][] = [
  [(file) => file === searchFiles.index, 'serializationVersion'],
  [(file) => file === searchFiles.expansions, 'expansions'],
  [(file) => file === shardManifest, 'shards'],
  // The texts of a shard.
  [isUnnamedShard, isArray],
  [(file) => file.startsWith(`${changesFolder}/`), 'since'],
];

/** The key that identifies the JSON file of a path without base; undefined if the path is none of them. */
export function jsonKey(path: string): Key | undefined {
  const file = path.slice(1);
  return path.endsWith('.json') ? files.find(([isIt]) => isIt(file))?.[1] : undefined;
}

/** Whether a text is the JSON file of a path without base. */
export function isJsonFile(path: string, text: string): boolean {
  const key = jsonKey(path);
  const found = JSON.parse(text) as object | null;
  return typeof key === 'string' ? Object.hasOwn(found ?? {}, key) : Array.isArray(found);
}
