import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createCompiler } from '../../core/src/content/compile.ts';
import {
  problemsOfPage,
  textOfPage,
  withFeature,
} from '../../core/src/content/compile.test.kit.ts';
import { englishLabels } from '../../core/src/shared/config/labels-config.ts';
import { members } from './index.ts';
import { compilerOptions, fixtures, row } from './members.test.kit.ts';

describe('tables of several releases', () => {
  const folder = mkdtempSync(join(tmpdir(), 'members-releases-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 9 }));
  const release = (name: string, body: string) =>
    writeFileSync(
      join(folder, `${name}.d.ts`),
      `export interface Options {\n${body}}\nexport {};\n`,
    );
  release('1.4', 'name?: string;\nhydrate: boolean;\nold?: number;\n');
  release('1.5', 'name?: string;\nhydrate: boolean;\nsize?: { width?: number };\n');
  release(
    'now',
    'name: string;\nhydrate?: boolean;\nsize?: { width?: number; height?: number };\n',
  );
  writeFileSync(join(folder, '1.3.d.ts'), 'export interface Other {}\n');
  const releases = {
    './now.d.ts': { current: '1.6', 1.4: './1.4.d.ts', 1.5: './1.5.d.ts', '1.3': './1.3.d.ts' },
  };
  const { textOf, problemsOf } = withFeature(
    join(import.meta.dirname, 'feature.ts'),
    { folder, compilerOptions, releases },
    row,
  );
  const list = ['name', 'hydrate', 'size', 'size.width', 'size.height'].map(
    (it) => `- \`${it}\`: W.`,
  );
  const page = `# A\n\n<Members of="./now.d.ts#Options">\n\n${list.join('\n')}\n\n</Members>\n`;

  it('say since when a member is there, and until when it was required', async () => {
    const html = (await textOf(page, 'mdx')).replace(/<\/?code>/g, '');
    const rows = Array.from(html.matchAll(/<tr><td>(.*?)<\/td><\/tr>/gs), ([, cells]) =>
      cells!.split(/<\/td>\s*<td[^>]*>/).join(' | '),
    );
    expect(rows).toEqual([
      'name | string, required, optional before 1.6 | W. | 1.4',
      'hydrate | boolean, required before 1.6 | W. | 1.4',
      'size | { width?: number; height?: number } | W. | 1.5',
      'size.width | number | W. | 1.5',
      'size.height | number | W. | 1.6',
    ]);
  });

  it('name the release whose types are not found', async () => {
    rmSync(join(folder, '1.4.d.ts'));
    expect(JSON.stringify(await problemsOf(page, 'mdx'))).toContain(
      'No types of ./1.4.d.ts are found',
    );
  });
});

describe('a page of an earlier version', () => {
  const site = mkdtempSync(join(tmpdir(), 'members-versions-'));
  afterAll(() => rmSync(site, { recursive: true, force: true, maxRetries: 9 }));
  const install = (name: string, body: string) => {
    const folder = join(site, 'node_modules', name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, types: 'index.d.ts' }));
    writeFileSync(join(folder, 'index.d.ts'), `export interface Options {${body}}\n`);
  };
  install('rooms', 'size: number; beds: string');
  install('rooms-1', 'size: string; doors: number');
  install('rooms-0', 'size: string');
  /** The site's files of a version, where the cache has them. */
  const past = (name: string) => {
    const root = join(site, 'node_modules/.cache/versions', name);
    mkdirSync(root, { recursive: true });
    writeFileSync(join(root, '.version-name'), name);
    writeFileSync(join(root, 'own.d.ts'), `export interface Own { in${name}: string }\n`);
    return root;
  };
  const compileIn = async (root: string, of: string, releases = {}) => {
    const options = { compilerOptions, releases };
    const file = join(import.meta.dirname, 'feature.ts');
    const { rules, ownLabels, thread } = row;
    const features = [
      { extension: 'members', file, version: '1', folder: site, options, rules, thread },
    ];
    const labels = { ...englishLabels, ...ownLabels!.texts };
    const { compile } = createCompiler({
      ...{ root, modules: site, base: '', pagesDir: 'pages', features, labels },
    });
    const text = `# A\n\n<Members of="${of}">\n\n- \`size\`: W.\n\n</Members>\n`;
    const page = await compile({ path: '/a', file: 'pages/a.mdx', text });
    return {
      html: textOfPage(page).replace(/<[^>]*>+/g, ' '),
      problems: problemsOfPage(page),
      page,
    };
  };
  const releases = { rooms: { current: '2', '1': 'rooms-1', '0': 'rooms-0' } };

  it('shows the release of that name, and what it added', async () => {
    const { html, page } = await compileIn(past('1'), 'rooms#Options', releases);
    expect(html).toMatch(/size.*string/);
    expect(html).toMatch(/doors.*number.* 1 /);
    expect(html).not.toContain('beds');
    // Equal pages of two versions have results of their own.
    expect(Object.keys(page.facts.reads).some((name) => name.endsWith('.version-name'))).toBe(true);
    expect((await compileIn(past('0'), 'rooms#Options', releases)).html).not.toContain('doors');
    expect((await compileIn(site, 'rooms#Options', releases)).html).toContain('beds');
    // A file of the site is the one of that time.
    expect((await compileIn(past('1'), './own.d.ts#Own')).html).toContain('in1');
  });

  it('is an error that cannot be turned off if only the types of today are there', async () => {
    const { problems, html } = await compileIn(past('1'), 'rooms#Options');
    expect(problems).toEqual([
      expect.stringMatching(
        /^error 3:1 members-version .*in version 1 are not known.*npm i -D rooms-1@npm:rooms@1/,
      ),
    ]);
    expect(html).not.toContain('beds');
    expect(members().rules!['members-version']!.isFixed).toBe(true);
  });
});

describe('a file of releases', () => {
  const text = '# A\n\n<Members of="./rooms.d.ts#Booking" only="guest, nights">\n\n</Members>\n';
  const withReleases = (releases: string) =>
    withFeature(
      join(import.meta.dirname, 'feature.ts'),
      { folder: fixtures, compilerOptions, releases },
      row,
    );

  it('adds releases to members whose comments have none', async () => {
    const html = await withReleases(join(fixtures, 'releases.json')).textOf(text, 'mdx');
    expect(html).toMatch(/Who stays|guest/);
    const since = Array.from(html.matchAll(/<td data-head="Since">([\d.]+)</g), ([, it]) => it);
    expect(since).toEqual(['1.1', '1.2']);
  });

  it.each([
    [
      'attic.json',
      'attic.json, which the option "releases" of members() names, is not read: there is no such file',
    ],
    ['rooms.d.ts', 'is not read: Unexpected token'],
    ['rooms.schema.json', 'has another form'],
  ])('of %s is an error', async (name, message) => {
    const problems = await withReleases(join(fixtures, name)).problemsOf(text, 'mdx');
    expect(problems.join('\n')).toContain(message);
  });
});
