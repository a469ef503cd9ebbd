import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { beforeEach, describe, expect, it } from 'vitest';
import { hash } from '../files/hash.ts';
import { contents, useSites } from './build.test.kit.ts';

const { root: siteRoot, docs, write, plainSite } = useSites('build');
let root: string;
beforeEach(() => {
  root = siteRoot();
});

describe('docs build', () => {
  it('writes the page for unknown paths, or the site’s own in its place', async () => {
    plainSite();
    await docs('build', '--root', root);
    const builtIn = readFileSync(join(root, 'dist/404.html'), 'utf8');
    expect(builtIn).toContain('The page you were looking for could not be found.');
    expect(builtIn).toContain('data-layout="minimal"');
    write('pages/404.md', '---\nlayout: minimal\n---\n\n# Lost\n\nTry [home](/).\n');
    await docs('build', '--root', root);
    const own = readFileSync(join(root, 'dist/404.html'), 'utf8');
    expect(own).toContain('<title>Lost – Site</title>');
    expect(own).toContain('Try <a href="/">home</a>.');
    expect(own).toContain('name="robots" content="noindex"/>');
    expect(own).not.toContain('could not be found');
  });

  it('shows the elements of a configuration that is a promise', async () => {
    write(
      'docs.config.tsx',
      "export default Promise.resolve({ title: 'Site', banner: <em>Soon</em> });",
    );
    write('pages/index.md', '# Home\n');
    expect((await docs('build', '--root', root)).output).toContain('Built 1 page');
    expect(readFileSync(join(root, 'dist/index.html'), 'utf8')).toContain('<em>Soon</em>');
  });

  it('emits nothing of live samples where no page has one, and leaves other pages as they are', async () => {
    const build = async (hosts: object, page: string) => {
      const config = { title: 'Site', live: { hosts }, checks: { 'orphan-page': 'off' } };
      write('docs.config.ts', `export default ${JSON.stringify(config)};`);
      write('pages/a.md', page);
      const { status, output } = await docs('build', '--root', root);
      expect([status, output]).toEqual([0, expect.stringContaining('Built ')]);
      return contents(join(root, 'dist'));
    };
    const page = (info: string) => `# A\n\n\`\`\`${info}\na\n\`\`\`\n`;
    write('host.js', 'export default { modules: {}, mount() {} };');
    write('pages/index.md', '# Home\n\nWords.\n');
    const hosts = { page: { module: '~/host.js' } };
    const plain = await build({}, page('js'));
    expect(await build(hosts, page('js'))).toEqual(plain);
    const home = () =>
      readFileSync(join(root, 'dist/index.html'), 'utf8').replaceAll(
        /[\w-]{8}\.(?=js|css)|build="\w+"|sha\d+-[^"]+/g,
        '',
      );
    const before = home();
    const live = await build(hosts, page('js live'));
    const added = Object.keys(live).filter((file) => /live/.test(file));
    expect(added.map((file) => file.replace(/[\w-]{8}\./, '.')).sort()).toEqual([
      '/_live/frame-.html',
      '/assets/client-live-run-.js',
      '/assets/live-.json',
      '/assets/live-page-.js',
    ]);
    expect(home()).toBe(before);
    for (const file of ['/a.md', '/search-index.json', '/llms-full.txt'])
      expect([file, live[file]]).toEqual([file, plain[file]]);
  });

  it('names everything that is wrong at once, and leaves the last output as it was', async () => {
    plainSite(`{ title: 'Site', sidebar: [{ text: 'Gone', link: '/gone' }] }`);
    plainSite();
    expect((await docs('build', '--root', root)).status).toBe(0);
    const before = contents(join(root, 'dist'));
    plainSite(`{ title: 'Site', sidebar: [{ text: 'Gone', link: '/gone' }] }`);
    write('pages/a.mdx', '---\nlayuot: docs\n---\n\n# A {\n');
    write('pages/b.mdx', '# B\n\n<Missing/>\n\n[dead](/nowhere)\n');
    write('pages/c.md', '# C\n');
    write('pages/c.mdx', '# C\n');
    const { status, output } = await docs('build', '--root', root);
    expect(status).toBe(1);
    for (const part of [
      '"layuot"',
      'pages/a.mdx:2',
      '<Missing>',
      'pages/b.mdx:3',
      '"/nowhere"',
      '"/gone"',
      'The path /c is taken by',
    ]) {
      expect(output).toContain(part);
    }
    expect(contents(join(root, 'dist'))).toEqual(before);
    expect(readdirSync(root).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  }, 60_000);

  /** Each bad input: its preparation, and the expected message. */
  const badInputs: Record<
    string,
    { prepare: () => string[] | Promise<string[]>; expected: string | RegExp }
  > = {
    'a missing config': { prepare: () => [], expected: 'has no docs.config.ts' },
    'an unknown config key': {
      prepare: () => (plainSite(`{ title: 'a', sidbar: [] }`), []),
      expected: 'Did you mean "sidebar"?',
    },
    'a bad base path': {
      prepare: () => (plainSite(), ['--base', 'a b']),
      expected: /Unexpected "a b" for "basePath"/,
    },
    'an empty pages folder': {
      prepare: () => (plainSite(), rmSync(join(root, 'pages/index.md')), []),
      expected: 'The folder pages has no page',
    },
    'an output folder that is a file': {
      prepare: () => (plainSite(), write('dist', ''), []),
      expected: 'is not the output of an earlier build',
    },
    'an output folder within another, which the next build would remove': {
      prepare: async () => (
        plainSite(),
        await docs('build', '--root', root),
        ['--out', 'dist/other']
      ),
      expected: /The output folder .*\/dist\/other is inside another output, .*\/dist/,
    },
    'an output folder that the build copies': {
      prepare: () => (plainSite(), ['--out', 'public/other']),
      expected: /The output folder .*\/public\/other is inside .*\/public, which/,
    },
    'an output folder that holds the site': {
      prepare: () => (plainSite(), ['--out', '.']),
      expected: 'is not the output of an earlier build',
    },
    'an output folder that cannot be made': {
      prepare: () => (plainSite(), write('file', ''), ['--out', 'file/dist']),
      expected: /ENOTDIR: cannot \w+ .*file/,
    },
    'an option that is not a number': {
      prepare: () => (plainSite(), ['--workers', 'many']),
      expected: 'Unexpected "many" for --workers',
    },
    'an unknown option': {
      prepare: () => (plainSite(), ['--fast']),
      expected: /Unexpected option "--fast"[^]*Usage: docs build/,
    },
  };
  it.each(Object.entries(badInputs))(
    'says what to do about %s',
    async (_, { prepare, expected }) => {
      const { status, output } = await docs('build', '--root', root, ...(await prepare()));
      expect(output).toMatch(expected);
      expect(output).not.toMatch(/^\s+at .*\.(mjs|ts):\d+/m);
      expect(status).toBe(1);
    },
  );

  it('publishes nothing that links lead to out of the site', async () => {
    plainSite();
    mkdirSync(join(root, 'public'));
    symlinkSync('/etc/hostname', join(root, 'public/name.txt'));
    const { status, output } = await docs('build', '--root', root);
    expect(output).toMatch(/The symbolic link to \/etc\/hostname leads out[^]*public\/name\.txt/);
    expect([status, existsSync(join(root, 'dist/name.txt'))]).toEqual([1, false]);
  });

  it('reads folders that link to each other in a circle once', async () => {
    plainSite();
    symlinkSync('../pages', join(root, 'pages/self'));
    symlinkSync('b', join(root, 'pages/a'));
    symlinkSync('a', join(root, 'pages/b'));
    const { output } = await docs('build', '--root', root);
    expect(output).toMatch(
      /^Built .*\nwarning: The symbolic link leads to nothing.*\n  pages\/a\n/s,
    );
  });
});

describe('social cards in a build', () => {
  /** Builds the site, and reads the card at the address in the page. */
  async function cardOf(page: string) {
    expect((await docs('build', '--root', root)).output).toMatch(/^Built 2 pages/m);
    const html = readFileSync(join(root, 'dist', page), 'utf8');
    const [, path] = /"og:image" content="https:\/\/docs\.example\/([^"]+)"/.exec(html)!;
    const file = join(root, 'dist', path!);
    const { width, height, type } = imageSize(readFileSync(file));
    return { path, inode: statSync(file).ino, hash: hash(readFileSync(file)), width, height, type };
  }

  it('lie where the pages say, are drawn once, and again for another title or description', async () => {
    plainSite(`{
      title: 'Site',
      baseUrl: 'https://docs.example',
      extensions: [{ name: '@stilldocs/cards', features: ['@stilldocs/cards/feature'] }],
      font: { default: { google: 'Inter' } },
    }`);
    const writeGuide = (title: string, description: string) =>
      write('pages/guide.md', `---\ndescription: ${description}\n---\n\n# ${title}\n`);
    writeGuide('Guide', 'Of the site.');
    const first = await cardOf('guide.html');
    expect(first).toMatchObject({ width: 1200, height: 630, type: 'png' });
    const home = await cardOf('index.html');
    expect(home.hash).not.toBe(first.hash);
    // An unchanged file is a hard link to the file of the last output.
    expect(await cardOf('guide.html')).toEqual(first);
    const made = [first];
    for (const [title, description] of [
      ['Other', 'Of the site.'],
      ['Other', 'Of another.'],
    ] as const) {
      writeGuide(title, description);
      made.push(await cardOf('guide.html'));
      expect(await cardOf('index.html')).toEqual(home);
    }
    for (const key of ['path', 'hash'] as const)
      expect(new Set(made.map((card) => card[key])).size).toBe(3);
    const cards = readdirSync(join(root, 'dist/assets')).filter((name) => name.startsWith('card-'));
    expect(cards).toHaveLength(2);
  }, 60_000);
});
