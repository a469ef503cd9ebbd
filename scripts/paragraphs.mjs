// Prints random paragraphs of the site's pages as they were at a commit, each with the paragraph of today that is most
// like it: `node scripts/paragraphs.mjs b42e4221 20 7` (commit, number, seed).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

const [commit = 'HEAD~1', count = '20', seed = '1'] = process.argv.slice(2);
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });

/** The paragraphs of prose of a page: no fences, tables, headings, imports and front matter. */
function paragraphsOf(text) {
  const prose = text
    .replace(/^---\n.*?\n---\n/s, '')
    .replaceAll(/^( *)(`{3,})[^`]*\n.*?^\1\2 *$/gms, '');
  return prose
    .split(/\n{2,}/)
    .map((part) => part.trim().replaceAll(/\s+/g, ' '))
    .filter((part) => /^[A-Z`*]/.test(part) && part.split(' ').length > 9);
}

const wordsOf = (text) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** How much of their words two texts share, from 0 to 1. */
function likeness(one, other) {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  const shared = [...a].filter((word) => b.has(word)).length;
  return shared / (a.size + b.size - shared);
}

const files = git('ls-tree', '-r', '--name-only', commit, 'site/pages').match(/^.*\.mdx$/gm);
const before = files.flatMap((file) =>
  paragraphsOf(git('show', `${commit}:${file}`)).map((text) => ({ file, text })),
);
let state = Number(seed);
for (let drawn = 0; drawn < Number(count); drawn += 1) {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  const [{ file, text }] = before.splice(state % before.length, 1);
  const now = existsSync(file) ? paragraphsOf(readFileSync(file, 'utf8')) : [];
  const best = now.toSorted((a, b) => likeness(text, b) - likeness(text, a))[0] ?? '';
  const isSame = likeness(text, best) > 0.15;
  console.log(`${file}\n- before: ${text}\n- now: ${isSame ? best : '(gone)'}\n`);
}
