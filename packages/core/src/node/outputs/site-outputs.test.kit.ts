import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import type { UserConfig } from '../../shared/config/config.ts';
import { emptyFacts, type PageFacts } from '../../shared/page/page.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import type { RenderContext } from '../document/documents.ts';
import { builtSite } from './extension-outputs.ts';
import { listedPages } from './listed-pages.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { outputKinds } from './index.ts';
import type { OutputKind } from './output-kind.ts';

export const baseUrl = 'https://docs.example';

/** Pages by path: their front matter, and their Markdown twin. */
export type Pages = Record<string, { twin?: string } & PageFacts['frontMatter']>;

export const pages: Pages = {
  '/': { title: 'Home', description: 'The start.', twin: 'Words.\n' },
  '/404': { title: 'Lost' },
  '/b': {
    title: 'B & [b]',
    twin: 'import takes a file.\n\nOf B.\n',
  },
  '/a': { title: 'A', description: 'Of\n a.', twin: '# A\n\nOf A.\n' },
  '/hidden': { title: 'Hidden', searchable: false },
  '/日本': { title: '日本' },
};

interface Options {
  config?: Partial<UserConfig>;
  base?: string;
  written?: Pages;
  framePolicy?: () => string;
}

/** The outputs of a site whose folder exists while the tests of a file run. */
export function siteWithOutputs() {
  let root: string;
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'outputs-'));
    mkdirSync(join(root, 'public'));
    writeFileSync(join(root, 'public/robots.txt'), 'own');
    // The first bytes of a PNG of 32 by 16 pixels.
    const png = '89504e470d0a1a0a0000000d4948445200000020000000100806000000';
    writeFileSync(join(root, 'public/icon.png'), Buffer.from(png, 'hex'));
  });
  afterAll(() => rmSync(root, { recursive: true, maxRetries: 9 }));
  return {
    root: () => root,
    /** The content of an output of the site with these pages. */
    outputOf: (name: keyof typeof outputKinds, options: Options = {}) =>
      outputOf(root, name, options),
  };
}

async function outputOf(
  root: string,
  name: keyof typeof outputKinds,
  { config = {}, base = '', written = pages, framePolicy }: Options,
): Promise<string | undefined> {
  const facts = Object.entries(written).map(([path, frontMatter]) => ({
    ...emptyFacts(path, `pages${path}.mdx`),
    frontMatter,
  }));
  const site = siteWith({
    root,
    config: configOf({ title: 'Site', description: 'All of it.', ...config }, base),
    pages: facts.map(({ path, file }) => ({ path, file, text: '' })),
    dates: { of: (file: string) => (file === 'pages/a.mdx' ? '2026-01-02T03:04:05+01:00' : null) },
  });
  const kind: OutputKind = outputKinds[name];
  if (!('file' in kind)) throw new Error(`${name} is not one file`);
  const live = framePolicy && (async () => ({ frame: { policy: framePolicy() } }));
  const context = { site, live } as unknown as RenderContext;
  const content = await kind.content({
    context,
    site,
    facts: new Map(),
    linked: new Map(),
    translations: [],
    versions: [],
    differences: () => undefined,
    allLinked: () => new Map(),
    search: () => ({ version: 'v', make: () => '' }),
    built: () => builtSite(context, facts, () => ''),
    changes: () => [],
    sources: () => ({ 'img-src': ['https://i.example'] }),
    pages: () => listedPages(site.config, facts, ({ path }) => written[path]!.twin ?? ''),
  });
  return content === undefined ? undefined : String(content);
}
