import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { notationNames } from '../packages/core/src/content/code/notations.ts';
import { words } from '../packages/core/src/content/source/fence-words.ts';
import { directives } from '../packages/core/src/content/directives/index.ts';
import { openBuiltSite } from '../packages/core/src/node/built/built-site.ts';
import { configSchema } from '../packages/core/src/shared/config/config.ts';
import { frontMatterSchema } from '../packages/core/src/shared/config/front-matter.ts';
import { englishLabels } from '../packages/core/src/shared/config/labels-config.ts';
import { outputKinds } from '../packages/core/src/node/outputs/index.ts';
import { rules } from '../packages/core/src/shared/diagnostics/rules.ts';
import { extensionSchema } from '../packages/core/src/shared/extension/extension.ts';
import { partNames } from '../packages/core/src/shared/extension/parts.ts';
import { contentComponents } from '../packages/core/src/theme/content/index.ts';
import { incompleteTwins } from '../packages/core/src/content/twin/twin-words.test.kit.ts';
import { docs, sites } from './docs.test.kit.ts';
import { commands } from './reference/commands.ts';

const root = import.meta.dirname;

/** The names of the files below a folder. */
const filesBelow = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !/[\\/](?:node_modules|dist|\.docs)[\\/]/.test(file));

const tokens = () => {
  const css = readFileSync(join(root, '../packages/core/src/theme/styles/tokens.css'), 'utf8');
  return [...css.matchAll(/^\s*(--[\w-]+):/gm)].map(([, name]) => name!);
};

/** What pages have to name, in code, from the tables of the engine. */
const named: [page: string, what: string, names: () => string[]][] = [
  ['reference/configuration', 'option', () => Object.keys(configSchema.entries)],
  ['reference/front-matter', 'key', () => Object.keys(frontMatterSchema.entries)],
  ['reference/checks', 'rule', () => Object.keys(rules)],
  ['reference/commands', 'command', () => Object.keys(commands).map((name) => `docs ${name}`)],
  [
    'reference/commands',
    'option',
    () =>
      Object.values(commands).flatMap(({ options }) =>
        Object.entries(options).map(
          ([name, { value }]) => `--${name}${value ? ` <${value}>` : ''}`,
        ),
      ),
  ],
  ['reference/labels', 'label', () => Object.keys(englishLabels)],
  ['reference/tokens', 'token', tokens],
  [
    'reference/syntax',
    'directive',
    () => [...directives].map(([name, { kind }]) => (kind === 'leaf' ? '::' : ':::') + name),
  ],
  ['reference/syntax', 'component', () => contentComponents.map((name) => `<${name}>`)],
  ['reference/syntax', 'word of a fence', () => Object.keys(words)],
  ['reference/syntax', 'notation', () => notationNames.map((name) => `[!code ${name}]`)],
  ['reference/extension', 'field', () => Object.keys(extensionSchema.entries)],
  ['reference/parts', 'part', () => Object.keys(partNames)],
  [
    'develop/outputs',
    'output',
    () => Object.values(outputKinds).flatMap((kind) => ('file' in kind ? [kind.file] : [])),
  ],
];

/** The module of each import of the core whose names the manual lists. */
const entries: Record<string, string> = {
  '.': 'index.ts',
  './browser': 'browser.ts',
  './components': 'theme/components/index.tsx',
  './feature': 'feature-api.ts',
  './node': 'node-api.ts',
};

/** The names that a module of the core exports, types included. */
function exportedNames(file: string): string[] {
  const text = readFileSync(join(root, '../packages/core/src', file), 'utf8');
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest).statements.flatMap((node) => {
    if (ts.isExportDeclaration(node) && node.exportClause)
      return ts.isNamedExports(node.exportClause)
        ? node.exportClause.elements.map(({ name }) => name.text)
        : [node.exportClause.name.text];
    if (!ts.canHaveModifiers(node) || !ts.getModifiers(node)?.some(isExport)) return [];
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.map(({ name }) => (name as ts.Identifier).text);
    return [(node as ts.FunctionDeclaration).name!.text];
  });
}

const isExport = ({ kind }: ts.ModifierLike) => kind === ts.SyntaxKind.ExportKeyword;

