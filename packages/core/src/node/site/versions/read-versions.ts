import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { Config } from '../../../shared/config/config.ts';
import { areaVersions, type VersionConfig } from '../../../shared/config/versions-config.ts';
import { versionNameFile } from '../../../content/source/workspace.ts';
import { hash } from '../../files/hash.ts';
import { removeQuietly, storeFile } from '../../files/temporary.ts';
import type { ConfigProblem } from '../config/config-problems.ts';
import { type Dates, type FileDates, datesFrom, readDates } from '../dates.ts';
import { git } from '../git-log.ts';
import { commitsOf, submodulesOf, UnreadableVersion } from './git-objects.ts';
import { renamesSince } from './git-renames.ts';
import { type Frozen, readFrozen } from './frozen-file.ts';
import { versionFolder, type VersionFolder } from './version-folder.ts';

/** An earlier version, as read from the repository. */
export interface ReadVersion extends VersionFolder {
  name: string;
  /** The path that its pages are below; `/` for all. */
  area: string;
  label: string;
  archived: boolean;
  commit: string;
  /** The folder of its pages, relative to its root. */
  pagesDir: string;
  dates: Dates;
  fileDates: FileDates;
  /** Its folder at that time, from the top of the repository. */
  prefix: string;
  /** The version as it was rendered, if it is frozen. */
  frozen?: Frozen | undefined;
  /** The files of pages that have another name today, relative to the root of their time. */
  renames(): Promise<[then: string, today: string][]>;
}

/** The site of today. */
interface Today {
  root: string;
  cacheFolder: string;
  config: Pick<Config, 'versions' | 'pagesDir' | 'outDir'>;
}

/**
 * Reads the earlier versions of a configuration. Nothing is checked out, and no file of the repository is written.
 *
 * @returns The versions that could be read, the newest first, and the problems of the others.
 */
export async function readVersions(
  today: Today,
): Promise<{ versions: ReadVersion[]; problems: ConfigProblem[] }> {
  const written = areaVersions(today.config.versions).flatMap(({ area, earlier }) =>
    earlier.map(([name, config]) => [name, { ...config, area }] as const),
  );
  if (written.length === 0) return { versions: [], problems: [] };
  const { root, cacheFolder } = today;
  const folder = join(cacheFolder, 'versions');
  const frozen = written.map(([name]) => readFrozen(root, name, folder));
  let prefix = '';
  let commits: (string | undefined)[] = [];
  // A site whose versions are all frozen needs no repository.
  if (frozen.includes(undefined))
    try {
      prefix = (await git(root, 'rev-parse', '--show-prefix')).replace(/\/?\n$/, '');
      commits = await commitsOf(root, ['HEAD', ...written.map(([, { from }]) => from)]);
    } catch (error) {
      return { versions: [], problems: [noRepository(error)] };
    }
  const [head = '', ...found] = commits;
  const isShallow =
    written.some((_, index) => !frozen[index] && found[index] === undefined) &&
    (await git(root, 'rev-parse', '--is-shallow-repository')).trim() === 'true';
  const problems: ConfigProblem[] = [];
  const versions: ReadVersion[] = [];
  for (const [index, [name, config]] of written.entries()) {
    const stored = frozen[index];
    if (stored) {
      versions.push(frozenVersion(stored, name, config));
      continue;
    }
    const commit = found[index];
    if (commit === undefined) {
      problems.push(missing(name, config, isShallow));
      continue;
    }
    try {
      versions.push(await readVersion({ ...today, folder, prefix, head }, name, config, commit));
    } catch (error) {
      if (!(error instanceof UnreadableVersion)) throw error;
      const message = `The version "${name}" ${error.message}`;
      problems.push({ path: pathOf(name, config), message, hint: error.hint });
    }
  }
  if (problems.length === 0) dropOthers(folder, versions);
  return { versions, problems };
}

type AreaConfig = VersionConfig & Pick<ReadVersion, 'area'>;

interface Place extends Today {
  folder: string;
  prefix: string;
  head: string;
}

async function readVersion(
  { root, folder, prefix: present, head, config }: Place,
  name: string,
  written: AreaConfig,
  commit: string,
): Promise<ReadVersion> {
  const prefix =
    written.root === undefined ? present : posix.join(written.root).replace(/^\.$|\/$/, '');
  const pagesDir = posix.join(written.pagesDir ?? config.pagesDir);
  const wanted = { commit, prefix, pagesDir, omitted: [config.outDir] };
  const files = await versionFolder(root, folder, wanted);
  noteName(files.root, name);
  const pages = posix.join(prefix, pagesDir);
  const dates = await remember<FileDates>(join(folder, 'dates', hash('dates', commit, pages)), () =>
    readDates(root, pagesDir, { commit, prefix }),
  );
  const below = (top: string) => (file: string) => posix.relative(top || '.', file);
  return {
    ...files,
    ...named(name, written),
    ...{ commit, pagesDir, dates: datesFrom(dates), fileDates: dates, prefix },
    async renames() {
      const folders = [pages, posix.join(present, config.pagesDir)];
      const key = hash('renames', commit, head, ...folders);
      const rows = await remember(join(folder, 'renames', key), () =>
        renamesSince(root, commit, folders),
      );
      return rows.map(([then, now]) => [below(prefix)(then), below(present)(now)]);
    },
  };
}

