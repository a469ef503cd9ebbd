import fs, { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { discoverPages, readText } from './discover.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write: writeFile } = testFolder();

const write = (...files: string[]) => files.forEach((file) => writeFile(file, `text of ${file}`));

const found = () => discoverPages(at(), 'pages').pages.map(({ path, file }) => `${path} ${file}`);

describe('discoverPages', () => {
  it('finds every page, in order of path, with its text', () => {
    write('pages/index.mdx', 'pages/cli/index.md', 'pages/cli/login.mdx', 'pages/about.md');
    expect(found()).toEqual([
      '/ pages/index.mdx',
      '/about pages/about.md',
      '/cli pages/cli/index.md',
      '/cli/login pages/cli/login.mdx',
    ]);
    expect(discoverPages(at(), 'pages').pages[0]!.text).toBe('text of pages/index.mdx');
  });

  it('ignores other files, and names that begin with a dot or an underscore', () => {
    write(
      'pages/a.md',
      'pages/b.txt',
      'pages/c.mdx.bak',
      'pages/_draft.md',
      'pages/.hidden.md',
      'pages/_parts/x.md',
      'pages/.git/x.md',
    );
    expect(found()).toEqual(['/a pages/a.md']);
  });

  it('leaves drafts out, unless they are asked for', () => {
    write('pages/a.md', 'pages/b.md', 'pages/c.md');
    writeFileSync(at('pages/b.md'), '---\ntitle: B\ndraft: true # soon\n---\n# B\n');
    writeFileSync(at('pages/c.md'), '---\ndraft: false\n---\n---\ndraft: true\n---\n');
    expect(found()).toEqual(['/a pages/a.md', '/c pages/c.md']);
    const { pages } = discoverPages(at(), 'pages', { drafts: true });
    expect(pages.map(({ path }) => path)).toEqual(['/a', '/b', '/c']);
  });

  it.each([
    'draft: True',
    'draft: TRUE',
    '"draft": true',
    'draft : true',
    'draft:\n  true',
    '{ draft: true }',
    'draft: !!bool true',
    'title: A\nlayout: unknown\ndraft: true',
  ])('leaves a draft out in any spelling of YAML: %j', (yaml) => {
    write('pages/a.md');
    writeFileSync(at('pages/b.md'), `---\n${yaml}\n---\n# Secret\n`);
    expect(found()).toEqual(['/a pages/a.md']);
  });

  it.each(['title: draft true', 'tags: [draft]', 'draft: false', 'description: |\n  draft: true'])(
    'takes a page whose front matter has the word only: %j',
    (yaml) => {
      write('pages/a.md');
      writeFileSync(at('pages/b.md'), `---\n${yaml}\n---\n`);
      expect(found()).toEqual(['/a pages/a.md', '/b pages/b.md']);
    },
  );

  it('rejects two pages with the same name on some disks, and names that are not paths', () => {
    write('pages/a/Foo.md', 'pages/a/foo.md', 'pages/caf\u00e9.md', 'pages/cafe\u0301.md');
    write('pages/back\\slash.md');
    expect(discoverPages(at(), 'pages').diagnostics.map(({ rule }) => rule)).toEqual([
      'duplicate-path',
      'page-name',
      'duplicate-path',
    ]);
  });

  it('preserves names that are not Latin', () => {
    write('pages/日本語.md', 'pages/emoji 🎉.mdx');
    expect(found()).toEqual(['/emoji 🎉 pages/emoji 🎉.mdx', '/日本語 pages/日本語.md']);
  });

  it('normalizes the spelling of the folder', () => {
    write('pages/a.md');
    for (const folder of ['./pages', 'pages/', 'pages/.']) {
      expect(discoverPages(at(), folder).pages.map(({ file }) => file)).toEqual(['pages/a.md']);
    }
  });

  it('reports a missing page or folder', () => {
    expect(discoverPages(at(), 'pages').diagnostics).toMatchObject([
      { rule: 'no-pages', severity: 'error', hint: 'Create pages/index.mdx' },
    ]);
    mkdirSync(at('pages'));
    expect(discoverPages(at(), 'pages').diagnostics).toMatchObject([{ rule: 'no-pages' }]);
  });

  it('reports two files for one path and keeps the first', () => {
    write('pages/a.md', 'pages/a.mdx', 'pages/b.mdx', 'pages/b/index.mdx');
    const { pages, diagnostics } = discoverPages(at(), 'pages');
    expect(pages.map(({ file }) => file)).toEqual(['pages/a.md', 'pages/b/index.mdx']);
    expect(diagnostics.map(({ rule, file, message }) => [rule, file, message])).toEqual([
      ['duplicate-path', 'pages/a.mdx', 'The path /a is taken by pages/a.md'],
      ['duplicate-path', 'pages/b.mdx', 'The path /b is taken by pages/b/index.mdx'],
    ]);
  });

  it('reports the page of a folder named index, whose files are the home page’s', () => {
    write('pages/index.md', 'pages/index/index.md');
    expect(discoverPages(at(), 'pages').diagnostics).toMatchObject([{ rule: 'duplicate-path' }]);
  });

  it('follows links to folders and files', () => {
    write('shared/x.md', 'pages/a.md');
    symlinkSync(at('shared'), at('pages/linked'));
    symlinkSync(at('shared/x.md'), at('pages/y.md'));
    expect(found()).toEqual(['/a pages/a.md', '/linked/x pages/linked/x.md', '/y pages/y.md']);
  });

  it('never follows a link into an ancestor folder', () => {
    write('pages/sub/a.md');
    symlinkSync('..', at('pages/sub/up'));
    symlinkSync('.', at('pages/self'));
    symlinkSync('..', at('pages/site'));
    expect(found()).toEqual(['/sub/a pages/sub/a.md']);
    expect(discoverPages(at(), 'pages').diagnostics).toMatchObject(
      ['self', 'site', 'sub/up'].map((name) => ({ severity: 'warning', file: `pages/${name}` })),
    );
  });

  it('reads one folder linked from two places twice', () => {
    write('shared/x.md', 'pages/a.md');
    symlinkSync(at('shared'), at('pages/one'));
    symlinkSync(at('shared'), at('pages/two'));
    expect(found()).toEqual(['/a pages/a.md', '/one/x pages/one/x.md', '/two/x pages/two/x.md']);
  });

  it('warns of dangling and cyclic links', () => {
    write('pages/a.md');
    symlinkSync('missing', at('pages/folder'));
    symlinkSync('missing.md', at('pages/gone.md'));
    symlinkSync('circle.md', at('pages/circle.md'));
    symlinkSync('two', at('pages/one'));
    symlinkSync('one', at('pages/two'));
    expect(found()).toEqual(['/a pages/a.md']);
    const { diagnostics } = discoverPages(at(), 'pages');
    expect(diagnostics.map(({ severity, file }) => `${severity} ${file}`)).toEqual(
      ['circle.md', 'folder', 'gone.md', 'one', 'two'].map((name) => `warning pages/${name}`),
    );
  });

  it('names a page that cannot be read, and reads the others', () => {
    write('pages/a.md', 'pages/secret.md');
    const read = fs.readFileSync;
    // The rights of a file do not concern an administrator.
    const refusing = vi.spyOn(fs, 'readFileSync').mockImplementation((path, options) => {
      if (!String(path).endsWith('secret.md')) return read(path, options);
      throw Object.assign(new Error(), { code: 'EACCES', syscall: 'open', path });
    });
    syncBuiltinESMExports();
    const { pages, diagnostics } = discoverPages(at(), 'pages');
    refusing.mockRestore();
    syncBuiltinESMExports();
    expect(pages.map(({ text }) => text)).toEqual(['text of pages/a.md', '']);
    expect(diagnostics).toMatchObject([
      { severity: 'error', rule: 'file-system', file: 'pages/secret.md' },
    ]);
  });

  it('names a file in the place of the folder', () => {
    writeFileSync(at('pages'), '');
    expect(discoverPages(at(), 'pages').diagnostics).toMatchObject([
      { severity: 'error', message: 'A file is in the place of a folder', file: 'pages' },
      { rule: 'no-pages' },
    ]);
  });

  it('follows no link out of the site, and reports each', () => {
    write('pages/a.md');
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    writeFileSync(join(outside, 'secret.md'), '# Secret');
    symlinkSync(outside, at('pages/folder'));
    symlinkSync(join(outside, 'secret.md'), at('pages/b.md'));
    const { pages, diagnostics } = discoverPages(at(), 'pages');
    expect(pages.map(({ path }) => path)).toEqual(['/a']);
    expect(diagnostics).toMatchObject([
      { severity: 'error', rule: 'link-out', file: 'pages/b.md' },
      { severity: 'error', rule: 'link-out', file: 'pages/folder' },
    ]);
    rmSync(outside, { recursive: true, maxRetries: 9 });
  });

  it('follows links to other packages of the site’s workspace', () => {
    const site = at('docs');
    for (const folder of ['docs/pages', 'packages/a/docs'])
      mkdirSync(at(folder), { recursive: true });
    writeFileSync(at('package.json'), '{ "workspaces": ["packages/*"] }');
    writeFileSync(at('packages/a/docs/start.md'), '# Start');
    symlinkSync('../../packages/a/docs', join(site, 'pages/a'));
    const { pages, diagnostics } = discoverPages(site, 'pages');
    expect([pages.map(({ path, file }) => `${path} ${file}`), diagnostics]).toEqual([
      ['/a/start pages/a/start.md'],
      [],
    ]);
  });

  it('treats a folder with the extension of a page as a folder', () => {
    write('pages/a.md/b.md');
    expect(found()).toEqual(['/a.md/b pages/a.md/b.md']);
    expect(discoverPages(at(), 'pages').diagnostics).toMatchObject([
      { message: 'a.md is a folder, with the ending of a page', file: 'pages/a.md' },
    ]);
  });
});

describe('readText', () => {
  const read = (content: string | Buffer) => {
    writeFileSync(at('x.md'), content);
    return readText(at('x.md'));
  };

  it('ends every line by LF', () => {
    expect(read('a\r\nb\rc\nd\r\n')).toBe('a\nb\nc\nd\n');
    expect(read('\r\r\n\n')).toBe('\n\n\n');
  });

  it('removes the byte order mark only at the beginning', () => {
    expect(read('\uFEFF# A')).toBe('# A');
    expect(read('\uFEFF---\r\ntitle: A\r\n---\r\n')).toBe('---\ntitle: A\n---\n');
    expect(read('a\uFEFFb')).toBe('a\uFEFFb');
  });

  it('reads an empty file', () => {
    expect(read('')).toBe('');
  });
});
