import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { normalizeBase } from '../../shared/page/paths.ts';
import { loadConfig } from '../site/config/load-config.ts';
import { type CommandValues, textOption } from './options.ts';
import { type Served, serveUntilEnded } from './serve-until-ended.ts';
import { builtBase } from '../built/built-site.ts';
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
  const out = textOption(values.out);
  const folder = out === undefined ? resolve(root, config.outDir) : resolve(given, out);
  restoreFolder(realFolder(folder));
  if (!existsSync(folder)) {
    const message = `There is no built site in ${relative('.', folder)}`;
    throw errorWith({ rule: 'preview', message, hint: 'Run docs build first' });
  }
  const written = textOption(values.base);
  const asked = normalizeBase(written ?? config.base);
  const base = builtBase(folder) ?? asked;
  const name = relative('.', folder) || '.';
  if (written !== undefined && asked !== base) {
    const message = `The site in ${name} was built with the base "${base || '/'}", and its links lead there`;
    const hint = `Build it with --base ${asked || '/'}, or leave the option out`;
    throw errorWith({ rule: 'preview', message, hint });
  }
  const server = createPreviewServer(folder, base, host);
  const close = () => server.close().closeAllConnections();
  return { server, name, base, close };
}