describe('the manual', () => {
  let result: Awaited<ReturnType<typeof docs>>;
  beforeAll(async () => {
    result = await docs('build', '--root', root);
    // The whole manual, which a busy machine builds without a cache.
  }, 180_000);

  it('builds without an error or a warning', () => {
    const broken = Array.from(result.output.matchAll(/\[([a-z-]+)\]$/gm), ([, rule]) => rule);
    // An edit of the source waits for no translator: readers see which section is newer.
    expect(broken.filter((rule) => rule !== 'stale-translation')).toEqual([]);
    expect(result.output).toMatch(/^Built \d+ pages /m);
    expect(result.status).toBe(0);
  });

  it.each(named)('names on /%s every %s', (page, _what, names) => {
    const twin = readFileSync(join(root, 'dist', `${page}.md`), 'utf8');
    const codes = new Set([...twin.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code!));
    expect(names().filter((name) => !codes.has(name))).toEqual([]);
  });

  it('has every word of a page in its Markdown twin', async () => {
    const { paths } = openBuiltSite(join(root, 'dist'));
    // The twin of a reference has the sample of one language.
    const own = paths.filter((path) => !path.startsWith('/forms/'));
    const missing = await incompleteTwins(own, (file) =>
      readFileSync(join(root, 'dist', file), 'utf8'),
    );
    expect(paths.length).toBeGreaterThan(40);
    // A sample of `:::hide`: what is for the page alone.
    expect(missing).toEqual({ '/write/blocks': ['the', 'page'] });
  });

  it('has the chapters start and write in German, each word in its twin', async () => {
    const pagesIn = (folder: string) =>
      ['start', 'write'].flatMap((name) => readdirSync(join(root, folder, name)).toSorted());
    expect(pagesIn('pages/de')).toEqual(pagesIn('pages'));
    const folder = join(root, 'dist/de');
    const translated = openBuiltSite(folder).paths.filter((path) =>
      /^\/(start|write)\//.test(path),
    );
    const missing = await incompleteTwins(translated, (file) =>
      readFileSync(join(folder, file), 'utf8'),
    );
    expect(missing).toEqual({ '/write/blocks': ['the', 'page'] });
  });

  it('says of each translation that a machine made it', () => {
    const written = ['de', 'ar', 'ja'].flatMap((lang) => filesBelow(`pages/${lang}`));
    expect(written.length).toBeGreaterThan(20);
    const unmarked = written.filter(
      (file) => !readFileSync(file, 'utf8').includes('\nmachineTranslated: true\n'),
    );
    expect(unmarked).toEqual([]);
  });

  it('names every import and every export of the core on /develop/packages', () => {
    const twin = readFileSync(join(root, 'dist/develop/packages.md'), 'utf8');
    const codes = new Set([...twin.matchAll(/`<?([^`\n( ]+)[^`\n]*`/g)].map(([, code]) => code!));
    const { exports } = JSON.parse(
      readFileSync(join(root, '../packages/core/package.json'), 'utf8'),
    ) as { exports: object };
    const paths = Object.keys(exports);
    const withoutNames = ['./jsx-dev-runtime', './jsx-runtime', './package.json'];
    expect(paths.toSorted()).toEqual([...Object.keys(entries), ...withoutNames].toSorted());
    const names = [
      ...paths.map((path) => `stilldocs${path.slice(1)}`),
      ...Object.values(entries).flatMap(exportedNames),
    ];
    expect(names.length).toBeGreaterThan(100);
    expect(names.filter((name) => !codes.has(name))).toEqual([]);
  });

  it('shows every site of its samples', () => {
    const text = filesBelow('pages')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    expect(
      Object.keys(sites).filter((name) => !text.includes(`[!include ~/samples/sites/${name}/`)),
    ).toEqual([]);
  });

  it('shows no code except samples and commands', () => {
    const sources = [...filesBelow('samples'), ...filesBelow('../packages/core/templates')].map(
      (file) => readFileSync(file, 'utf8'),
    );
    const written = filesBelow('pages').flatMap((file) => {
      const text = readFileSync(file, 'utf8');
      const fences = text.matchAll(/^(`{3,})(\w*)[^\n]*\n([^]*?)\n\1$/gm);
      return [...fences]
        .filter(([, , language, code]) => language !== 'sh' && !/^\[!include [^\n]*$/.test(code!))
        .map(([, , , code]) => code!.replaceAll('[\\!', '[!'))
        .filter((code) => !sources.some((source) => source.includes(code)));
    });
    expect(written).toEqual([]);
  });

  it('ends each guide with the next step', () => {
    const guides = filesBelow('pages').filter(
      (file) => !/[\\/](?:reference[\\/]|index\.mdx$)/.test(file),
    );
    const without = guides.filter(
      (file) =>
        !/^(?:Next|Weiter|التالي|次へ): .*\]\(\/.*\)/m.test(
          readFileSync(file, 'utf8').trimEnd().split('\n').at(-1)!,
        ),
    );
    expect(without).toEqual([]);
  });
});
