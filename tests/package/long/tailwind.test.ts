import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { packEngine, type Packed, packPackage, run } from '../packed.ts';
import { testFolder } from '../../../packages/core/src/node/files/test-folder.test.kit.ts';

const { at } = testFolder({ isShared: true });

let packed: Packed;
let vocs: Packed;
beforeAll(() => {
  packed = packEngine();
  vocs = packPackage('vocs', packed);
}, 120_000);

/** A site on Vocs 1 whose components have classes of Tailwind. */
const files = {
  'vocs.config.ts': "import { defineConfig } from 'vocs';\nexport default defineConfig({});",
  'docs/pages/index.mdx':
    '---\nlayout: landing\n---\nimport { Box } from \'../../components/Box\'\n\n<Box />\n\n<p className="pt-[13px] dark:opacity-75">Text</p>\n',
  'components/Box.tsx':
    'export const Box = () => <div className="text-brand mt-[17px] btn">Box</div>;\n',
};

/** What a site writes for each major version, and the packages that it names. */
const versions = [
  {
    version: '3',
    packages: { tailwindcss: '^3.4.0', postcss: '^8.4.0', autoprefixer: '^10.4.0' },
    files: {
      'docs/styles.css':
        '@tailwind base;\n@tailwind components;\n@tailwind utilities;\n.btn { @apply underline }\n',
      'postcss.config.cjs':
        'module.exports = { plugins: { tailwindcss: {}, autoprefixer: {} } };\n',
      'tailwind.config.cjs':
        "module.exports = { content: ['./components/**/*.tsx', './docs/pages/**/*.mdx'], theme: { extend: { colors: { brand: '#123456' } } } };\n",
    },
  },
  {
    version: '4',
    packages: { tailwindcss: '^4.1.0', '@tailwindcss/vite': '^4.1.0' },
    files: {
      'docs/styles.css':
        "@import 'tailwindcss';\n@theme { --color-brand: #123456; }\n.btn { @apply underline }\n",
    },
  },
];

/** Rules of the classes, and the reset, which applies to landing pages alone. */
const expected = [
  /\.text-brand\{[^}]*color:/,
  /\.mt-\\\[17px\\\]\{margin-top:17px/,
  /\.pt-\\\[13px\\\]\{padding-top:13px/,
  // The dark theme is a class.
  /dark\\:opacity-75:(?:where|is)\(\.dark/,
  /\.btn\{[^}]*text-decoration(?:-line)?:underline/,
  /@scope ?\(\.Landing\)/,
];

it.each(versions)(
  'a site on Vocs has its classes of Tailwind $version',
  (site) => {
    const folder = at(site.version);
    const manifest = {
      name: 'site',
      private: true,
      type: 'module',
      dependencies: {
        stilldocs: `file:${packed.tarball}`,
        '@stilldocs/vocs': `file:${vocs.tarball}`,
        react: '^19.0.0',
        'react-dom': '^19.0.0',
        ...site.packages,
      },
    };
    const all = { ...files, ...site.files, 'package.json': JSON.stringify(manifest) };
    for (const [name, text] of Object.entries(all)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    run('npm', ['install', '--prefer-offline', '--no-audit', '--loglevel=error'], folder);
    run(join(folder, 'node_modules/.bin/docs'), ['build'], folder);
    const html = readFileSync(join(folder, 'docs/dist/index.html'), 'utf8');
    const assets = join(folder, 'docs/dist/assets');
    const css = readdirSync(assets)
      .filter((name) => name.endsWith('.css') && html.includes(name))
      .map((name) => readFileSync(join(assets, name), 'utf8'))
      .join('\n');
    expect(expected.filter((pattern) => !pattern.test(css))).toEqual([]);
    expect(/@tailwind|@apply/.exec(css)).toBeNull();
  },
  240_000,
);
