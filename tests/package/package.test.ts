import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { toJsonSchema } from '@valibot/to-json-schema';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { configSchema } from '../../packages/core/src/shared/config/config.ts';
import { frontMatterSchema } from '../../packages/core/src/shared/config/front-matter.ts';
import { englishLabels } from '../../packages/core/src/shared/config/labels-config.ts';
import { packEngine, packPackage, type Packed, run } from './packed.ts';

let packed: Packed;
const folder = mkdtempSync(join(tmpdir(), 'installed-'));
const docs = join(folder, 'node_modules/.bin/docs');
const manifest = () =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };

/** The name of the engine's package. */
const name = () =>
  Object.keys(manifest().dependencies).find((dependency) => !dependency.startsWith('react'))!;

beforeAll(() => {
  packed = packEngine();
  run(
    process.execPath,
    [join(import.meta.dirname, '../../packages/core/bin/docs.mjs'), 'init', folder],
    '.',
  );
  const changed = manifest();
  changed.dependencies[name()] = `file:${packed.tarball}`;
  writeFileSync(join(folder, 'package.json'), JSON.stringify(changed));
  run('npm', ['install', '--prefer-offline', '--no-audit', '--loglevel=error'], folder);
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed engine', () => {
  it('holds compiled modules, documents and licenses, and neither tests nor sources', () => {
    expect(packed.files).toEqual(
      expect.arrayContaining([
        ...['README.md', 'CHANGELOG.md', 'LICENSE', 'SECURITY.md', 'THIRD-PARTY-LICENSES.md'],
        ...['bin/docs.mjs', 'lib/index.js', 'lib/index.d.ts', 'lib/node/cli.mjs'],
      ]),
    );
    const strange = packed.files.filter((name) => /\.test\.|fixtures|\.tsx?$/.test(name));
    expect(strange.filter((name) => !/^templates\/|\.d\.ts$/.test(name))).toEqual([]);
  });

  it('builds the site that `docs init` wrote, without a warning', () => {
    const output = run(docs, ['build'], folder);
    expect(output).toMatch(/^Built 3 pages \(0 from cache\)/);
    const html = readFileSync(join(folder, 'dist/guide/components.html'), 'utf8');
    expect(html).toContain('Count: ');
    expect(html).toContain('<time dateTime="2026-01-31">2026</time>');
    expect(existsSync(join(folder, 'dist/search-index.json'))).toBe(true);
  });

  it('has a configuration of the compiler that reads parts, whose options have a type', () => {
    mkdirSync(join(folder, 'parts'));
    writeFileSync(
      join(folder, 'parts/Switch.tsx'),
      `import type { PartProps } from '${name()}';
      export default function Switch({ children, options }: PartProps<'ThemeToggle', { text: string }>) {
        return <>{options.text}{children}</>;
      }`,
    );
    const files = run(join(folder, 'node_modules/.bin/tsc'), ['-p', '.', '--listFiles'], folder);
    expect(files).toContain('parts/Switch.tsx');
  });

  it('has a command of its own name, besides the short one', () => {
    expect(run(join(folder, 'node_modules/.bin', name()), ['--help'], folder)).toBe(
      run(docs, ['--help'], folder),
    );
  });
});

describe('the public surface', () => {
  it('has these exports', () => {
    const { exports } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../packages/core/package.json'), 'utf8'),
    ) as { exports: object };
    expect(exports).toMatchSnapshot();
    const types = readFileSync(join(folder, 'node_modules', name(), 'lib/index.d.ts'), 'utf8');
    expect(types.match(/^export .*$/gm)).toMatchSnapshot();
  });

  it('has these commands', () => {
    const usage = run(docs, ['--help'], folder);
    const names = [...usage.matchAll(/^ {2}(\w+) (?!.*Install @)/gm)].map(([, name]) => name!);
    expect([usage, ...names.map((name) => run(docs, [name, '--help'], folder))]).toMatchSnapshot();
  });

  it('has these keys of the configuration and of the front matter, and these labels', () => {
    const keys = (schema: Parameters<typeof toJsonSchema>[0]) =>
      keysOf(toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }));
    expect(keys(configSchema)).toMatchSnapshot();
    expect(keys(frontMatterSchema)).toMatchSnapshot();
    expect(Object.keys(englishLabels)).toMatchSnapshot();
  });
});

