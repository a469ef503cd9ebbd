import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { yamlToJson } from 'stilldocs/feature';
import { hasNames, withoutAnchors } from './anchors.ts';
import { objectOf } from './json.ts';
import { parseJson } from './parse-document.ts';
import { isAddress } from './reference-key.ts';
import { rule } from '../rule.ts';

/** A document at an address, or of several files. */
export interface Wanted {
  /** The site’s root, absolute. */
  root: string;
  /** Relative to the root, or an address. */
  file: string;
  /** The addresses below which `$ref` may lead. */
  remotes: string[];
}

/** What was loaded; plain data, which a child process returns. */
export interface Loaded {
  /** The text of the document, or the JSON of all its files. */
  text: string;
  /** The local files besides the document, relative to the root. */
  files: string[];
  /** The references that could not be followed, with the pointers to them. */
  problems: { message: string; file: string; pointer: string }[];
}

/**
 * The maximum time of a request, in ms, and the maximum length of its answer, in characters. A build that fails may ask
 * twice, and ends within 30 s.
 */
const maxTime = 12_000;
const maxLength = 50_000_000;

/** Whether a document refers to other documents. */
export function hasOtherFiles(text: string): boolean {
  const pattern = /["']?\$ref["']?\s*:\s*["']?[^"'#\s{[]/;
  return pattern.test(text) && pattern.test(withoutNames(text));
}

/** A document whose references to an `$id` lead to places; any other as it is. Its mistakes are told where it is read. */
function withoutNames(text: string): string {
  if (!hasNames(text)) return text;
  try {
    const value = parseJson(text) ?? JSON.parse(yamlToJson(text, { file: '', rule }));
    return JSON.stringify(withoutAnchors(objectOf(value)));
  } catch {
    return text;
  }
}

/**
 * Loads a document with all that it refers to: files below the root, and addresses that are allowed.
 *
 * @throws Error if the document itself cannot be loaded.
 */
export async function loadElsewhere(wanted: Wanted): Promise<Loaded> {
  const { root, file } = wanted;
  const text = isAddress(file) ? await fetchText(file) : readFileSync(join(root, file), 'utf8');
  if (!hasOtherFiles(text)) return { text, files: [], problems: [] };
  return bundleFiles(wanted, text);
}

async function bundleFiles({ root, file, remotes }: Wanted, text: string): Promise<Loaded> {
  const { BaseResolver, bundle, createConfig, Source } = await import('@redocly/openapi-core');
  const top = isAddress(file) ? file : join(root, file);
  const inside = realpathSync(root) + sep;
  const whole = withoutNames(text);
  class Resolver extends BaseResolver {
    override async loadExternalRef(reference: string) {
      if (reference === top) return new Source(reference, whole);
      if (isAddress(reference)) {
        if (!remotes.some((remote) => isBelow(reference, remote)))
          throw new Error(`"${reference}" is not among the "remotes" of openapi()`);
        return new Source(reference, await fetchText(reference, 'error'));
      }
      const path = reference.startsWith('file:') ? fileURLToPath(reference) : reference;
      const name = relative(root, path);
      if (isAddress(file) || !existsSync(path)) throw new Error(`There is no file "${name}"`);
      if (!realpathSync(path).startsWith(inside))
        throw new Error(`"${name}" is outside of the site`);
      return super.loadExternalRef(path);
    }
  }
  const config = await createConfig({});
  const externalRefResolver = new Resolver(config.resolve);
  const {
    bundle: made,
    problems,
    fileDependencies,
  } = await bundle({
    ...{ ref: top, config, externalRefResolver },
  });
  const named = (path: string) => (isAddress(path) ? path : relative(root, path));
  return {
    text: JSON.stringify(made.parsed),
    files: [...fileDependencies].filter((path) => path !== top && !isAddress(path)).map(named),
    problems: problems.map(({ message, location: [place] }) => ({
      message: message.replace(/^Can't resolve \$ref: /, ''),
      file: named(place?.source.absoluteRef ?? top),
      pointer: place?.pointer ?? '',
    })),
  };
}

/** Whether an address is another one, or below it: a host is not below one whose name it begins with. */
function isBelow(address: string, above: string): boolean {
  if (!URL.canParse(above)) return false;
  const [own, other] = [new URL(address), new URL(above)];
  const folder = other.pathname.endsWith('/') ? other.pathname : `${other.pathname}/`;
  return own.origin === other.origin && `${own.pathname}/`.startsWith(folder);
}

async function fetchText(address: string, redirect: 'follow' | 'error' = 'follow') {
  const answer = await fetch(address, { redirect, signal: AbortSignal.timeout(maxTime) });
  if (!answer.ok) throw new Error(`${address} answers with the status ${answer.status}`);
  const decoder = new TextDecoder();
  let text = '';
  // An answer may have no end.
  for await (const chunk of answer.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > maxLength)
      throw new Error(`${address} has more than ${maxLength} characters`);
  }
  return text + decoder.decode();
}
