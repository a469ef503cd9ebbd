import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { YamlCache } from '../../content/openapi/read-document.ts';
import { versionOf } from './engine-version.ts';
import { hash } from './hash.ts';
import { storeFile } from './temporary.ts';

/**
 * Stores YAML documents as JSON in the site's cache folder, a file for each: parsing YAML takes a
 * hundred times as long. A damaged file, or one of another text, is ignored.
 */
export function createYamlCache(cacheFolder: string): YamlCache {
  const parser = versionOf('yaml');
  const fileOf = (name: string) => join(cacheFolder, 'openapi', `${hash(name)}.json`);
  return {
    read(name, version) {
      try {
        const [key, json = ''] = readFileSync(fileOf(name), 'utf8').split('\n');
        return key === hash(parser, version, json) ? json : undefined;
      } catch {
        return undefined;
      }
    },
    write: (name, version, json) =>
      storeFile(fileOf(name), `${hash(parser, version, json)}\n${json}`),
  };
}
