import { dirname, join, posix } from 'node:path';
import { fileVersion } from '../../content/source/file-version.ts';
import { textInside } from '../../content/source/text-inside.ts';
import type { PageFacts, PageSource } from '../../shared/page/page.ts';
import type { Cache } from '../files/cache.ts';
import { hash } from '../files/hash.ts';
import { once } from '../files/remember.ts';
import { inGroup } from '../files/result-groups.ts';
import type { Site } from '../site/site.ts';
import type { Commit } from '../site/git-log.ts';
import { type GitFiles, type NoHistory, openGit } from './git-files.ts';
import { type PageHistory, type PageVersion, readHistory, readVersion } from './page-history.ts';

/** The versions of a site's pages. */
export interface History {
  /** Why there is no history; undefined if there is one. */
  missing(): Promise<NoHistory | undefined>;
  /** The present version of a page. */
  present(page: Pick<PageSource, 'file' | 'text'>): Promise<PageVersion>;
  /** The history of a page; empty if the site has none. */
  of(page: Pick<PageSource, 'file' | 'text'>): Promise<PageHistory>;
  /**
   * The last commit that touched a page or one of the other files in it. Undefined without a history,
   * or if the page differs from that commit.
   *
   * @param files Relative to the site's root.
   */
  lastCommit(page: Pick<PageSource, 'file' | 'text'>, files: string[]): Promise<Commit | undefined>;
}

/** The input of a history: the current site. */
interface HistoryContext {
  readonly site: Pick<Site, 'root' | 'config' | 'pages'>;
  engine: string;
  cache: Pick<Cache, 'get' | 'set' | 'use'>;
}

/** Whether a page has versions: it is documentation, and its words are in its own file. */
export function hasVersions({
  frontMatter,
  addedBy,
}: Pick<PageFacts, 'frontMatter' | 'addedBy'>): boolean {
  return (frontMatter.layout ?? 'docs') === 'docs' && !addedBy;
}

/** Creates the history of a site. Git runs at the first request for a page. */
export function createHistory(context: HistoryContext): History {
  const { engine, cache } = context;
  const { root, config } = context.site;
  const presents = new Map<string, Promise<PageVersion>>();
  const present: History['present'] = ({ file, text }) => {
    const key = hash('present', engine, file, text);
    const version = presents.get(key) ?? readPresent(root, cache, key, file, text);
    presents.set(key, version);
    return version;
  };
  const git = once(async () => {
    const pages = await Promise.all(
      // Each belongs to its page, whichever page asks first.
      context.site.pages.map((page) => inGroup(page.path, () => present(page))),
    );
    const folders = new Set(pages.flatMap(({ files }) => files.map((name) => dirname(name))));
    // `.`: components and data belong to pages, too.
    return openGit(root, folders.size > 200 ? [':/'] : ['.', ...folders].sort());
  });
  return {
    present,
    async missing() {
      const opened = await git();
      return typeof opened === 'string' ? opened : undefined;
    },
    async of(page) {
      const opened = await git();
      if (typeof opened === 'string') return { since: [], changes: [] };
      const versions = config.changes?.versions ?? 0;
      const input = { git: opened, cache, engine, versions };
      return readHistory(input, page.file, await present(page));
    },
    async lastCommit(page, files) {
      const opened = await git();
      if (typeof opened === 'string') return undefined;
      const { files: included } = await present(page);
      const all = [...new Set([page.file, ...included, ...files])];
      const [commit] = opened.commitsOf(all);
      return commit && (await isAtHead(opened, root, all)) ? commit : undefined;
    },
  };
}

/** Whether no file was edited since the last commit. */
async function isAtHead(git: GitFiles, root: string, files: string[]): Promise<boolean> {
  for (const file of files)
    if ((await git.textAt('HEAD', file)) !== textInside(root, join(root, file))) return false;
  return true;
}

/** A page as its files are in a folder, from the cache if those that it includes are unchanged. */
export async function readPresent(
  root: string,
  cache: HistoryContext['cache'],
  key: string,
  file: string,
  text: string,
): Promise<PageVersion> {
  const stored = cache.get(key);
  if (stored) {
    const { reads, ...version } = JSON.parse(stored.toString()) as PageVersion & { reads: Reads };
    if (reads.every(([name, known]) => fileVersion(join(root, name)) === known)) return version;
  }
  const reads: Reads = [];
  const version = await readVersion(text, file, (name) => {
    reads.push([name, fileVersion(join(root, name))]);
    const found = textInside(root, join(root, posix.normalize(name)));
    return found === 'outside' ? undefined : found;
  });
  cache.set(key, JSON.stringify({ ...version, reads }));
  return version;
}

/** The included files, each with its version before it was read. */
type Reads = [name: string, version: string][];
