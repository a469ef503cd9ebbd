import { availableParallelism } from 'node:os';
import { type Diagnostic, DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { hash } from '../files/hash.ts';
import { once } from '../files/remember.ts';
import type { OutputTarget } from '../files/in-folder.ts';
import type { Content } from '../files/write-output.ts';
import { collecting } from '../site/extensions.ts';
import { isOwnFile, outputsOf } from './index.ts';
import {
  type FilesOutput,
  type OutputFile,
  siteFile,
  type SiteOutput,
  type SiteOutputInput,
} from './output-kind.ts';
import type { PlannedPage } from './rendered-site.ts';

/** Writes the files of a page. It is rendered only if the last output lacks one of them. */
export async function writePage(
  target: OutputTarget,
  { path, version, page, isFallback, render }: PlannedPage,
  { context }: Pick<SiteOutputInput, 'context'>,
): Promise<void> {
  const rendered = once(render);
  for (const kind of outputsOf(context)) {
    if (!('files' in kind) || (isFallback && !kind.isDocument)) continue;
    const { version: own } = kind;
    await writeFile(target, {
      names: kind.files(path),
      version: own === undefined ? version : hash(version, own, page.lastUpdatedAt ?? ''),
      content: async () => kind.pageContent(await rendered()),
    });
  }
}

/**
 * Writes all outputs besides the pages, in the order of the table.
 *
 * @throws DiagnosticError with the mistakes of all outputs of extensions.
 */
export async function writeSiteOutputs(
  target: OutputTarget,
  input: SiteOutputInput,
): Promise<void> {
  const problems: Diagnostic[] = [];
  for (const kind of outputsOf(input.context))
    if (!('files' in kind)) await writeKind(target, kind, input, problems);
  if (problems.length > 0) throw new DiagnosticError(problems);
}

/** Writes the files of a kind; the mistakes of extensions are added to `problems`. */
async function writeKind(
  target: OutputTarget,
  kind: SiteOutput | FilesOutput,
  input: SiteOutputInput,
  problems: Diagnostic[],
): Promise<void> {
  const { cache } = input.context;
  const version = 'list' in kind ? await kind.version?.(input) : undefined;
  const key = version === undefined ? undefined : hash('listed', version);
  const known = JSON.parse((key && cache.get(key)?.toString()) ?? '[]') as [string, string][];
  if (known.length > 0 && known.every(([name, of]) => target.keep([name], of))) return;
  const listed: typeof known = [];
  await forEach(await filesOf(kind, input), (file) =>
    collecting(problems, async () => {
      const written = await writeFile(target, file);
      for (const name of file.names) if (written !== undefined) listed.push([name, written]);
    }),
  );
  if (key !== undefined) cache.set(key, JSON.stringify(listed));
}

async function filesOf(kind: SiteOutput | FilesOutput, input: SiteOutputInput) {
  if ('list' in kind) return kind.list(input);
  return isOwnFile(input.site, kind.file) ? [] : [await siteFile(kind, input)];
}

/**
 * Writes a file, or keeps the one of the last output.
 *
 * @returns Its version; undefined if it has none, or was not written.
 */
async function writeFile(target: OutputTarget, file: OutputFile): Promise<string | undefined> {
  const { names, version } = file;
  if (names.length === 0) return undefined;
  if ('source' in file) {
    for (const name of names) target.copy(file.source, name);
    return undefined;
  }
  if (version !== undefined && target.keep(names, version)) return version;
  const content = await file.content();
  if (content === undefined) return undefined;
  const made = version ?? versionOf(content);
  const isKept = version === undefined && made !== undefined && target.keep(names, made);
  if (!isKept) target.write(names, content, made);
  return made;
}

/** A hash of a content; a content in chunks can be read only once. */
function versionOf(content: Content): string | undefined {
  return typeof content === 'string' || content instanceof Uint8Array ? hash(content) : undefined;
}

/** Calls a function for each item, with one task per core. */
async function forEach<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  call: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = (async function* () {
    yield* items;
  })();
  const work = async () => {
    for await (const item of queue) await call(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}
