import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { engineRoot } from '../files/engine-version.ts';
import { runDocs } from '../files/docs.test.kit.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

// Below the workspace, so that the site's components find React.
const parent = join(engineRoot, '../../tests/.sites/extension-errors');
const { at, write } = testFolder({ below: parent });
beforeEach(() => {
  write('pages/index.md', '# Home');
  write('pages/a.md', '# A');
});

/** Runs a command on a site with these extensions, and returns what it prints. */
async function docs(extensions: string, command = 'build', before = ''): Promise<string> {
  write(
    'docs.config.ts',
    `${before}export default { title: 'Site', sidebar: [{ text: 'A', link: '/a' }], extensions: [${extensions}] };`,
  );
  const { output } = await runDocs([command, '--root', at(), '--all']);
  return output.replaceAll(`${at()}/`, '');
}

const output = (file: string) => readFileSync(at('dist', file), 'utf8');

describe('what two extensions set both', () => {
  it('is an error that names both, all at once, with the place', async () => {
    const printed = await docs(
      `
  { name: 'a', components: { Logo: '~/a.tsx' }, labels: { next: 'On' }, outputs: [{ file: '/x.json', content: () => '' }] },
  { name: 'b', components: { Logo: '~/a.tsx' }, labels: { next: 'Go' }, outputs: [{ file: '/x.json', content: () => '' }] },
  { name: 'a', layouts: { docs: '~/a.tsx' } }`,
    );
    const expected = [
      'second replacement of "Logo", by the extension "b": the first is by "a"',
      'second text of the label "next", by the extension "b": the first is by "a"',
      'second output "/x.json", by the extension "b": the first is by "a"',
      'second extension named "a", by the extension "a": the first is by "a"',
      'The extension "a" has a layout "docs", which is a layout of the engine',
      'module "~/a.tsx" of the extension "b" does not exist',
    ];
    for (const text of expected) expect(printed).toContain(text);
    expect(printed).toContain('docs.config.ts:3:3');
  });
});

describe('invalid extensions', () => {
  it('are reported with all that is wrong in them', async () => {
    const printed = await docs(`
      { name: 'a', labels: { nxt: 'On' } },
      { name: 'b', components: { Heading: '~/a.tsx' } },
      { name: 'c', components: { Logo: './a.tsx' } },
      { name: 'd', contentSecurityPolicy: { 'script-src': ["'unsafe-inline'"] } },
      { name: 'A b' }`);
    expect(printed).toContain('Did you mean "next"?');
    expect(printed).toContain('(extension "b")');
    expect(printed).toContain('~/file from the root');
    expect(printed).toContain('a host such');
    expect(printed).toContain('expected a name such as analytics');
  });

  it('are reported where an output or a package is not theirs', async () => {
    const printed = await docs(`
      { name: 'a', outputs: [{ file: '/sitemap.xml', content: () => '' }] },
      { name: 'b', outputs: [{ ending: '.md', content: () => '' }] }`);
    expect(printed).toContain('/sitemap.xml');
    expect(printed).toContain('"/index.md"');
    expect(await docs(`{ name: 'a', components: { Logo: 'not-installed/Logo' } }`)).toContain(
      'The package "not-installed" is not installed',
    );
  });
});

