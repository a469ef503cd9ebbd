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

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 9 }));

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

  it('is what `docs init` asks for: the tarball that it came from', () => {
    run(docs, ['init', 'another'], folder);
    const { dependencies } = JSON.parse(
      readFileSync(join(folder, 'another/package.json'), 'utf8'),
    ) as { dependencies: Record<string, string> };
    expect(dependencies.stilldocs).toBe(
      `file:${relative(join(folder, 'another'), packed.tarball)}`,
    );
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

/** The tarball of a package beside the engine, which may not be packed yet. */
const tarballOf = (name: string) => join(dirname(packed.tarball), `stilldocs-${name}-0.1.0.tgz`);

/** What an error asks for, where a package is missing. */
const lineFor = (name: string) => `npm install -D ${relative(folder, tarballOf(name))}`;

/** Packs packages and installs them, all at once: an installation takes as long as ten commands. */
function install(names: string[], others: string[] = []): void {
  const strange = names
    .flatMap((each) => packPackage(each, packed).files)
    .filter((file) => /\.test\.|\bsrc\b|fixtures/.test(file));
  expect(strange).toEqual([]);
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  run('npm', ['install', '-D', ...names.map(tarballOf), ...others, ...quiet], folder);
}

const build = (root: string) => run(docs, ['build', '--root', root], folder);
const built = (file: string) => readFileSync(join(folder, file), 'utf8');
function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

describe('a package with a command', () => {
  const names = ['mcp', 'migrate'];
  const help = (name: string) => () => run(docs, [name, '--help'], folder);

  it('is named by the error of the command, with the tarball to install; then the command is there', () => {
    for (const name of names) expect(help(name)).toThrow(`Run: ${lineFor(name)}`);
    install(names);
    for (const name of names) expect(help(name)()).toContain(`Usage: docs ${name}`);
  }, 120_000);

  it('migrates a site, which the installed engine builds', () => {
    const sample = join(import.meta.dirname, '../../manual/samples/vitepress/docs');
    run(docs, ['migrate', sample, '--to', 'moved'], folder);
    expect(run(docs, ['build', '--root', 'moved'], folder)).toMatch(/^Built \d+ pages/m);
    expect(existsSync(join(folder, 'moved/dist/guide/booking.html'))).toBe(true);
  });
});

describe('a package with features of sites', () => {
  const migrate = () => run(docs, ['migrate', 'on-vocs', '--to', 'from-vocs'], folder);
  const configureCards = (before: string, option: string) =>
    write(
      'cards/docs.config.ts',
      `${before}export default { title: 'Rooms', baseUrl: 'https://rooms.example', font: { default: { google: 'Inter' } }, ${option} };`,
    );

  it('is named by the error of a site that needs it', () => {
    const sample = join(import.meta.dirname, '../../manual/samples/sites/vocs');
    for (const name of ['vocs.config.ts', 'pages'])
      cpSync(join(sample, name), join(folder, 'on-vocs', name), { recursive: true });
    expect(() => build('on-vocs')).toThrow(`The package @stilldocs/vocs reads vocs.config.ts`);
    expect(() => build('on-vocs')).toThrow(lineFor('vocs'));
    expect(migrate).toThrow(lineFor('vocs'));

    const paths = { '/rooms': { get: { responses: { 200: { description: 'Fine' } } } } };
    const securitySchemes = { key: { type: 'apiKey', in: 'header', name: 'x-key' } };
    const document = {
      info: { title: 'Rooms', version: '1' },
      paths,
      components: { securitySchemes },
    };
    write('reference/openapi.json', JSON.stringify({ openapi: '3.1.0', ...document }));
    write('reference/docs.config.js', `export default { title: 'Rooms' };`);
    write('reference/pages/index.md', '---\nopenapi: ~/openapi.json\n---\n\n# Rooms\n');
    expect(() => build('reference')).toThrow(`Run ${lineFor('openapi')}`);

    write('typed/docs.config.js', `export default { title: 'Rooms' };`);
    write('typed/pages/index.md', '# Rooms\n\n```ts twoslash\nconst seats = 6;\n```\n');
    expect(() => build('typed')).toThrow(/missing-package\]\n {2}pages\/index\.md:3:1/);
    expect(() => build('typed')).toThrow(`Run ${lineFor('types')}`);

    write('cards/pages/index.md', '# Rooms\n');
    configureCards('', 'socialCards: true');
    expect(() => build('cards')).toThrow(lineFor('cards'));
  });

  describe('if it is installed', () => {
    beforeAll(
      () => install(['vocs', 'openapi', 'types', 'cards'], ['@fontsource-variable/inter']),
      120_000,
    );

    it('builds a site on Vocs with types in its samples, and migrates it', () => {
      cpSync(join(folder, 'typed/pages/index.md'), join(folder, 'on-vocs/pages/typed.md'));
      expect(build('on-vocs')).toMatch(/^Built 2 pages/m);
      expect(built('on-vocs/dist/typed.html')).toContain('data-types=');
      migrate();
      build('from-vocs');
      expect(built('from-vocs/dist/typed.html')).toContain('data-types=');
      expect(built('from-vocs/dist/index.html')).toContain('npm install rooms');
      expect(built('from-vocs/docs.config.ts')).toContain('[types(), vocs()]');
    });

    it('shows the reference of an API, with its script and its sheet', () => {
      const config = `{ title: 'Rooms', extensions: [openapi()], labels: { tryIt: 'Send it' } }`;
      write(
        'reference/docs.config.js',
        `import { openapi } from '@stilldocs/openapi';\nexport default ${config};`,
      );
      build('reference');
      const html = built('reference/dist/index.html');
      expect(html).toMatch(
        /data-island="[^"]*@stilldocs\/openapi\/lib\/reference\/TryIt\.client\.js#TryIt"/,
      );
      expect(html).toContain('>Send it</button>');
      expect(html).toMatch(/<link rel="stylesheet" href="\/assets\/content-stilldocs-openapi-/);
      const assets = readdirSync(join(folder, 'reference/dist/assets'));
      expect(assets.filter((name) => /^(?:ApiKeys|TryIt)\.client-/.test(name))).toHaveLength(2);
    });

    it('checks samples, and shows their types with its script and its styles', () => {
      const config = `{ title: 'Rooms', extensions: [types()] }`;
      write(
        'typed/docs.config.js',
        `import { types } from '@stilldocs/types';\nexport default ${config};`,
      );
      build('typed');
      const [, file] = /data-types="(\/assets\/types-[^"]+)"/.exec(built('typed/dist/index.html'))!;
      expect(built(`typed/dist${file}`)).toContain('const</span> seats');
      const assets = readdirSync(join(folder, 'typed/dist/assets'));
      const [script] = assets.filter((name) => name.startsWith('touch-'));
      // The rest of `stilldocs/browser` would bring React.
      const imported = built(`typed/dist/assets/${script}`).matchAll(/"\.\/([a-z]+)-[^"]+"/g);
      expect(Array.from(imported, ([, name]) => name).toSorted()).toEqual([
        'client',
        'explanations',
      ]);
      const sheet = assets.find((name) => name.endsWith('.css'));
      expect(built(`typed/dist/assets/${sheet}`)).toContain('.Code-typed');
    });

    it('draws the social cards of a site', () => {
      configureCards(`import { cards } from '@stilldocs/cards';`, 'extensions: [cards()]');
      expect(build('cards')).toMatch(/^Built 1 page /m);
      const assets = readdirSync(join(folder, 'cards/dist/assets'));
      expect(assets.filter((name) => /^card-.*\.png$/.test(name))).toHaveLength(1);
    });
  });
});

it('a package of a team adds the command that the manual shows', () => {
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
