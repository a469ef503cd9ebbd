import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { normalizeBase } from '../../shared/page/paths.ts';
import { loadConfig } from '../site/config/load-config.ts';
import { type CommandValues, textOption } from './options.ts';
import { type Served, serveUntilEnded } from './serve-until-ended.ts';
import { createPreviewServer } from '../serve/preview.ts';
import { realFolder, restoreFolder } from '../files/replace-folder.ts';
import { cacheFolderOf } from '../site/site.ts';

/** `docs preview`: serves the last build until the process ends. */
export function runPreview(values: CommandValues): Promise<number> {
  return serveUntilEnded(values, 4173, (host) => previewOf(values, host));
}

async function previewOf(values: CommandValues, host: string | undefined): Promise<Served> {
  const given = resolve(textOption(values.root) ?? '.');
  const { config, root } = await loadConfig(given, cacheFolderOf(given));
  const base = normalizeBase(textOption(values.base) ?? config.base);
  const out = textOption(values.out);
  const folder = out === undefined ? resolve(root, config.outDir) : resolve(given, out);
  restoreFolder(realFolder(folder));
  if (!existsSync(folder)) {
    const message = `There is no built site in ${relative('.', folder)}`;
    throw errorWith({ rule: 'preview', message, hint: 'Run docs build first' });
  }
  const server = createPreviewServer(folder, base, host);
  const name = relative('.', folder) || '.';
  const close = () => server.close().closeAllConnections();
  return { server, name, base, close };
}
