import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PageText, readPage, siteRoot } from '../page-source.ts';
import { type Claim, detectClaims } from './detect.ts';

/** A page with its claims. */
export interface PageDocument extends PageText {
  /** Relative to `pages`: the key of its rules. */
  name: string;
  text: string;
  claims: Claim[];
  /** Every name and every quoted text in the samples, and the titles of the samples. */
  sampled: Set<string>;
}

const namePattern = /[\w$-]*[\w$]/g;

/** @param text What to read in place of the file. */
export function readDocument(file: string, text = readFileSync(join(siteRoot, file), 'utf8')) {
  const page = readPage(file, text);
  const sampled = new Set<string>();
  for (const { code, title, language } of page.fences) {
    if (title !== '') sampled.add(title);
    // What an import from the SDK brings, the SDK's declarations answer for.
    const own = code.replaceAll(/import [^;]*from '@vev\/[^']*';/g, '');
    for (const [name] of own.matchAll(namePattern)) sampled.add(name);
    for (const [, text = ''] of own.matchAll(/["']([^"'\n]+)["']/g)) sampled.add(text);
    if (language !== 'text' && language !== 'bash') continue;
    for (const line of own.split('\n')) sampled.add(line.replace(/ +#.*/, '').trim());
  }
  const name = file.replace('pages/', '');
  return { ...page, name, text, claims: detectClaims(file, text), sampled } satisfies PageDocument;
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
