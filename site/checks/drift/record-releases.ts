import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Member, MembersError } from '../../../packages/members/src/member.ts';
import {
  createTypeReader,
  type TypeReader,
} from '../../../packages/members/src/read-type-members.ts';
import { facts } from '../../facts.ts';
import { readPages, sdkRoot, siteRoot } from '../page-source.ts';

/*
 * `npm run releases` writes `site/releases.json`: the release of the SDK that each member in a table came with, read from
 * the published types. It installs every release below into a folder of its own, so it needs the network.
 */

/** The releases that are compared, oldest first. A member that is as old as its type has no "since". */
const releases: Record<string, string[]> = {
  '@vev/react': ['0.1.11', '0.2.0', '0.2.1', facts.reactSdkVersion],
  '@vev/utils': ['1.0.4', '1.2.7', '1.2.8', facts.utilsSdkVersion],
};

/** A table of a page. */
interface Source {
  of: string;
  kind: string | undefined;
  /** The members inside of others that it describes: `options.steps`. */
  inner: string[];
}

const sources = readPages().flatMap(({ lines }) =>
  lines.flatMap((line, index): Source[] => {
    const [, of] = /^<Members of="(@vev\/[^"]+)"/.exec(line) ?? [];
    if (of === undefined) return [];
    const end = lines.indexOf('</Members>', index);
    const named = lines.slice(index, end).map((item) => /^- \[?`([^`]+)`/.exec(item)?.[1]);
    const [, kind] = /kind="(\w+)"/.exec(line) ?? [];
    return [{ of, kind, inner: named.filter((name) => name?.includes('.')) as string[] }];
  }),
);

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
const on = new Date().toISOString().slice(0, 10);
const newest = Object.entries(releases).map(([name, versions]) => [name, versions.at(-1)!]);
const since: Record<string, Record<string, string>> = {
  recorded: { ...Object.fromEntries(newest), on },
};
for (const [name, versions] of Object.entries(releases)) {
  const read = versions.map((version) => {
    const reader = install(name, version);
    const own = sources.filter(({ of }) => of.split('#')[0] === name);
    return { version, names: new Map(own.map((source) => [source.of, namesOf(reader, source)])) };
  });
  for (const [of, names] of read.at(-1)!.names) {
    const oldest = read.findIndex(({ names: all }) => all.get(of)!.size > 0);
    const found = [...names].flatMap((member) => {
      const missing = read.findLastIndex(({ names: all }) => !all.get(of)!.has(member));
      if (missing < oldest) return [];
      return [[member, `${name.slice(5)} ${read[missing + 1]!.version}`]];
    });
    if (found.length > 0) since[of] = { ...since[of], ...Object.fromEntries(found) };
  }
}
rmSync(folder, { recursive: true, force: true, maxRetries: 9 });
const sorted = Object.entries(since).toSorted(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(
  join(siteRoot, 'releases.json'),
  `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`,
);

/** Installs a release, and reads its types. */
function install(name: string, version: string): TypeReader {
  const root = join(folder, `${name.replace('/', '-')}-${version}`);
  mkdirSync(root);
  writeFileSync(join(root, 'package.json'), '{ "private": true }');
  const packages = [`${name}@${version}`, '@types/react@18', '@types/react-dom@18'];
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', ...packages], {
    cwd: root,
    stdio: 'ignore',
  });
  // The module that the declarations import and npm does not have.
  cpSync(join(sdkRoot, 'vev'), join(root, 'node_modules/vev'), { recursive: true });
  return createTypeReader(root);
}

/** The names of the members that a release has; none if it lacks the type. */
function namesOf(reader: TypeReader, { of, kind, inner }: Source): Set<string> {
  try {
    const { members } = reader(of, { kind });
    const nested = inner.filter((name) => hasMember(members, name));
    return new Set([...members.map(({ name }) => name), ...nested]);
  } catch (error) {
    if (error instanceof MembersError) return new Set();
    throw error;
  }
}

/** Whether there is a member inside of members: `children[].link`. */
function hasMember(members: Member[], path: string): boolean {
  const [name, ...rest] = path.replaceAll('[]', '').split('.');
  const member = members.find((each) => each.name === name);
  if (!member || rest.length === 0) return member !== undefined;
  return hasMember(member.open?.() ?? [], rest.join('.'));
}
