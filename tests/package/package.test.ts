import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { toJsonSchema } from '@valibot/to-json-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configSchema } from '../../packages/core/src/shared/config/config.ts';
import { frontMatterSchema } from '../../packages/core/src/shared/config/front-matter.ts';
import { runDocs } from '../../packages/core/src/node/files/docs.test.kit.ts';
import { englishLabels } from '../../packages/core/src/shared/config/labels-config.ts';
import { installEngine, type Installed, strangeFile } from './installed.ts';
import { run } from './packed.ts';

/* Packages with other features, and their errors: `long/features.test.ts`. */

let site: Installed;
beforeAll(() => void (site = installEngine('openapi')), 240_000);
afterAll(() => site.remove());

const docs = (...args: string[]) => run(site.docs, args, site.folder);

describe('the packed engine', () => {
  it('holds compiled modules, documents and licenses, and neither tests nor sources', () => {
    const { files } = site.packed;
    expect(files).toEqual(
      expect.arrayContaining([
        ...['README.md', 'CHANGELOG.md', 'LICENSE', 'SECURITY.md', 'THIRD-PARTY-LICENSES.md'],
        ...['bin/docs.mjs', 'lib/index.js', 'lib/index.d.ts', 'lib/node/cli.mjs'],
      ]),
    );
    const strange = files.filter((name) => /\.test\.|fixtures|\.tsx?$/.test(name));
    expect(strange.filter((name) => !/^templates\/|\.d\.ts$/.test(name))).toEqual([]);
  });

  it('builds the site that `docs init` wrote, without a warning', () => {
    expect(docs('build')).toMatch(/^Built 5 pages \(0 from cache\)/);
    const html = site.read('dist/guide/components.html');
    expect(html).toContain('Count: ');
    expect(html).toContain('<time dateTime="2026-01-31">2026</time>');
    expect(existsSync(join(site.folder, 'dist/search-index.json'))).toBe(true);
  });

  it('has a configuration of the compiler that reads parts, whose options have a type', () => {
    site.write(
      'parts/Switch.tsx',
      `import type { PartProps } from 'stilldocs';
      export default function Switch({ children, options }: PartProps<'ThemeToggle', { text: string }>) {
        return <>{options.text}{children}</>;
      }`,
    );
    const tsc = join(site.folder, 'node_modules/.bin/tsc');
    expect(run(tsc, ['-p', '.', '--listFiles'], site.folder)).toContain('parts/Switch.tsx');
  });

  it('is what `docs init` asks for: the tarball that it came from', () => {
    docs('init', 'another');
    const { dependencies } = JSON.parse(site.read('another/package.json')) as {
      dependencies: Record<string, string>;
    };
    const another = join(site.folder, 'another');
    expect(dependencies.stilldocs).toBe(`file:${relative(another, site.packed.tarball)}`);
  });

  it('has a command of its own name, besides the short one', () => {
    expect(run(join(site.folder, 'node_modules/.bin/stilldocs'), ['--help'], site.folder)).toBe(
      docs('--help'),
    );
  });
});

describe('the public surface', () => {
  it('has these exports', () => {
    const { exports } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../packages/core/package.json'), 'utf8'),
    ) as { exports: object };
    expect(exports).toMatchSnapshot();
    const types = site.read('node_modules/stilldocs/lib/index.d.ts');
    expect(types.match(/^export .*$/gm)).toMatchSnapshot();
  });

  it('has these commands', async () => {
    const usage = docs('--help');
    const names = [...usage.matchAll(/^ {2}(\w+) (?!.*Install @)/gm)].map(([, name]) => name!);
    const helps = names.map(async (name) => (await runDocs([name, '--help'])).stdout);
    expect([usage, ...(await Promise.all(helps))]).toMatchSnapshot();
  });

  it('has these keys of the configuration and of the front matter, and these labels', () => {
    const keys = (schema: Parameters<typeof toJsonSchema>[0]) =>
      keysOf(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }));
    expect(keys(configSchema)).toMatchSnapshot();
    expect(keys(frontMatterSchema)).toMatchSnapshot();
    expect(Object.keys(englishLabels)).toMatchSnapshot();
  });
});

describe('a package', () => {
  it('that is missing is named by the site or the command that needs it, with the tarball to install', () => {
    site.write('typed/docs.config.js', `export default { title: 'Rooms' };`);
    site.write('typed/pages/index.md', '# Rooms\n\n```ts twoslash\nconst seats = 6;\n```\n');
    expect(() => site.build('typed')).toThrow(`Run ${site.lineFor('types')}`);
    expect(() => docs('mcp', '--help')).toThrow(`Run: ${site.lineFor('mcp')}`);
  });

  it('that is installed adds its reference of an API, with script and sheet', () => {
    const files = site.others.flatMap((each) => each.files);
    expect(files.filter((file) => strangeFile.test(file))).toEqual([]);
    const document = {
      openapi: '3.1.0',
      info: { title: 'Rooms', version: '1' },
      paths: { '/rooms': { get: { responses: { 200: { description: 'Fine' } } } } },
      components: { securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'x-key' } } },
    };
    site.write('reference/openapi.json', JSON.stringify(document));
    const config = `{ title: 'Rooms', extensions: [openapi()], labels: { tryIt: 'Send it' } }`;
    site.write(
      'reference/docs.config.js',
      `import { openapi } from '@stilldocs/openapi';\nexport default ${config};`,
    );
    site.write('reference/pages/index.md', '---\nopenapi: ~/openapi.json\n---\n\n# Rooms\n');
    site.build('reference');
    const html = site.read('reference/dist/index.html');
    expect(html).toMatch(
      /data-island="[^"]*@stilldocs\/openapi\/lib\/reference\/TryIt\.client\.js#TryIt"/,
    );
    expect(html).toContain('>Send it</button>');
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/content-stilldocs-openapi-/);
    const [, first] = /<script type="module" src="\/([^"]+)"/.exec(html)!;
    const script = site.read(`reference/dist/${first}`);
    expect(brotliCompressSync(script).length).toBeLessThanOrEqual(6144);
    const assets = readdirSync(join(site.folder, 'reference/dist/assets'));
    expect(assets.filter((name) => /^(?:ApiKeys|TryIt)\.client-/.test(name))).toHaveLength(2);
  });

  it('of a team adds the command that the manual shows', () => {
    const sample = join(import.meta.dirname, '../../manual/samples/sites/command/packages');
    site.copy(sample, 'node_modules');
    site.addDependency('team-pages');
    expect(docs('--help')).toContain('List the pages of the built site');
    const listed = docs('pages', '--titles');
    expect(listed).toMatch(/^\/ \S/);
    expect(listed.trim().split('\n').length).toBe(5);
  });
});

/** The paths of all keys in a JSON Schema. */
function keysOf(schema: object, path = ''): string[] {
  return Object.entries(schema).flatMap(([name, value]) => {
    if (typeof value !== 'object' || value === null) return [];
    if (name !== 'properties') return keysOf(value as object, path);
    return Object.entries(value as object).flatMap(([key, below]) => [
      `${path}${key}`,
      ...(key === 'labels' ? [] : keysOf(below as object, `${path}${key}.`)),
    ]);
  });
}
