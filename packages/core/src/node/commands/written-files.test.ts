import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { outputKinds } from '../outputs/index.ts';
import { useSites } from './build.test.kit.ts';

const { root, docs, write, plainSite } = useSites('written-files');
/** Without the feed of changes, which needs a history; a name without an extension would be a page. */
const linked = Object.values(outputKinds)
  .flatMap((kind) => ('file' in kind ? [kind.file] : []))
  .filter((file) => file.includes('.') && file !== outputKinds.changesFeed.file);

/** The outputs that a build writes, and those to which a link is accepted. */
async function writtenAndAccepted() {
  expect((await docs('build', '--root', root())).output).toContain('Built ');
  const written = linked.filter((file) => existsSync(join(root(), 'dist', file)));
  write('pages/index.md', `# Home\n\n${linked.map((file) => `[x](/${file})`).join(' ')}\n`);
  const { output } = await docs('check', '--root', root());
  const accepted = linked.filter((file) => !output.includes(`The link "/${file}" leads to`));
  return { written, accepted };
}

it('a link to an output is accepted if the build writes it, on a small site and on one with everything', async () => {
  plainSite();
  const small = await writtenAndAccepted();
  expect(small.accepted).toEqual(small.written);
  // With one language and one version, nothing of their menus.
  const names = readdirSync(join(root(), 'dist/assets'));
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => /^(?:languages|offer|edition)/.test(name))).toEqual([]);
  const html = readFileSync(join(root(), 'dist/index.html'), 'utf8');
  expect(html).not.toMatch(/hreflang|data-offer|docs-(?:languages|versions)/i);

  plainSite(`{ title: 'Site', baseUrl: 'https://a.example', iconUrl: '/icon.svg' }`);
  write('public/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  write('pages/index.search.txt', 'words of readers\n');
  write('pages/blog/post.md', '---\ntitle: Post\ndate: 2026-01-01\n---\n\nWords.\n');
  const whole = await writtenAndAccepted();
  expect(whole.accepted).toEqual(whole.written);
  expect(whole.written.length).toBeGreaterThan(small.written.length + 3);
});
