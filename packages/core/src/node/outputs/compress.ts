import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Cache, openCache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { replaceFile } from '../files/temporary.ts';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The extensions worth compressing; images and fonts are compressed already. */
const textual = new Set(['.html', '.css', '.js', '.json', '.md', '.svg', '.txt', '.xml']);

/** The minimum size in bytes: a smaller file fits one packet anyway. */
const minBytes = 512;
/** The number of concurrent compressions. */
const concurrency = 8;

/**
 * Writes `.br` and `.gz` beside the files of an output that are worth it (see `textual`,
 * `minBytes`). Equal contents are compressed once, and not again by the next build.
 */
export async function compressOutput(
  folder: string,
  cacheFolder: string,
): Promise<{ files: number; bytes: number }> {
  const cache = openCache(join(cacheFolder, 'compressed'));
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && textual.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).size >= minBytes)
    .sort();
  let bytes = 0;
  const next = async (): Promise<void> => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const content = readFileSync(file);
      const key = hash('compressed', content);
      const br = await cached(cache, `${key}.br`, () => compressBrotli(content));
      const gz = await cached(cache, `${key}.gz`, () => gzipped(content, { level: 9 }));
      replaceFile(`${file}.br`, br);
      replaceFile(`${file}.gz`, gz);
      bytes += br.length;
    }
  };
  const count = files.length;
  await Promise.all(Array.from({ length: concurrency }, next));
  cache.save({ trim: true });
  cache.close();
  return { files: count, bytes };
}

async function cached(cache: Cache, key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const stored = cache.get(key);
  if (stored) return stored;
  const compressed = await make();
  cache.set(key, compressed);
  return compressed;
}

function compressBrotli(content: Buffer): Promise<Buffer> {
  return brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}
