import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { englishLabels } from '../../../shared/config/labels-config.ts';
import { loadConfig } from './load-config.ts';
import { testFolder } from '../../files/test-folder.test.kit.ts';

const { at, write } = testFolder();

const load = (base?: string) => loadConfig(at(), at('.cache'), { base });

it('without its mistakes, a configuration has the extensions whose modules exist', async () => {
  write('Wide.tsx', '');
  const extension = (name: string, file: string) => ({ name, layouts: { [name]: file } });
  const extensions = [extension('wide', '~/Wide.tsx'), extension('gone', '~/Gone.tsx')];
  write('docs.config.ts', `export default ${JSON.stringify({ title: 'Vev', extensions })};`);
  const { config, leftOut } = await loadConfig(at(), at('.cache'), { leavesOut: true });
  expect(config.extensions.map(({ name }) => name)).toEqual(['wide']);
  expect(leftOut).toEqual(['extensions']);
});

describe('loadConfig', () => {
  it('fills in every default', async () => {
    write('docs.config.ts', "export default { title: 'Vev' };");
    const { config, files } = await load();
    expect(config).toEqual({
      title: 'Vev',
      titleTemplate: '%s – Vev',
      description: '',
      base: '',
      checks: {},
      lang: 'en',
      languages: {},
      labels: englishLabels,
      sponsors: [],
      theme: { colorScheme: 'light', forced: false },
      topNav: [],
      sidebar: {},
      markdown: {
        imageZoom: false,
        math: undefined,
        readingTime: false,
        rehypePlugins: [],
        remarkPlugins: [],
      },
      ogImageUrl: {},
      socials: [],
      files: {},
      redirects: {},
      areas: [],
      terms: {},
      search: true,
      tagPages: true,
      live: { hosts: {} },
      extensions: [],
      contentSecurityPolicy: {},
      headers: {},
      serviceWorker: false,
      pagesDir: 'pages',
      preview: false,
      blogDir: 'blog',
      outDir: 'dist',
    });
    expect(files).toEqual([at('docs.config.ts')]);
  });

  it('reads TypeScript and its imports, and lists every file', async () => {
    write(
      'docs.config.ts',
      "import { nav } from './nav.ts';\nconst title: string = 'Vev';\nexport default { title, topNav: nav, aiCta: { query: () => 'q' } };",
    );
    write('nav.ts', "export const nav = [{ text: 'A', link: '/a' }] satisfies object[];");
    const { config, files } = await load();
    expect(config.topNav).toEqual([{ text: 'A', link: '/a' }]);
    expect(config.aiCta && config.aiCta.query?.({ location: new URL('https://x.example') })).toBe(
      'q',
    );
    expect(files.sort()).toEqual([at('docs.config.ts'), at('nav.ts')]);
  });

  it('supports import.meta in it and in its imports', async () => {
    write(
      'docs.config.ts',
      "import { title } from './shared/title.mjs';\nexport default { title };",
    );
    write(
      'shared/title.mjs',
      `import { readFileSync } from 'node:fs';
      const { name } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8'));
      export const title = [name, import.meta.dirname, import.meta.filename, __dirname, 'import.meta.url'].join(' ');`,
    );
    write('shared/package.json', '{ "name": "vev" }');
    const folder = at('shared');
    expect((await load()).config.title).toBe(
      `vev ${folder} ${folder}/title.mjs ${folder} import.meta.url`,
    );
  });

  it('detects a change of the file and of its imports', async () => {
    write('docs.config.mjs', "import { title } from './title.mjs';\nexport default { title };");
    write('title.mjs', "export const title = 'One';");
    expect((await load()).config.title).toBe('One');
    write('title.mjs', "export const title = 'Two';");
    expect((await load()).config.title).toBe('Two');
    expect((await load()).config.title).toBe('Two');
  });

  it('has elements, and values of the environment, in a build after `docs dev` and before it', async () => {
    symlinkSync(join(import.meta.dirname, '../../../../../../node_modules'), at('node_modules'));
    write(
      'docs.config.tsx',
      'export default { title: String(import.meta.env.DEV), banner: <b>New</b> };',
    );
    for (const mode of ['development', 'production', 'development']) {
      vi.stubEnv('NODE_ENV', mode);
      const { config } = await load();
      expect(config.title).toBe(String(mode === 'development'));
      expect(config.banner?.content).toMatchObject({ type: 'b', props: { children: 'New' } });
    }
    vi.unstubAllEnvs();
  });

  it('has an option that overrides the base path, normalized', async () => {
    write('docs.config.js', "export default { title: 'Vev', basePath: 'docs/' };");
    expect((await load()).config.base).toBe('/docs');
    expect((await load('/other/')).config.base).toBe('/other');
    expect((await load('/')).config.base).toBe('');
  });
});

describe('a folder of the configuration', () => {
  it.each([
    ['./pages', 'pages'],
    ['pages/', 'pages'],
    ['a/../docs//pages/', 'docs/pages'],
    ['./', '.'],
    ['../pages', '../pages'],
  ])('that is written %s is %s', async (written, folder) => {
    write(
      'docs.config.js',
      `export default { title: 'V', pagesDir: '${written}', outDir: '${written}' };`,
    );
    expect((await load()).config).toMatchObject({ pagesDir: folder, outDir: folder });
  });
});