/** Stores the name of a version for pages that depend on it. */
function noteName(root: string, name: string): void {
  const file = join(root, versionNameFile);
  if (!existsSync(file) || readFileSync(file, 'utf8') !== name) storeFile(file, name);
}

function named(name: string, { label = name, archived, area }: AreaConfig) {
  return { name, label, archived, area };
}

/** A version as its file has it. */
function frozenVersion(frozen: Frozen, name: string, written: AreaConfig): ReadVersion {
  const { root, ids, head } = frozen;
  const { commit, prefix, pagesDir, dates, renames } = head;
  return {
    ...named(name, written),
    ...{ commit, pagesDir, root, ids, frozen, dates: datesFrom(dates), fileDates: dates, prefix },
    renames: async () => renames,
  };
}

/** A result that depends on commits alone. */
async function remember<Value>(file: string, read: () => Promise<Value>): Promise<Value> {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Value;
  const value = await read();
  storeFile(file, JSON.stringify(value));
  return value;
}

/** Removes the folders of versions that the configuration no longer has, and the contents that no other version has. */
function dropOthers(folder: string, versions: ReadVersion[]): void {
  const others = readdirSync(folder).filter(
    (name) =>
      /^(?:frozen-[\da-f]+|[\da-f]{16}-[\da-f]{8})$/.test(name) &&
      !versions.some(({ root }) => `${root}/`.startsWith(`${join(folder, name)}/`)),
  );
  for (const name of others) removeQuietly(join(folder, name));
  const objects = join(folder, 'objects');
  if (others.length === 0 || !existsSync(objects)) return;
  for (const id of readdirSync(objects))
    if (statSync(join(objects, id)).nlink === 1) removeQuietly(join(objects, id));
}

function noRepository(error: unknown): ConfigProblem {
  const { stderr = '' } = Object(error) as { stderr?: string };
  const isOther = stderr !== '' && !stderr.includes('not a git repository');
  return {
    path: ['versions'],
    message: isOther
      ? `The versions are read from Git, which fails: ${stderr.trim().split('\n')[0]}`
      : 'The versions are read from Git, and the site is in no repository of it',
    hint: stderr.includes('dubious ownership')
      ? 'Run git config --global --add safe.directory with the folder of the repository'
      : 'Run git init, or build where the repository is; without versions, leave out the option',
  };
}

function missing(name: string, config: AreaConfig, isShallow: boolean): ConfigProblem {
  const { from } = config;
  const fetch = /^[\da-f]{40}$/.test(from)
    ? `git fetch --depth 1 origin ${from}`
    : `git fetch --depth 1 origin tag ${from}`;
  return {
    path: pathOf(name, config),
    message: `The version "${name}" is read from "${from}", which ${isShallow ? 'this shallow clone' : 'the repository'} does not have`,
    hint: isShallow
      ? `Run ${fetch} before the build, clone with the whole history, or store the version: docs versions freeze ${name}`
      : 'Write a tag, a branch or a commit; run git fetch --tags if the origin has it',
  };
}

/** The key of a version in the configuration. */
function pathOf(name: string, { area }: Pick<AreaConfig, 'area'>): string[] {
  return ['versions', ...(area === '/' ? [] : [area]), name];
}

/** The versions without pages: their folder had another name, or is in another repository. */
export async function emptyVersions(
  root: string,
  empty: Pick<ReadVersion, 'name' | 'area' | 'commit' | 'prefix' | 'pagesDir' | 'frozen'>[],
): Promise<ConfigProblem[]> {
  return Promise.all(
    empty.map(async ({ name, area, commit, prefix, pagesDir, frozen }) => {
      const folder = posix.join(prefix, pagesDir, area).replace(/\/$/, '');
      const submodules = frozen ? [] : await submodulesOf(root, commit);
      const submodule = submodules.find((each) => `${folder}/`.startsWith(`${each}/`));
      return {
        path: pathOf(name, { area }),
        message: `The version "${name}" has no page in ${folder} at the commit ${commit.slice(0, 8)}`,
        hint: submodule
          ? `${submodule} is a submodule there: build in a checkout of it, or freeze the version`
          : 'Say where the pages were at that time: root, from the top of the repository, and pagesDir',
      };
    }),
  );
}
