import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { engineRoot } from '../../core/src/node/files/engine-version.ts';
import { loadConfig } from '../../core/src/node/site/config/load-config.ts';
import { loadSite } from '../../core/src/node/site/site.ts';
import { testFolder } from '../../core/src/node/files/test-folder.test.kit.ts';

// Below the workspace, where the package is installed.
const parent = join(engineRoot, '../../tests/.sites/vocs-config');
const { at, write } = testFolder({ below: parent });
beforeEach(() => {
  write('package.json', '{ "dependencies": { "@stilldocs/vocs": "*" } }');
});

const load = () => loadConfig(at(), at('.cache'));

describe('a folder with vocs.config.ts', () => {
  it('is a site whose root is the rootDir, by default docs', async () => {
    write(
      'vocs.config.ts',
      "import { defineConfig } from 'vocs';\nexport default defineConfig({});",
    );
    expect(await load()).toMatchObject({
      root: at('docs'),
      main: at('vocs.config.ts'),
      config: { title: 'Docs', titleTemplate: '%s – Docs' },
      problems: [],
    });
    write('vocs.config.ts', "export default Promise.resolve({ rootDir: '.', title: 'P' });");
    expect(await load()).toMatchObject({ root: at(), config: { title: 'P' } });
  });

  it('has pages, public files and a cache where Vocs has them', async () => {
    write('vocs.config.tsx', "export default { iconUrl: '/i.svg', logoUrl: '/none.svg' };");
    write('docs/pages/index.mdx', '# Home');
    write('docs/public/i.svg', '<svg/>');
    const site = await loadSite({ root: at() });
    expect(site.pages.map(({ path, file }) => [path, file])).toEqual([['/', 'pages/index.mdx']]);
    expect(site.cacheFolder.startsWith(at('node_modules'))).toBe(true);
    expect(site.diagnostics).toMatchObject([
      {
        severity: 'warning',
        rule: 'foreign-config',
        message: expect.stringContaining('/none.svg'),
      },
    ]);
  });

  it('gives way to docs.config.ts', async () => {
    write('vocs.config.ts', "export default { title: 'Vocs' };");
    write('docs.config.ts', "export default { title: 'Docs' };");
    expect(await load()).toMatchObject({ root: at(), config: { title: 'Docs' } });
  });

  it('warns of mistakes that Vocs does not report, unless checks says otherwise', async () => {
    write('vocs.config.ts', "export default { checks: { alias: 'error' } };");
    const { checks } = (await load()).config;
    expect(checks['dead-link']?.severity).toBe('warn');
    expect(checks['unclosed-directive']?.severity).toBe('warn');
    expect(checks['front-matter']?.severity).toBe('warn');
    expect(checks.alias?.severity).toBe('error');
  });

  it('says once what has no effect', async () => {
    write('vocs.config.ts', "export default { llms: {}, cacheDir: 'x', banner: '' };");
    write('docs/pages/index.mdx', '# Home');
    write('docs/layout.tsx', 'export default ({ children }) => children;');
    write('postcss.config.mjs', '');
    const { diagnostics } = await loadSite({ root: at() });
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ severity: 'warning', rule: 'vocs' });
    expect(diagnostics[0]!.message).toMatch(
      /llms \(line 1\) has no effect.*\n.*cacheDir \(line 1\) has no effect.*\n.*layout\.tsx is rendered at build.*\n.*postcss\.config\.mjs has no effect/,
    );
  });

  it('may import packages that cannot be bundled', async () => {
    write('node_modules/native/package.json', '{ "name": "native", "type": "module" }');
    write(
      'node_modules/native/index.js',
      "import { existsSync } from 'node:fs';\nexport default existsSync(new URL('./beside.node', import.meta.url));",
    );
    write('node_modules/native/beside.node', '');
    write(
      'vocs.config.ts',
      "import isBeside from 'native';\nexport default { title: String(isBeside) };",
    );
    expect((await load()).config.title).toBe('true');
  });
});
