import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Fence, type PageText, readPage, siteRoot } from '../page-source.ts';
import { type Claim, detectClaims } from './detect.ts';

/** A page with its claims. */
export interface PageDocument extends PageText {
  /** Relative to `pages`: the key of its rules. */
  name: string;
  text: string;
  claims: Claim[];
  /**
   * Every name and every quoted text in the samples below a heading, and the titles of the samples;
   * of all samples under `*`.
   */
  sampled: Map<string, Set<string>>;
}

const namePattern = /[\w$-]*[\w$]/g;

/** @param text What to read in place of the file. */
export function readDocument(file: string, text = readFileSync(join(siteRoot, file), 'utf8')) {
  const page = readPage(file, text);
  const all = new Set<string>();
  const sampled = new Map([['*', all]]);
  for (const fence of page.fences) {
    const { heading } = page.sections.findLast(({ line }) => line < fence.line)!;
    const own = namesOf(fence);
    for (const name of own) all.add(name);
    sampled.set(heading, new Set([...(sampled.get(heading) ?? []), ...own]));
  }
  const name = file.replace('pages/', '');
  return { ...page, name, text, claims: detectClaims(file, text), sampled } satisfies PageDocument;
}

function namesOf({ code, title, language }: Fence): string[] {
  // What an import from the SDK brings, the SDK's declarations answer for.
  const imports = /import [^;]*from '@vev\/[^']*';/g;
  const imported = new Set((code.match(imports) ?? []).join(' ').match(namePattern));
  const own = code.replaceAll(imports, '');
  const lines = language === 'text' || language === 'bash' ? own.split('\n') : [];
  return [
    title,
    ...[...own.matchAll(namePattern)].map(([name]) => name).filter((name) => !imported.has(name)),
    ...[...own.matchAll(/["']([^"'\n]+)["']/g)].map(([, text = '']) => text),
    ...lines.map((line) => line.replace(/ +#.*/, '').trim()),
  ];
}

/** The address of a heading, as the engine makes it. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/`|<[^>]*>/g, '')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-');
}
