import { relative, resolve } from 'node:path';
import { hasErrors } from '../../shared/diagnostics/diagnostic.ts';
import { type OwnRules, writtenRules } from '../../shared/diagnostics/own-rules.ts';
import { type Rule, rules } from '../../shared/diagnostics/rules.ts';
import { type BuildResult, buildSite } from './build.ts';
import { readShard, type Shard } from '../page/shard.ts';
import { askExternal } from '../checks/ask-external.ts';
import { externalLine, externalLinks } from '../checks/external.ts';
import { findConfig } from '../site/config/find-config.ts';
import { loadConfig } from '../site/config/load-config.ts';
import { formatDiagnostics, plural } from '../site/report.ts';
import { cacheFolderOf } from '../site/site.ts';
import { type CommandValues, numberOption, textOption } from './options.ts';

/** `docs build`: builds the site and prints a summary. */
export async function runBuild(values: CommandValues): Promise<number> {
  const startedAt = performance.now();
  process.env.NODE_ENV = 'production';
  if (typeof values.shard === 'string') return runShard(values, readShard(values.shard));
  const result = await buildSite({
    root: textOption(values.root),
    base: textOption(values.base),
    out: textOption(values.out),
    preview: values.preview === true,
    workers: numberOption(values.workers, '--workers', 0, 64),
  });
  if (result.warnings.length > 0) printWarnings(result, values);
  console.log(
    `Built ${plural(result.pages, 'page')} (${result.fromCache} from cache), ${plural(result.files, 'file')}, ${megabytes(result.bytes)} in ${seconds(startedAt)} into ${relative('.', result.folder) || '.'}`,
  );
  for (const { name, scripts, ms } of result.extensions)
    console.log(
      `Extension "${name}": ${scripts} B of script, ${ms.toFixed(0)} ms in its functions`,
    );
  for (const { version, links, message, place } of result.deadInVersions)
    console.log(
      `Version ${version} has ${plural(links, 'link')} to pages that do not exist. The first is in ${place}: ${message}`,
    );
  if (result.noHistory) console.log(historyNotes[result.noHistory]);
  if (values.compress) {
    const { compressOutput } = await import('../outputs/compress.ts');
    const compressedAt = performance.now();
    const { files, bytes } = await compressOutput(result.folder, result.site.cacheFolder);
    console.log(
      `Compressed ${plural(files, 'file')} to ${megabytes(bytes)} of brotli in ${seconds(compressedAt)}`,
    );
  }
  return 0;
}

/** `docs build --shard`: renders a part of the pages into the cache and prints a summary. */
async function runShard(values: CommandValues, shard: Shard): Promise<number> {
  const startedAt = performance.now();
  const { buildShard } = await import('./build-shard.ts');
  const { pages, of, fromCache, isShared } = await buildShard({
    root: textOption(values.root),
    base: textOption(values.base),
    workers: numberOption(values.workers, '--workers', 0, 64),
    shard,
  });
  console.log(
    `Rendered ${pages} of ${plural(of, 'page')} (${fromCache} from cache), shard ${shard.number}/${shard.count}, in ${seconds(startedAt)}`,
  );
  if (!isShared)
    console.log('No extension brings a shared store: only builds on this machine find the pages');
  return 0;
}

/** The consequence of a build without a history for readers, and what to do about it. */
const historyNotes = {
  'no-git': 'Without a repository of git: pages say that they changed, but not what',
  shallow:
    'In a shallow clone: pages say that they changed, but not what. Fetch the history: git fetch --unshallow',
};

/**
 * `docs check`: all checks of `build`, without an output. With `--external` the servers of external links are asked,
 * with `--external-list` the standard output is only their list; with `--rules` nothing is checked.
 */
export async function runCheck(values: CommandValues): Promise<number> {
  if (values.rules) {
    console.log(ruleList({ ...rules, ...(await ownRules(textOption(values.root))) }));
    return 0;
  }
  const startedAt = performance.now();
  process.env.NODE_ENV = 'production';
  const { site, pages, facts, warnings } = await buildSite({
    root: textOption(values.root),
    base: textOption(values.base),
    workers: numberOption(values.workers, '--workers', 0, 64),
    dry: true,
  });
  if (warnings.length > 0) printWarnings({ warnings, site }, values);
  const summary = `Checked ${plural(pages, 'page')} in ${seconds(startedAt)}: no errors`;
  if (!values.external && !values['external-list']) {
    console.log(summary);
    return 0;
  }
  console.error(summary);
  const links = externalLinks(site, facts);
  if (values['external-list']) for (const link of links) console.log(externalLine(link));
  if (!values.external) return 0;
  const problems = await askExternal(links, site.config.checks, site.cacheFolder);
  if (problems.length > 0) printWarnings({ warnings: problems, site }, values);
  console.error(`Asked for ${plural(links.length, 'external link')}`);
  return hasErrors(problems) ? 1 : 0;
}

function printWarnings(
  { warnings, site }: Pick<BuildResult, 'warnings' | 'site'>,
  { all }: CommandValues,
): void {
  const options = { color: process.stderr.isTTY, all: all === true };
  console.warn(`${formatDiagnostics(warnings, site.root, options)}\n`);
}

/** The rules of the site's extensions; a folder without a site has none. */
async function ownRules(root = '.'): Promise<OwnRules> {
  const folder = resolve(root);
  if (findConfig(folder) === undefined) return {};
  return writtenRules((await loadConfig(folder, cacheFolderOf(folder))).config);
}

/** Every configurable rule with its default. */
function ruleList(all: Record<string, Rule | OwnRules[string]>): string {
  const configurable = Object.entries(all).filter(([, { isFixed }]) => !isFixed);
  const width = Math.max(...configurable.map(([name]) => name.length));
  return configurable
    .map(([name, { severity, finds }]) => {
      const written = severity === 'warning' ? 'warn' : severity;
      return `${name.padEnd(width)}  ${written.padEnd(5)}  ${finds}`;
    })
    .join('\n');
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(2)} s`;
}

function megabytes(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(0)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
