import { existsSync } from 'node:fs';
import { chunksOf } from '../files/write-output.ts';
import { outputsOf } from '../outputs/index.ts';
import {
  type OutputFile,
  type OutputKind,
  type PageOutputInput,
  siteFile,
  type SiteOutputInput,
} from '../outputs/output-kind.ts';
import { fallbackPages } from '../site/editions.ts';
import { typeOf } from './send-file.ts';

/** The answer to a request for an output: its content, a file to send, or another address. */
export type DevOutput =
  | { type: string; content: string | Uint8Array }
  | { source: string }
  | { location: string };

/** The number of expensive contents that stay in memory: an edit of a title gives an image another name. */
const maxMade = 32;

/** Renders the files of a page, `open` for a document or its payload; undefined if there is no such page. */
type RenderPage = Record<'page' | 'open', (path: string) => Promise<PageOutputInput | undefined>>;

/**
 * Creates the outputs of a site, by the decoded path of a request, without base. The answer is the file that
 * a static host would send after a build: the last one in the table of those that have its name.
 */
export function createDevOutputs(
  input: SiteOutputInput,
  renderPage: RenderPage,
): (path: string) => Promise<DevOutput | undefined> {
  const kinds = outputsOf(input.context);
  const pageFile = createPageFiles(kinds, input, renderPage);
  /** The contents that are expensive, until their version changes: the newest of them. */
  const made = new Map<string, { version: string; output: DevOutput }>();

  async function outputOf(file: OutputFile, name: string): Promise<DevOutput | undefined> {
    if (file.location !== undefined) return { location: file.location };
    if ('source' in file) return existsSync(file.source) ? { source: file.source } : undefined;
    const { version } = file;
    const before = made.get(name);
    if (before && before.version === version) return before.output;
    const content = await file.content();
    if (content === undefined) return undefined;
    const fallback = typeof content === 'string' ? 'text/plain' : undefined;
    const output = {
      type: file.type ?? typeOf(name, fallback),
      content: Buffer.concat(Array.from(chunksOf(content), (chunk) => Buffer.from(chunk))),
    };
    if (version !== undefined) made.set(name, { version, output });
    if (made.size > maxMade) made.delete(made.keys().next().value!);
    return output;
  }

  return async (path) => {
    for (const name of namesAt(path)) {
      for (const kind of kinds.toReversed()) {
        const file = await findFile(kind, input, name);
        const output = file && (await outputOf(file, name));
        if (output) return output;
      }
      const file = pageFile(name);
      const output = file && (await outputOf(file, name));
      if (output) return output;
    }
    return undefined;
  };
}

/** The names of the files that a static host looks for at a path. */
function namesAt(path: string): string[] {
  const name = path.replace(/^\//, '').replace(/\/+$/, '');
  return name === '' ? ['index.html'] : [name, `${name}.html`, `${name}/index.html`];
}

/** The file of a name of a kind besides the pages. */
async function findFile(
  kind: OutputKind,
  input: SiteOutputInput,
  name: string,
): Promise<OutputFile | undefined> {
  if ('file' in kind) return kind.file === name ? siteFile(kind, input) : undefined;
  if (!('list' in kind) || kind.dev) return undefined;
  if (kind.find) return kind.find(input, name);
  if (kind.mayHave && !kind.mayHave(input.site, name)) return undefined;
  for await (const file of await kind.list(input)) if (file.names.includes(name)) return file;
  return undefined;
}

/** Returns the file of a name of a page. The names are listed once for each change of the site. */
function createPageFiles(kinds: OutputKind[], input: SiteOutputInput, render: RenderPage) {
  let pages: SiteOutputInput['site']['pages'] | undefined;
  const files = new Map<string, OutputFile>();
  const add = (path: string, isFallback = false) => {
    for (const kind of kinds) {
      if (!('files' in kind) || (isFallback && !kind.isDocument)) continue;
      const names = kind.files(path);
      const content = async () => {
        const rendered = await render[kind.isDocument ? 'open' : 'page'](path);
        return rendered && kind.pageContent(rendered);
      };
      for (const name of names) files.set(name, { names, type: kind.type, content });
    }
  };
  return (name: string) => {
    if (pages !== input.site.pages) {
      ({ pages } = input.site);
      files.clear();
      for (const { path } of pages) add(path);
      const { editions } = input.site;
      for (const { path } of editions ? fallbackPages(editions) : []) add(path, true);
    }
    return files.get(name);
  };
}
