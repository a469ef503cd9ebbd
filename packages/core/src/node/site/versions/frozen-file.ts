import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { versionMarker } from '../../../content/source/workspace.ts';
import { errorWith } from '../../../shared/diagnostics/diagnostic.ts';
import type { PageFacts } from '../../../shared/page/page.ts';
import { hash } from '../../files/hash.ts';
import { replaceFolder } from '../../files/replace-folder.ts';
import { removeQuietly, temporaryName } from '../../files/temporary.ts';
import type { FileDates } from '../dates.ts';
import { isPlainName } from './git-objects.ts';
import { blobId } from './public-files.ts';
import { share } from './version-folder.ts';

/* A frozen version: its pages as they were rendered, in a file of the repository, a JSON value on each line. It needs no
   tag, and none of the components of its time. */

/** The first line. */
export interface FrozenHead {
  frozen: 1;
  commit: string;
  /** The site's folder at that time, from the top of the repository. */
  prefix: string;
  pagesDir: string;
  dates: FileDates;
  /** The files of pages that had another name when the version was frozen. */
  renames: [then: string, today: string][];
}

/** A file of the version: the text of a page, what it includes, a public file, a picture beside a page. */
export interface FrozenFile {
  /** From the top of the repository. */
  file: string;
  base64: string;
}

/** A page in a language. The names of files in its facts are relative to the site's folder. */
export interface FrozenPage {
  page: string;
  lang: string;
  facts: PageFacts;
  /** The hash of its body, which pages may share. */
  body: string;
}

/** What a page was rendered to. */
export interface FrozenBody {
  html: string;
  twin: string;
  sections: string;
}

/** A frozen version, read. */
export interface Frozen {
  head: FrozenHead;
  /** The folder of its files, absolute. */
  root: string;
  ids: ReadonlyMap<string, string>;
  /** A page of a language by its path; undefined if it was not frozen. */
  pageOf(lang: string, path: string): (FrozenPage & { content(): FrozenBody }) | undefined;
}

/** The file of a frozen version, relative to the site's root. */
export function frozenFile(name: string): string {
  return `versions/${name}.jsonl`;
}

/** The lines of a frozen version. Equal bodies are written once. */
export function frozenLines(
  head: FrozenHead,
  files: FrozenFile[],
  pages: (Omit<FrozenPage, 'body'> & { content: FrozenBody })[],
): string {
  const bodies = new Map<string, FrozenBody>();
  const rows = pages.map(({ content, ...page }) => {
    const body = hash(content.html, content.twin, content.sections);
    bodies.set(body, content);
    return { ...page, body };
  });
  const contents = Array.from(bodies, ([id, content]) => ({ id, ...content }));
  return [head, ...files, ...rows, ...contents].map((row) => `${JSON.stringify(row)}\n`).join('');
}

/**
 * Reads a frozen version, and writes its files into the cache.
 *
 * @param folder The folder of all versions in the cache.
 * @returns Undefined if the version is not frozen.
 * @throws DiagnosticError if the file is damaged.
 */
export function readFrozen(root: string, name: string, folder: string): Frozen | undefined {
  const file = frozenFile(name);
  if (!existsSync(join(root, file))) return undefined;
  const text = readFileSync(join(root, file), 'utf8');
  const [first = '', ...lines] = text.split('\n');
  const head = parse<FrozenHead>(first, file, 1);
  const files: FrozenFile[] = [];
  const pages = new Map<string, FrozenPage>();
  /** The bodies are parsed when they are needed: they are most of the file. */
  const bodies = new Map<string, [line: string, number: number]>();
  for (const [index, line] of lines.entries()) {
    const [, id] = /^\{"id":"(\w+)"/.exec(line) ?? [];
    if (id !== undefined) bodies.set(id, [line, index + 2]);
    else if (line.startsWith('{"file"')) files.push(parse<FrozenFile>(line, file, index + 2));
    else if (line !== '') {
      const page = parse<FrozenPage>(line, file, index + 2);
      pages.set(`${page.lang} ${page.page}`, page);
    }
  }
  const target = join(folder, `frozen-${hash(text)}`);
  if (!existsSync(join(target, versionMarker))) writeFiles(target, files, file);
  return {
    head,
    root: join(target, head.prefix),
    ids: new Map(
      files.map((each) => [
        posix.relative(head.prefix || '.', each.file),
        blobId(Buffer.from(each.base64, 'base64'), 40),
      ]),
    ),
    pageOf(lang, path) {
      const page = pages.get(`${lang} ${path}`);
      if (!page) return undefined;
      const [line = '', number = 1] = bodies.get(page.body) ?? [];
      return { ...page, content: () => parse<FrozenBody>(line, file, number) };
    },
  };
}

function parse<Row>(line: string, file: string, number: number): Row {
  try {
    return JSON.parse(line) as Row;
  } catch {
    throw damaged(file, number);
  }
}

function damaged(file: string, line: number) {
  return errorWith({
    rule: 'config',
    message: `The frozen version ${file} is damaged`,
    hint: 'Restore the file from the repository, or freeze the version again where its tag is',
    ...{ file, line, column: 1 },
  });
}

/** The files of frozen versions by a hash of it: most versions have it in common, and a link costs less than a file. */
const written = new Map<string, string>();

function writeFiles(target: string, files: FrozenFile[], from: string): void {
  const temporary = temporaryName(target);
  removeQuietly(temporary);
  mkdirSync(temporary, { recursive: true });
  for (const [index, { file, base64 }] of files.entries()) {
    if (!isPlainName(file)) throw damaged(from, index + 2);
    const path = join(temporary, file);
    const content = hash(base64);
    const same = written.get(content);
    mkdirSync(dirname(path), { recursive: true });
    if (same !== undefined && existsSync(same)) share(same, path);
    else writeFileSync(path, Buffer.from(base64, 'base64'));
    written.set(content, join(target, file));
  }
  writeFileSync(join(temporary, versionMarker), '');
  replaceFolder(temporary, target);
}
