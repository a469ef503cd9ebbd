import { cpSync, readdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { engineFolder, engineRoot } from '../files/engine-version.ts';
import { runDocs } from '../files/docs.test.kit.ts';
import { loadSite } from '../site/site.ts';
import { bundleClient } from './client-bundle.ts';
import { layerOrder } from '../bundler/plugins/layer-order.ts';
import { bundleServer } from './server-bundle.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

// Below the engine, so that components find React.
const parent = join(engineRoot, 'node_modules/.tests-bundles');
const { at, write } = testFolder({ below: parent });
beforeEach(() => {
  write('docs.config.js', "import './config.css';\nexport default { title: 'Site' };");
  write('config.css', '.i { color: #000001 }');
  write('pages/index.mdx', "import { Plain } from '../Plain.tsx'\n\n# Home\n\n<Plain/>\n");
  write(
    'Plain.tsx',
    "import styles from './plain.module.css';\nimport './after.css';\nimport { Child } from './Child.tsx';\n" +
      'export const Plain = () => <p className={styles.plain}><Child/></p>;',
  );
  write('plain.module.css', '.plain { color: #000002 }');
  write('after.css', '.p { color: #000003 }');
  write('Child.tsx', "'use client';\nimport './child.css';\nexport const Child = () => <b/>;");
  write('child.css', '.b { color: #000004 }');
});

/** The style sheet of every page. */
async function styles(): Promise<string> {
  const site = await loadSite({ root: at() });
  const server = await bundleServer(site, 'test');
  const { bundle } = await bundleClient(site, 'test', server, { banner: null, css: '' });
  const css = readFileSync(join(bundle.folder, bundle.entries.styles!), 'utf8');
  const html = readFileSync(server.file, 'utf8');
  const [, name] = /\.(_plain_\w+)\{/.exec(css) ?? [];
  expect(html).toContain(`"${name}"`);
  return css;
}

it('has the rules of every style sheet that a component or the configuration imports, in order', async () => {
  const colors = async () => (await styles()).match(/#(?:00000[1-9]|abc)\b/g);
  expect(await colors()).toEqual(['#000002', '#000003', '#000004', '#000001']);
  write('after.css', '.p { color: #aabbcc }');
  expect(await colors()).toEqual(['#000002', '#abc', '#000004', '#000001']);
});

it('declares the layers before an import of another host, so that rules of the site win', async () => {
  write(
    'styles.css',
    '@import url("https://fonts.example/a.css?b;c");\n@import url(https://x.example) layer(x);\n.own { color: red }',
  );
  const css = await styles();
  expect(css).toContain('@import url(https://x.example) layer(site.x);');
  const imported = '@import "https://fonts.example/a.css?b;c" layer(site);';
  expect(css.slice(0, 200)).toContain(`${layerOrder}@layer site, site.x;${imported}`);
  expect(css.split(imported)).toHaveLength(2);
  const theme = readFileSync(join(engineFolder, 'theme/styles/index.css'), 'utf8');
  expect(theme).toContain(layerOrder.replace('tailwind, ', ''));
});

it('has the fonts of a site in a folder with any characters, and no path of the machine', async () => {
  const renamed = `${at()} 100% a%20b [x] {a,b} * it's $& (new) 日本 ü`;
  write('docs.config.js', "export default { title: 'T', font: { default: { google: 'Inter' } } };");
  const font = join(engineRoot, '../../node_modules/@fontsource-variable/inter');
  cpSync(font, at('node_modules/@fontsource-variable/inter'), { recursive: true });
  write('after.css', 'p { background: url(./a%20%25.svg) }');
  write('a %.svg', '<svg/>');
  renameSync(at(), renamed);
  // The test runner cannot import from such folders.
  expect((await runDocs(['build', '--root', renamed])).status).toBe(0);
  const assets = join(renamed, 'dist/assets');
  const names = readdirSync(assets);
  const sheet = names.find((each) => /^style-.*\.css$/.test(each))!;
  const css = readFileSync(join(assets, sheet), 'utf8');
  expect(css).not.toContain(parent);
  expect(css.match(/url\(.*?\)/g)!.filter((url) => !url.includes('/assets/'))).toEqual([]);
  expect(names.filter((each) => each.endsWith('.woff2'))).toHaveLength(2);
});