describe('an error of an extension', () => {
  it('names extension, function and page, and all are printed together', async () => {
    const printed = await docs(
      `
      { name: 'a', onPage: ({ path }) => { throw new Error('no ' + path); } },
      { name: 'b', outputs: [{ ending: '.json', content: () => 7 }] }`,
      'check',
    );
    expect(printed).toContain('The extension "a" failed in onPage on /: no /');
    expect(printed).toContain('The extension "a" failed in onPage on /a: no /a');
    expect(printed).toContain('docs.config.ts:2:50');
    const site = await docs(`
      { name: 'a', outputs: [{ file: '/a.txt', content: () => { throw new Error('one'); } }] },
      { name: 'b', outputs: [{ file: '/b.txt', content: async () => { throw new Error('two'); } }] }`);
    expect(site).toContain('The extension "a" failed in the output /a.txt: one');
    expect(site).toContain('The extension "b" failed in the output /b.txt: two');
    expect(
      await docs(`{ name: 'a', head: ({ path }) => { throw new Error('at ' + path); } }`),
    ).toContain('The extension "a" failed in head on /a: at /a');
    expect(existsSync(at('dist'))).toBe(false);
  });

  it('names the part or the layout whose component throws', async () => {
    write('Bad.tsx', 'export default () => { throw new Error("broken"); };');
    write('NoPart.tsx', 'export const NoPart = 1;');
    expect(await docs(`{ name: 'a', components: { Header: '~/Bad.tsx' } }`, 'check')).toContain(
      'The extension "a" failed in "Header": broken',
    );
    const noPart = await docs(`{ name: 'a', components: { Logo: '~/NoPart.tsx' } }`, 'check');
    expect(noPart).toContain(
      'error: No component as default export of ~/NoPart.tsx: "Logo" of the extension "a"',
    );
    expect(noPart).toContain('Begin the function of the component with export default');
    write('pages/b.md', '---\nlayout: own\n---\n# B');
    const ofPages = await docs(
      `{ name: 'a', components: { PageFooter: '~/Bad.tsx' }, layouts: { own: '~/Bad.tsx' } }`,
      'check',
    );
    expect(ofPages).toContain('The extension "a" failed in "PageFooter" on /a: broken');
    expect(ofPages).toContain('The extension "a" failed in the layout "own" on /b: broken');
  });
});

describe('the links of parts', () => {
  it('are checked, with their places', async () => {
    write(
      'Footer.tsx',
      `export default () => <>
  <a href="/a#nothing">A</a> <a href={'/gone'}>B</a>
  <a href="/a">C</a> <a href="/robots.json">D</a> <a href="https://x.example/gone">E</a> <a href="/docs/a/">F</a>
</>;`,
    );
    const options = `], basePath: '/docs', files: { '/robots.json': '' }, topNav: [`;
    const printed = await docs(
      `{ name: 'a', components: { Footer: '~/Footer.tsx' } }${options}`,
      'check',
    );
    expect(printed).toContain(
      'error: There is no heading "#nothing" on /a [dead-anchor]\n  Footer.tsx:2:11',
    );
    expect(printed).toContain(
      'error: The link "/gone" leads to a page that does not exist [dead-link]\n  Footer.tsx:2:39',
    );
    expect(printed).toContain('2 errors');
  });

  it('have the base, also in the header, in the head and on the page for unknown paths', async () => {
    const link = (text: string) =>
      `export default ({ children }) => <>{children}<a href="/a">${text}</a></>;`;
    for (const name of ['Footer', 'ThemeToggle', 'NotFound', 'Sidebar'])
      write(`${name}.tsx`, link(name));
    await docs(
      `{ name: 'a', components: { Footer: '~/Footer.tsx', ThemeToggle: '~/ThemeToggle.tsx', NotFound: '~/NotFound.tsx', Sidebar: '~/Sidebar.tsx' },
        head: createElement('link', { rel: 'alternate', href: '/pages.json' }) }], basePath: '/docs', topNav: [`,
      'build',
      `import { createElement } from 'react';`,
    );
    const page = output('a.html');
    for (const text of ['Footer', 'ThemeToggle', 'Sidebar'])
      expect(page).toContain(`<a href="/docs/a">${text}</a>`);
    expect(page).toContain('rel="alternate" href="/docs/pages.json"');
    expect(output('404.html')).toContain('<a href="/docs/a">NotFound</a>');
    expect(output('_page/a.json')).toContain(String.raw`<a href=\"/docs/a\">Footer</a>`);
  });
});

