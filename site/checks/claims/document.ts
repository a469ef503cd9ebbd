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
   * The names and the quoted texts in the samples below a heading, and the titles of the samples;
   * of all samples under `*`.
   */
  sampled: Map<string, Set<string>>;
}

const namePattern = /[\w$-]*[\w$]/g;

/** @param text The text instead of the file's content. */
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
  // The declarations of the SDK decide about imports from it.
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

/** The id of a heading, as the engine derives it. */
export function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/`|<[^>]*>/g, '')
    .replaceAll(/[^\w\s-]/g, '')
    .trim()
    .replaceAll(/\s+/g, '-');
}
