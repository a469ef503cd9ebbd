import type { BuiltSite } from 'stilldocs';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The size of a page above which a reference is better divided, in bytes of HTML with brotli. */
const tooLarge = 300_000;

/** Quick, and a few percent above what hosts send. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

/**
 * Says how large the references with one page, or a page for each tag, are: their readers wait for what they never read.
 *
 * @returns A line for each reference.
 */
export function sizesOfReferences({ pages }: Pick<BuiltSite, 'pages'>, folder: string): string[] {
  const references = new Map<string, { path: string; bytes: number }[]>();
  for (const { path, file, frontMatter } of pages) {
    const { openapi } = frontMatter as { openapi?: { pages?: string } };
    if (openapi?.pages !== 'one' && openapi?.pages !== 'tags') continue;
    const html = join(folder, path === '/' ? 'index.html' : `${path}.html`);
    if (!existsSync(html)) continue;
    const bytes = brotliCompressSync(readFileSync(html), { params }).length;
    references.set(file, [...(references.get(file) ?? []), { path, bytes }]);
  }
  return [...references].map(([file, sizes]) => {
    const [{ path, bytes } = { path: '', bytes: 0 }] = sizes.toSorted((a, b) => b.bytes - a.bytes);
    const size = `${Math.ceil(bytes / 1000)} kB with brotli`;
    const said = `API reference ${file}: ${sizes.length === 1 ? size : `${sizes.length} pages, the largest, ${path}, ${size}`}`;
    return bytes > tooLarge
      ? `${said}; with "pages: operations" each operation is a small page of its own`
      : said;
  });
}
