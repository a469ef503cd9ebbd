import { relative } from 'node:path';
import type { CommandValues } from '../cli.ts';
import { buildSite } from './build.ts';
import { formatDiagnostics, plural } from './report.ts';
import { numberOption, textOption } from './options.ts';

/** `docs build`: builds and says what was made. */
export async function runBuild(values: CommandValues): Promise<number> {
  const startedAt = performance.now();
  process.env.NODE_ENV = 'production';
  const result = await buildSite({
    root: textOption(values.root),
    base: textOption(values.base),
    out: textOption(values.out),
    workers: numberOption(values.workers, '--workers', 0, 64),
  });
  if (result.warnings.length > 0)
    console.warn(`${formatDiagnostics(result.warnings, result.site.root, process.stderr.isTTY)}\n`);
  console.log(
    `Built ${plural(result.pages, 'page')} (${result.fromCache} from cache), ${plural(result.files, 'file')}, ${megabytes(result.bytes)} in ${seconds(startedAt)} into ${relative('.', result.folder) || '.'}`,
  );
  if (values.compress) {
    const { compressOutput } = await import('./compress.ts');
    const compressedAt = performance.now();
    const { files, bytes } = await compressOutput(result.folder, result.site.cacheFolder);
    console.log(
      `Compressed ${plural(files, 'file')} to ${megabytes(bytes)} of brotli in ${seconds(compressedAt)}`,
    );
  }
  return 0;
}

/** `docs check`: everything that `build` checks, without an output. */
export async function runCheck(values: CommandValues): Promise<number> {
  const startedAt = performance.now();
  process.env.NODE_ENV = 'production';
  const { site, pages, warnings } = await buildSite({
    root: textOption(values.root),
    base: textOption(values.base),
    workers: numberOption(values.workers, '--workers', 0, 64),
    dry: true,
  });
  if (warnings.length > 0)
    console.warn(`${formatDiagnostics(warnings, site.root, process.stderr.isTTY)}\n`);
  console.log(`Checked ${plural(pages, 'page')} in ${seconds(startedAt)}: no errors`);
  return 0;
}

function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(2)} s`;
}

function megabytes(bytes: number): string {
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(0)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}
