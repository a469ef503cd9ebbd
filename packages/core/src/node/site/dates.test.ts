import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadDates } from './dates.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dates-'));
  mkdirSync(join(root, 'site/pages'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, maxRetries: 9 }));

function git(folder: string, args: string[], date = ''): void {
  const env = {
    ...process.env,
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_DATE: date,
    GIT_COMMITTER_DATE: date,
  };
  const author = ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com'];
  execFileSync('git', ['-C', folder, ...author, ...args], { env, stdio: 'pipe' });
}

/** Writes a page of the site and commits it at this time. */
function commit(file: string, date: string): void {
  writeFileSync(join(root, 'site/pages', file), date);
  git(root, ['add', '-A']);
  git(root, ['commit', '-q', '-m', 'A page'], date);
}

const [first, second] = ['2026-01-02T03:04:05+00:00', '2026-02-03T04:05:06+00:00'];
const times = (dates: { of(file: string): string | null }, ...files: string[]) =>
  files.map((file) => {
    const date = dates.of(`pages/${file}`);
    return date && Date.parse(date);
  });

describe('the date of a page', () => {
  it('is the date of the last commit that touched its file, else of the newest', async () => {
    git(root, ['init', '-q']);
    commit('old.mdx', first);
    commit('new.mdx', second);
    const dates = await loadDates(join(root, 'site'), 'pages');
    expect(times(dates, 'old.mdx', 'new.mdx', 'unwritten.mdx')).toEqual(
      [first, second, second].map(Date.parse),
    );
  });

  it.each(['café.md', 'two words.md', 'a"quote.md', 'a\nline.md', '\nline.md'])(
    'is known of a file named %j',
    async (name) => {
      git(root, ['init', '-q']);
      commit('newest.md', first);
      commit(name, first);
      git(root, ['commit', '-q', '--allow-empty', '-m', 'Nothing'], second);
      commit('newest.md', second);
      const dates = await loadDates(join(root, 'site'), 'pages');
      expect(times(dates, name, 'newest.md')).toEqual([first, second].map(Date.parse));
    },
  );

  it('is the date of the newest commit for all pages of a shallow clone', async () => {
    git(root, ['init', '-q']);
    commit('old.mdx', first);
    commit('new.mdx', second);
    git(root, ['clone', '-q', '--depth', '1', `file://${root}`, join(root, 'clone')]);
    const dates = await loadDates(join(root, 'clone/site'), 'pages');
    expect(times(dates, 'old.mdx', 'new.mdx')).toEqual([second, second].map(Date.parse));
  });

  it('is missing without a history', async () => {
    const dates = await loadDates(join(root, 'site'), 'pages');
    expect(times(dates, 'old.mdx')).toEqual([null]);
  });
});
