import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { corpusSections, corpusTexts } from '../corpus.ts';
import { costOfTree } from './process-tree.ts';
import type { ProcessCost } from '../measure/processes.ts';
import type { Engine } from './engine.ts';
import { engines } from './engines/index.ts';

/** The folder of the engines, their sites and the results. */
export const workFolder = join(tmpdir(), 'docs-peers');

/** No engine sends telemetry or downloads a browser. */
const environment = {
  ASTRO_TELEMETRY_DISABLED: '1',
  DO_NOT_TRACK: '1',
  PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  npm_config_update_notifier: 'false',
};

/** The folder of an engine's site with a number of pages. */
function siteRoot(id: string, pages: number): string {
  return join(workFolder, id, String(pages));
}

/** The output folder of that site. */
export function outputFolder(id: string, pages: number): string {
  return join(siteRoot(id, pages), engines[id]!.output);
}

/** Installs an engine's packages, unless these versions are installed. */
export async function installEngine(id: string): Promise<void> {
  const { packages, overrides } = engines[id]!;
  const folder = join(workFolder, id);
  const manifest = `${JSON.stringify({ private: true, dependencies: packages, overrides }, null, 2)}\n`;
  const file = join(folder, 'package.json');
  const installed = join(folder, 'installed');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === manifest) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, manifest);
  if (Object.keys(packages).length > 0) {
    await costOfTree(['npm', 'install', '--no-audit', '--no-fund'], {
      cwd: folder,
      env: environment,
    });
  }
  writeFileSync(installed, manifest);
}

/** Writes the corpus as the engine's site, and replaces the files of an earlier run. */
export function writeSite(id: string, pages: number): void {
  const options = { pages };
  const root = siteRoot(id, pages);
  const files = engines[id]!.files({
    title: 'Corpus',
    description: 'A generated documentation corpus for benchmarks.',
    texts: corpusTexts(options),
    sections: corpusSections(options),
  });
  for (const [path, text] of Object.entries(files)) {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Deletes an engine's caches of a site, and its output. */
export function forget(id: string, pages: number): void {
  const { caches, output }: Engine = engines[id]!;
  for (const path of [...caches, output]) {
    rmSync(join(siteRoot(id, pages), path), { recursive: true, force: true });
  }
}

/** Builds a site with the engine's caches; an earlier output stays in place. */
export function buildSite(id: string, pages: number): Promise<ProcessCost> {
  const bin = join(workFolder, id, 'node_modules', '.bin');
  const { command } = engines[id]!;
  return costOfTree(command, {
    cwd: siteRoot(id, pages),
    env: {
      ...environment,
      PATH: `${bin}${delimiter}${process.env.PATH}`,
    },
  });
}
