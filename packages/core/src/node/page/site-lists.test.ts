import { readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runDocs } from '../files/docs.test.kit.ts';
import { engineRoot } from '../files/engine-version.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const parent = join(engineRoot, 'node_modules/.tests-lists');
const { at, write } = testFolder({ isShared: true, below: parent });

const config = (more = '') =>
  `export default { title: 'Site', sponsors: [{ name: 'Gold', items: [[{ name: 'A', link: 'https://a.example', image: 'https://a.example/a.svg' }]] }]${more} };`;

/** Builds the site, and returns the number of compiled pages. */
async function build(...args: string[]): Promise<number> {
  const { stdout, stderr, status } = await runDocs(['build', '--root', at(), ...args]);
  expect(stderr + stdout).toMatch(/^Built/m);
  expect(status).toBe(0);
  const [, pages, kept] = /Built (\d+) pages \((\d+) from cache\)/.exec(stdout)!;
  return Number(pages) - Number(kept);
}

const page = (name: string) => readFileSync(at('dist', `${name}.html`), 'utf8');
/** Identifies the file: an unchanged one is a hard link to the file of the last output. */
const inode = (name: string) => statSync(at('dist', `${name}.html`)).ino;

beforeAll(() => {
  write('docs.config.js', config());
  write('pages/index.md', '# Home\n\n::sponsors\n');
  write('pages/blog/index.mdx', '# Blog\n\n<BlogPosts />\n');
  write('pages/blog/one.md', '---\ndate: 2026-01-01\n---\n\n# One\n\nText.\n');
  write('pages/blog/two.md', '---\ndate: 2026-02-01\n---\n\n# Two\n\nText.\n');
  for (let index = 0; index < 12; index++) write(`pages/more/p${index}.md`, `# Page ${index}\n`);
});

describe('a page that lists posts', () => {
  it('shows them, newest first, and is the same with workers and from the cache', async () => {
    await build('--workers', '2');
    const html = page('blog');
    expect(html).toMatch(/href="\/blog\/two".*href="\/blog\/one"/s);
    expect(html).not.toContain('docs-blog-posts');
    expect(page('index')).toMatch(/<a class="Sponsors-sponsor" href="https:\/\/a\.example"/);
    expect(await build()).toBe(0);
    expect(page('blog')).toBe(html);
    rmSync(at('node_modules'), { recursive: true, maxRetries: 9 });
    await build('--workers', '0');
    expect(page('blog')).toBe(html);
  }, 60_000);

  it('is written again only when the shown data of a post has changed', async () => {
    await build();
    const before = inode('blog');
    write('pages/blog/one.md', '---\ndate: 2026-01-01\n---\n\n# One\n\nOther text.\n');
    expect(await build()).toBe(1);
    expect(inode('blog')).toBe(before);
    write('pages/blog/one.md', '---\ndate: 2026-03-01\n---\n\n# One [new]\n\nOther text.\n');
    expect(await build()).toBe(1);
    expect(inode('blog')).not.toBe(before);
    expect(page('blog')).toMatch(/href="\/blog\/one".*new.*href="\/blog\/two"/s);
    write('pages/blog/three.md', '---\ndate: 2026-04-01\n---\n\n# Three\n');
    expect(await build()).toBe(1);
    expect(page('blog')).toMatch(/href="\/blog\/three".*href="\/blog\/one"/s);
  }, 60_000);

  it('lists the configured folder, and has a text when it is empty', async () => {
    write('docs.config.js', config(`, blogDir: 'news'`));
    await build();
    expect(page('blog')).toContain('No posts yet.');
    write('pages/news/first.md', '# First news\n');
    await build();
    expect(page('blog')).toContain('href="/news/first"');
  }, 60_000);
});
