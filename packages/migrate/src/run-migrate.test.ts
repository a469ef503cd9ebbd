import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runDocs } from '../../core/src/node/files/docs.test.kit.ts';
import { engineRoot } from '../../core/src/node/files/engine-version.ts';
import { filesBelow } from '../../core/src/node/files/files-below.ts';
import { testFolder } from '../../core/src/node/files/test-folder.test.kit.ts';

// Below the workspace, so that the sites find React.
const parent = join(engineRoot, '../../tests/.sites/migrate');
const { at, read } = testFolder({ isShared: true, below: parent });

function write(site: string, files: Record<string, string>): string {
  for (const [name, text] of Object.entries(files)) {
    const file = at(site, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return at(site);
}

const docs = (...args: string[]) => runDocs(args, { cwd: at() });
const names = (site: string) =>
  filesBelow(at(site), (name) => !/^(?:node_modules|dist|\.docs)$/.test(name));

describe('docs migrate', () => {
  it('writes a site on VitePress as one that builds, and lists what is left to do', async () => {
    write('garden', {
      'docs/.vitepress/config.ts': `import { defineConfig } from 'vitepress';
import { missing } from 'a-package-that-is-not-installed';
export default missing(defineConfig({
  title: 'Garden',
  head: [['meta', { name: 'theme-color', content: '#080' }]],
  rewrites: { 'en/:rest*': ':rest*' },
  srcExclude: ['**/part.md'],
  themeConfig: {
    nav: [{ text: 'Guide', link: '/guide/' }],
    sidebar: { '/guide/': [{ text: 'Guide', items: [{ text: 'Sow', link: '/guide/' }] }] },
    footer: { message: '<b>Free</b> seeds' },
    carbonAds: { code: 'x' },
  },
}));`,
      'docs/.vitepress/theme/style.css':
        ':root { --vp-c-brand-1: #0a0; }\n.dark { --vp-c-brand-1: #5f5; }',
      'docs/.vitepress/theme/index.ts': 'export default {};',
      'docs/en/index.md':
        '---\nlayout: home\nhero:\n  name: Garden\n  text: Things that grow\n  actions:\n    - text: Sow\n      link: /guide/\n---\n',
      'docs/en/guide/index.md':
        '# 1. Sow\n\n::: tip Wait\nFor rain: [how](#_2-how-long)\n:::\n\n## 2. How long?\n\n<Calendar :from="now" />\n\n<!--@include: ./part.md-->\n\n![Seed](./seed.svg)\n\n[dead](#nowhere)\n',
      'docs/en/guide/part.md': 'A part.\n',
      'docs/en/guide/seed.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>',
      'docs/public/robots.txt': 'User-agent: *\n',
      'docs/package.json':
        '{ "name": "garden", "scripts": { "dev": "vitepress dev", "lint": "l" }, "devDependencies": { "vitepress": "1" } }',
    });
    const dry = await docs('migrate', 'garden', '--dry');
    expect(dry.status).toBe(0);
    expect(dry.output).toContain('pages/guide/index.md\n');
    expect(existsSync(at('garden/docs-migrated'))).toBe(false);

    const migrated = await docs('migrate', 'garden');
    expect(migrated.output).toContain('2 pages, 1 moved wholly, 4 things to do by hand');
    expect(migrated.output).not.toMatch(/^error:/m);
    expect(migrated.status).toBe(0);
    expect(names('garden/docs-migrated')).toEqual([
      '.gitignore',
      'MIGRATION.md',
      'docs.config.tsx',
      'package.json',
      'pages/en/guide/_part.md',
      'pages/en/guide/seed.svg',
      'pages/guide/index.md',
      'pages/index.md',
      'public/robots.txt',
    ]);
    const config = read('garden/docs-migrated/docs.config.tsx');
    expect(config).toContain(`accentColor: { light: '#0a0', dark: '#5f5' }`);
    expect(config).toContain('<meta name="theme-color" content="#080" />');
    expect(config).toContain(`checks: { 'dead-anchor': 'warn' },`);
    expect(read('garden/docs-migrated/pages/guide/index.md')).toBe(
      '# 1. Sow {#_1-sow}\n\n::: tip Wait\nFor rain: [how](#_2-how-long)\n:::\n\n## 2. How long? {#_2-how-long}\n\n> [!WARNING]\n> Not moved: `<Calendar :from="now" />`. Write it in React, and import it in an .mdx page.\n\n<!--@include: ../en/guide/_part.md-->\n\n![Seed](../en/guide/seed.svg)\n\n[dead](#nowhere)\n',
    );
    const report = read('garden/docs-migrated/MIGRATION.md');
    expect(report).toContain('`pages/guide/index.md:9` Component `<Calendar :from="now" />`');
    expect(report).toContain('`.vitepress/config.ts` themeConfig.carbonAds');
    expect(report).toContain('`.vitepress/theme/style.css` Style sheet');
    expect(report).toContain('`pages/guide/index.md:16` There is no heading "#nowhere"');
    expect(report).toMatch(/a-package-that-is-not-installed\. Not installed/);
    const manifest = JSON.parse(read('garden/docs-migrated/package.json')) as object;
    expect(manifest).toMatchObject({
      name: 'garden',
      scripts: { dev: 'docs dev', lint: 'l' },
      devDependencies: {},
    });

    expect((await docs('build', '--root', 'garden/docs-migrated')).status).toBe(0);
    const html = read('garden/docs-migrated/dist/guide.html');
    expect(html).toContain('id="_2-how-long"');
    expect(html).toContain('A part.');
    expect(html).toMatch(/data-type="warning".*Not moved: <code>&lt;Calendar/s);
    expect(read('garden/docs-migrated/dist/index.html')).toContain('Things that grow');
  }, 240_000);

  it('writes a site on Vocs 1 as one that builds', async () => {
    write('old', {
      'vocs.config.tsx': `import { defineConfig } from 'vocs';
import { sidebar } from './sidebar';
export default defineConfig({
  title: 'Old',
  baseUrl: 'https://old.example/docs',
  theme: { colorScheme: 'dark' },
  head: () => <meta name="x" content="y" />,
  aiCta: true,
  sidebar,
  vite: { define: { A: '1' } },
});`,
      'sidebar.ts': "export const sidebar = [{ text: 'Home', link: '/' }];",
      'docs/pages/index.mdx':
        "---\nlogo: false\nteam: core\n---\nimport { Callout } from 'vocs/components'\nimport { Counter } from '../components/Counter'\n\n# {frontmatter['x-team']}\n\n<Callout type=\"tip\">Careful</Callout>\n\n<Counter />\n",
      'docs/components/Counter.tsx':
        "import { useState } from 'react';\nexport function Counter() {\n  const [n, set] = useState(0);\n  return <button onClick={() => set(n + 1)}>{n}</button>;\n}\n",
      'docs/layout.tsx': 'export default ({ children }) => <>{children}</>;',
      'package.json': '{ "dependencies": { "vocs": "^1.0.0", "react": "^19.0.0" } }',
    });
    const migrated = await docs('migrate', 'old', '--from', 'vocs', '--to', 'new');
    expect(migrated.output).toContain('1 page, 1 moved wholly, 2 things to do by hand');
    expect(migrated.status).toBe(0);
    expect(names('new')).toEqual([
      'MIGRATION.md',
      'docs/components/Counter.tsx',
      'docs/docs.config.tsx',
      'docs/layout.tsx',
      'docs/pages/index.mdx',
      'package.json',
      'sidebar.ts',
    ]);
    const config = read('new/docs/docs.config.tsx');
    expect(config).toContain(
      `import { defineConfig } from 'stilldocs';\nimport { sidebar } from '../sidebar';`,
    );
    expect(config).toContain(`baseUrl: 'https://old.example'`);
    expect(config).toContain(`theme: { colorScheme: 'dark', forced: true }`);
    expect(config).toContain('head: () => <meta name="x" content="y" />');
    expect(config).not.toMatch(/aiCta|vite/);
    expect(read('new/docs/pages/index.mdx')).toContain(
      "---\nshowLogo: false\nx-team: core\n---\nimport { Callout } from 'stilldocs/components'\n",
    );
    expect(read('new/docs/components/Counter.tsx')).toMatch(/^'use client';\n/);
    expect(read('new/MIGRATION.md')).toContain('`docs/layout.tsx` layout.tsx around each page');

    expect((await docs('build', '--root', 'new/docs')).status).toBe(0);
    expect(read('new/docs/dist/index.html')).toContain(
      'data-island="components/Counter.tsx#Counter"',
    );
  }, 240_000);

  it('adds the packages of the engine that pages need', async () => {
    write('needing', {
      'vocs.config.ts': "export default { title: 'N', rootDir: '.' };",
      'pages/index.mdx':
        "import { Callout, HomePage } from 'vocs/components'\n\n# N\n\n<HomePage.Tagline>T</HomePage.Tagline>\n\n```mermaid\nflowchart LR\n  a --> b\n```\n",
    });
    const migrated = await docs('migrate', 'needing');
    expect(migrated.output).toContain('check: 0 errors, 0 warnings');
    expect(read('needing-migrated/docs.config.ts')).toBe(
      "import { diagrams } from '@stilldocs/diagrams';\nimport { vocs } from '@stilldocs/vocs';\nexport default {\n  extensions: [diagrams(), vocs()], title: 'N',  };",
    );
    expect(JSON.parse(read('needing-migrated/package.json'))).toMatchObject({
      dependencies: { '@stilldocs/diagrams': '^0.1.0', '@stilldocs/vocs': '^0.1.0' },
    });
    expect((await docs('build', '--root', 'needing-migrated')).status).toBe(0);
    expect(read('needing-migrated/dist/index.html')).toMatch(
      /class="Home-tagline vocs_HomePage_tagline"[^]*<figure class="Diagram">/,
    );
  }, 240_000);

  it('replaces nothing, and names what it expected', async () => {
    const site = write('taken', {
      'vocs.config.ts': 'export default {};',
      'docs/pages/index.md': '# A',
    });
    write('taken-migrated', { 'mine.txt': 'mine' });
    expect(await docs('migrate', 'taken')).toMatchObject({
      status: 1,
      output: expect.stringContaining('is not an empty folder') as string,
    });
    expect(names('taken-migrated')).toEqual(['mine.txt']);
    expect((await docs('migrate', site, '--to', join(site, 'inside'))).output).toContain(
      'is inside the site',
    );
    expect((await docs('migrate', 'taken-migrated')).output).toContain(
      'it has no vocs.config.ts or .vitepress/config.ts',
    );
    expect((await docs('migrate', 'taken', '--from', 'hugo')).output).toContain(
      'Unexpected engine "hugo", expected vocs or vitepress',
    );
    const help = await docs('migrate', '--help');
    expect(help.status).toBe(0);
    expect(help.output).toContain('Exit code: 0 if the new site can be built');
  }, 60_000);
});
