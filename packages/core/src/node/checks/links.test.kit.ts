import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { createCompiler } from '../../content/compile.ts';
import { type FeatureSource, loadFeatures } from '../../content/source/features.ts';
import type { UserConfig } from '../../shared/config/config.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import type { Site } from '../site/site.ts';
import { configFilesOf, siteWith } from '../site/site.test.kit.ts';
import { checkSite } from './index.ts';

/** The folder of the sites, with some files of its public folder. */
export let root: string;

/** Writes the files of the sites before the tests of a file, and removes them after. */
export function useFolder(): void {
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'links-'));
    for (const file of [
      'public/manual.pdf',
      'public/logo.svg',
      'public/demo.html',
      'public/storybook/index.html',
      'public/images/a.png',
      'pages/pic.svg',
    ]) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(
        join(root, file),
        '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
      );
    }
  });
  afterAll(() => rmSync(root, { recursive: true, maxRetries: 9 }));
}

/** The options of a site besides its pages. */
export interface Given {
  config?: Partial<UserConfig>;
  base?: string;
  /** Name of the config file. */
  configFile?: string;
  rendered?: Record<string, string[]>;
  features?: FeatureSource[];
}

/** A site of these pages, compiled; the texts include the front matter. */
export async function siteOf(
  pages: Record<string, string>,
  {
    config = {},
    base = '',
    configFile = 'docs.config.ts',
    rendered = {},
    features = [],
  }: Given = {},
): Promise<{ site: Site; facts: Map<string, PageFacts> }> {
  const compiler = createCompiler({ root, base, pagesDir: 'pages', features });
  const facts = new Map<string, PageFacts>();
  const sources: Site['pages'] = [];
  for (const [path, text] of Object.entries(pages)) {
    const file = `pages${path === '/' ? '/index' : path}.mdx`;
    sources.push({ path, file, text });
    const page = (await compiler.compile({ path, file, text })).facts;
    facts.set(path, { ...page, rendered: rendered[path] });
  }
  const main = join(root, configFile);
  const site = siteWith({
    root,
    config: configOf(config, base),
    configFiles: configFilesOf(main),
    pages: sources,
    loadedFeatures: await loadFeatures(features),
  });
  return { site, facts };
}

/** `file:line:column message (hint)` of all diagnostics except orphans. */
export async function check(
  pages: Record<string, string>,
  given?: Given,
  isShown = (rule: string) => rule !== 'orphan-page',
): Promise<string[]> {
  const { site, facts } = await siteOf(pages, given);
  return (await checkSite(site, facts))
    .filter(({ rule }) => isShown(rule))
    .map(
      ({ file, line, column, message, hint }) =>
        `${[file, line, column].filter(Boolean).join(':')} ${message}${hint ? ` (${hint})` : ''}`,
    );
}

/** The same for orphans only. */
export const orphans = (pages: Record<string, string>, given?: Given) =>
  check(pages, given, (rule) => rule === 'orphan-page');