describe('the functions of extensions', () => {
  it('run in order, for each page, and at the end with the folder', async () => {
    const log = `import { appendFileSync } from 'node:fs'; const log = (text) => appendFileSync(${JSON.stringify('LOG')}, text + '\\n');`;
    const extension = (name: string) => `{ name: '${name}',
      onPage: ({ path, title, html, markdown }) => log('${name} ' + path + title + html().includes('<h1') + markdown().includes('# ' + title)),
      buildEnd: ({ pages }, folder) => log('${name} end ' + pages.length + folder.endsWith('dist')) }`;
    const before = log.replace('"LOG"', JSON.stringify(at('log')));
    for (const _ of ['cold', 'warm']) {
      rmSync(at('log'), { force: true });
      await docs(`${extension('a')}, ${extension('b')}`, 'build', before);
      const lines = readFileSync(at('log'), 'utf8').trim().split('\n');
      expect(lines.slice(-2)).toEqual(['a end 2true', 'b end 2true']);
      expect(lines.slice(0, -2).toSorted()).toEqual([
        ...['a //Hometruetrue', 'a /aAtruetrue', 'b //Hometruetrue', 'b /aAtruetrue'].map((line) =>
          line.replace('//', '/'),
        ),
      ]);
    }
    rmSync(at('log'));
    await docs(extension('a'), 'check', before);
    expect(readFileSync(at('log'), 'utf8')).not.toContain('end');
  });

  it('run again for a warm build if their code, their options or their version change', async () => {
    const words = (text: string, more = '') =>
      `{ name: 'a', ${more} outputs: [{ ending: '.txt', content: ({ title }) => title + ${text} }] }`;
    await docs(words(`'1'`));
    expect(output('a.txt')).toBe('A1');
    // A file that it reads is no part of the code: the version says that it counts.
    for (const word of ['x', 'y']) {
      write('word', word);
      const read = `readFileSync(${JSON.stringify(at('word'))}, 'utf8')`;
      await docs(
        words(read, `version: '${word}',`),
        'build',
        `import { readFileSync } from 'node:fs'; `,
      );
      expect(output('a.txt')).toBe(`A${word}`);
    }
  });

  it('render the pages again if the component of a part changes', async () => {
    write('Logo.tsx', 'export default () => <b>one</b>;');
    await docs(`{ name: 'a', components: { Logo: '~/Logo.tsx' } }`);
    expect(output('a.html')).toContain('<b>one</b>');
    const [, build] = /data-build="(\w+)"/.exec(output('a.html'))!;
    write('Logo.tsx', 'export default () => <b>two</b>;');
    await docs(`{ name: 'a', components: { Logo: '~/Logo.tsx' } }`);
    expect(output('a.html')).toContain('<b>two</b>');
    // A navigation from a document with the old logo loads a document.
    expect(output('a.html')).not.toContain(`data-build="${build}"`);
  });
});

it('Markdown plugins of extensions run behind the site’s plugins, and again if their code changes', async () => {
  const plugin = (word: string) =>
    `() => (tree) => { tree.children.push({ type: 'paragraph', children: [{ type: 'text', value: '${word}' }] }); }`;
  const extension = (word: string) =>
    `{ name: 'a', markdown: { remarkPlugins: [${plugin(word)}] } }`;
  for (const word of ['one', 'two']) {
    await docs(`${extension(word)}], markdown: { remarkPlugins: [${plugin('site')}] }, areas: [`);
    expect(output('a.html')).toMatch(new RegExp(`<p>site</p>\\s*<p>${word}</p>`));
  }
});

it('the build prints the cost of each extension, and two may set the same', async () => {
  write('count.ts', 'export default (options) => console.log(options);');
  const same = `labels: { next: 'On' }`;
  const printed = await docs(`
    { name: 'count', scripts: [{ module: '~/count.ts', options: { a: 1 } }], ${same} },
    { name: 'page', onPage() {}, ${same} },
    { name: 'nothing' }`);
  expect(printed).toMatch(/^Built 2 pages/);
  expect(printed).toMatch(/^Extension "count": \d\d B of script, 0 ms/m);
  expect(printed).toMatch(/^Extension "page": 0 B of script, 0 ms/m);
  expect(printed).not.toContain('"nothing"');
});

/** The files of the output, without the hashes that depend on the script of every page. */
function files(): Map<string, string> {
  const names = readdirSync(at('dist'), { recursive: true, withFileTypes: true });
  const alike = (text: string) =>
    text
      .replaceAll(/-[\w-]{8}(?=\.js\b)/g, '')
      .replaceAll(/sha\d+-[\w+/=]+/g, 'sha')
      .replaceAll(/(data-build="|"build":")\w+/g, '$1');
  return new Map(
    names
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [alike(relative(at('dist'), file)), alike(readFileSync(file, 'utf8'))]),
  );
}

it('a site without extensions has no line', async () => {
  expect(await docs('')).not.toContain('Extension');
  const without = files();
  // An extension that does nothing changes no file.
  await docs(`{ name: 'nothing' }`);
  expect(files()).toEqual(without);
});
