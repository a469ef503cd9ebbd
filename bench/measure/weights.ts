import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Measured } from '../budgets.ts';
import { ensureBuilt, corpus } from './sites.ts';

function brotli(file: string): number {
  return brotliCompressSync(readFileSync(file)).length;
}

function assets(root: string, pattern: RegExp): string[] {
  const folder = join(root, 'dist/assets');
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name));
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function pages(root: string): string[] {
  return readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html') && entry.name !== '404.html')
    .filter((entry) => entry.name !== 'index.html' && !entry.name.startsWith('sidebar-'))
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * The bytes that a reader receives, on the built corpora: brotli at its default, strongest level.
 */
export async function measureWeights(): Promise<Measured> {
  const small = await corpus(25);
  const large = await corpus(1000);
  await ensureBuilt(small);
  await ensureBuilt(large);
  // Only their pages link the sheets of API references and of single pages.
  const style = sum(assets(small, /^style-.*\.css$/).map(brotli));
  return {
    // Search, types and highlighting are fetched on use; search has a budget of its own.
    'all script after every chrome component has hydrated': sum(
      assets(small, /^(client|client-islands|lazy-actions|store|tabs)-[\w-]+\.js$/).map(brotli),
    ),
    'a docs page: HTML + CSS, 25 pages': Math.max(...pages(small).map(brotli)) + style,
    'a page of a 1,000-page site': Math.max(...pages(large).map((file) => statSync(file).size)),
  };
}
