import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadDates } from './dates.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at } = testFolder();
beforeEach(() => {
  mkdirSync(at('site/pages'), { recursive: true });
});

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
  writeFileSync(at('site/pages', file), date);
  git(at(), ['add', '-A']);
  git(at(), ['commit', '-q', '-m', 'A page'], date);
}

const [first, second] = ['2026-01-02T03:04:05+00:00', '2026-02-03T04:05:06+00:00'];
const times = (dates: { of(file: string): string | null }, ...files: string[]) =>
  files.map((file) => {
    const date = dates.of(`pages/${file}`);
    return date && Date.parse(date);
  });

describe('the date of a page', () => {
  it('is the date of the last commit that touched its file, else of the newest', async () => {
    git(at(), ['init', '-q']);
    commit('old.mdx', first);
    commit('new.mdx', second);
    const dates = await loadDates(at('site'), 'pages');
    expect(times(dates, 'old.mdx', 'new.mdx', 'unwritten.mdx')).toEqual(
      [first, second, second].map(Date.parse),
    );
  });

  it.each(['café.md', 'two words.md', 'a"quote.md', 'a\nline.md', '\nline.md'])(
    'is known of a file named %j',
    async (name) => {
      git(at(), ['init', '-q']);
      commit('newest.md', first);
      commit(name, first);
      git(at(), ['commit', '-q', '--allow-empty', '-m', 'Nothing'], second);
      commit('newest.md', second);
      const dates = await loadDates(at('site'), 'pages');
      expect(times(dates, name, 'newest.md')).toEqual([first, second].map(Date.parse));
    },
  );

  it('is the date of the newest commit for all pages of a shallow clone', async () => {
    git(at(), ['init', '-q']);
    commit('old.mdx', first);
    commit('new.mdx', second);
    git(at(), ['clone', '-q', '--depth', '1', `file://${at()}`, at('clone')]);
    const dates = await loadDates(at('clone/site'), 'pages');
    expect(times(dates, 'old.mdx', 'new.mdx')).toEqual([second, second].map(Date.parse));
  });

  it('is missing without a history', async () => {
    const dates = await loadDates(at('site'), 'pages');
    expect(times(dates, 'old.mdx')).toEqual([null]);
  });
});
