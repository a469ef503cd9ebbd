import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { YamlCache } from './read-document.ts';

/**
 * Stores YAML documents as JSON in the site's cache folder, a file for each: parsing YAML takes a
 * hundred times as long. A damaged file, or one of another text, is ignored.
 *
 * @param parser Changes with the parser.
 */
export function createYamlCache(cacheFolder: string, parser: string): YamlCache {
  const fileOf = (name: string) => join(cacheFolder, 'openapi', `${digest(name)}.json`);
  return {
    read(name, version) {
      try {
        const [key, json = ''] = readFileSync(fileOf(name), 'utf8').split('\n');
        return key === digest(parser, version, json) ? json : undefined;
      } catch {
        return undefined;
      }
    },
    write(name, version, json) {
      const file = fileOf(name);
      const unfinished = `${file}.${process.pid}.tmp`;
      try {
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(unfinished, `${digest(parser, version, json)}\n${json}`);
        renameSync(unfinished, file);
      } catch {
        // A cache that cannot be written costs time only.
      }
    },
  };
}

function digest(...texts: string[]): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex');
}