describe('a package beside the engine', () => {
  it.each(['mcp', 'migrate'])(
    '%s is named by the error of its command, with the tarball to install; then the command is there',
    (name) => {
      const missing = () => run(docs, [name, '--help'], folder);
      const tarball = join(dirname(packed.tarball), `stilldocs-${name}-0.1.0.tgz`);
      expect(missing).toThrow(`Run: npm install -D ${relative(folder, tarball)}`);
      const { files } = packPackage(name, packed);
      expect(files.filter((file) => /\.test\.|\bsrc\b/.test(file))).toEqual([]);
      run('npm', ['install', '-D', tarball, '--prefer-offline', '--loglevel=error'], folder);
      expect(missing()).toContain(`Usage: docs ${name}`);
    },
    120_000,
  );

  it('vocs is named by the error of a site on Vocs; then the site is built, and migrated', () => {
    const sample = join(import.meta.dirname, '../../manual/samples/sites/vocs');
    const site = join(folder, 'on-vocs');
    for (const name of ['vocs.config.ts', 'pages'])
      cpSync(join(sample, name), join(site, name), { recursive: true });
    const tarball = join(dirname(packed.tarball), 'stilldocs-vocs-0.1.0.tgz');
    const line = `Run: npm install -D ${relative(folder, tarball)}`;
    const build = () => run(docs, ['build', '--root', 'on-vocs'], folder);
    expect(build).toThrow(`The package @stilldocs/vocs reads vocs.config.ts`);
    expect(build).toThrow(line);
    const migrate = () => run(docs, ['migrate', 'on-vocs', '--to', 'from-vocs'], folder);
    expect(migrate).toThrow(line);
    const { files } = packPackage('vocs', packed);
    expect(files.filter((file) => /\.test\.|\bsrc\b/.test(file))).toEqual([]);
    run('npm', ['install', '-D', tarball, '--prefer-offline', '--loglevel=error'], folder);
    expect(build()).toMatch(/^Built 1 page/m);
    const html = () => readFileSync(join(folder, 'from-vocs/dist/index.html'), 'utf8');
    migrate();
    run(docs, ['build', '--root', 'from-vocs'], folder);
    expect(html()).toContain('npm install rooms');
    expect(readFileSync(join(folder, 'from-vocs/docs.config.ts'), 'utf8')).toContain('[vocs()]');
  });

  it('openapi is named by the error of a page; then the page has the reference, its script and its sheet', () => {
    const write = (name: string, text: string) => {
      mkdirSync(join(folder, 'reference/pages'), { recursive: true });
      writeFileSync(join(folder, 'reference', name), text);
    };
    const build = () => run(docs, ['build', '--root', 'reference'], folder);
    const paths = { '/rooms': { get: { responses: { 200: { description: 'Fine' } } } } };
    const securitySchemes = { key: { type: 'apiKey', in: 'header', name: 'x-key' } };
    const document = {
      info: { title: 'Rooms', version: '1' },
      paths,
      components: { securitySchemes },
    };
    write('openapi.json', JSON.stringify({ openapi: '3.1.0', ...document }));
    write('docs.config.js', `export default { title: 'Rooms' };`);
    write('pages/index.md', '---\nopenapi: ~/openapi.json\n---\n\n# Rooms\n');
    expect(build).toThrow('npm install -D @stilldocs/openapi');
    const { files } = packPackage('openapi', packed);
    expect(files.filter((file) => /\.test\.|\bsrc\b|fixtures/.test(file))).toEqual([]);
    const tarball = join(dirname(packed.tarball), 'stilldocs-openapi-0.1.0.tgz');
    run('npm', ['install', '-D', tarball, '--prefer-offline', '--loglevel=error'], folder);
    const config = `{ title: 'Rooms', extensions: [openapi()], labels: { tryIt: 'Send it' } }`;
    write(
      'docs.config.js',
      `import { openapi } from '@stilldocs/openapi';\nexport default ${config};`,
    );
    build();
    const html = readFileSync(join(folder, 'reference/dist/index.html'), 'utf8');
    expect(html).toMatch(
      /data-island="[^"]*@stilldocs\/openapi\/lib\/reference\/TryIt\.client\.js#TryIt"/,
    );
    expect(html).toContain('>Send it</button>');
    expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/content-stilldocs-openapi-/);
    const assets = readdirSync(join(folder, 'reference/dist/assets'));
    expect(assets.filter((name) => /^(?:ApiKeys|TryIt)\.client-/.test(name))).toHaveLength(2);
  }, 120_000);

  it('migrates a site, which the installed engine builds', () => {
    const sample = join(import.meta.dirname, '../../manual/samples/vitepress/docs');
    run(docs, ['migrate', sample, '--to', 'moved'], folder);
    expect(run(docs, ['build', '--root', 'moved'], folder)).toMatch(/^Built \d+ pages/m);
    expect(existsSync(join(folder, 'moved/dist/guide/booking.html'))).toBe(true);
  });

  it('draws the social cards of a site, whose former option names the tarball to install', () => {
    const write = (name: string, text: string) => {
      mkdirSync(dirname(join(folder, 'cards', name)), { recursive: true });
      writeFileSync(join(folder, 'cards', name), text);
    };
    const configure = (before: string, option: string) =>
      write(
        'docs.config.ts',
        `${before}export default { title: 'Rooms', baseUrl: 'https://rooms.example', font: { default: { google: 'Inter' } }, ${option} };`,
      );
    const build = () => run(docs, ['build', '--root', 'cards'], folder);
    write('pages/index.md', '# Rooms\n');
    configure('', 'socialCards: true');
    const tarball = join(dirname(packed.tarball), 'stilldocs-cards-0.1.0.tgz');
    expect(build).toThrow(`npm install -D ${relative(folder, tarball)}`);
    packPackage('cards', packed);
    const install = ['install', '-D', tarball, '@fontsource-variable/inter', '--prefer-offline'];
    run('npm', [...install, '--loglevel=error'], folder);
    configure(`import { cards } from '@stilldocs/cards';`, 'extensions: [cards()]');
    expect(build()).toMatch(/^Built 1 page /m);
    const assets = readdirSync(join(folder, 'cards/dist/assets'));
    expect(assets.filter((name) => /^card-.*\.png$/.test(name))).toHaveLength(1);
  }, 120_000);

  it('is what `docs init` asks for: the tarball that the engine came from', () => {
    run(docs, ['init', 'another'], folder);
    const { dependencies } = JSON.parse(
      readFileSync(join(folder, 'another/package.json'), 'utf8'),
    ) as { dependencies: Record<string, string> };
    expect(dependencies.stilldocs).toBe(
      `file:${relative(join(folder, 'another'), packed.tarball)}`,
    );
  });

  it('of a team adds the command that the manual shows', () => {
    const sample = join(import.meta.dirname, '../../manual/samples/sites/command/packages');
    cpSync(sample, join(folder, 'node_modules'), { recursive: true });
    const changed = manifest();
    changed.dependencies['team-pages'] = '*';
    writeFileSync(join(folder, 'package.json'), JSON.stringify(changed));
    expect(run(docs, ['--help'], folder)).toContain('List the pages of the built site');
    const listed = run(docs, ['pages', '--titles'], folder);
    expect(listed).toMatch(/^\/ \S/);
    expect(listed.trim().split('\n').length).toBe(3);
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
