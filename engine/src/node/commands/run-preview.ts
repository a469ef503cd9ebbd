import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { normalizeBase } from '../../shared/page/paths.ts';
import { listen, warnOfNetwork } from '../serve/listen.ts';
import { loadConfig } from '../site/load-config.ts';
import { type CommandValues, numberOption, textOption } from './options.ts';
import { createPreviewServer } from '../serve/preview.ts';
import { realFolder, restoreFolder } from '../files/replace-folder.ts';
import { cacheFolderOf } from '../site/site.ts';

/** `docs preview`: serves the last build until the process is ended. */
export async function runPreview(values: CommandValues): Promise<number> {
  const root = resolve(textOption(values.root) ?? '.');
  const { config } = await loadConfig(root, cacheFolderOf(root));
  const base = normalizeBase(textOption(values.base) ?? config.base);
  const folder = resolve(root, textOption(values.out) ?? config.outDir);
  restoreFolder(realFolder(folder));
  if (!existsSync(folder)) {
    const message = `Unexpected missing folder ${relative('.', folder)}, expected a built site`;
    throw new DiagnosticError([
      { severity: 'error', rule: 'preview', message, hint: 'Run docs build first' },
    ]);
  }
  const host = textOption(values.host);
  const server = createPreviewServer(folder, base, host);
  const port = numberOption(values.port, '--port', 0, 65535) ?? 4173;
  const address = await listen(server, port, host);
  console.log(`Serving ${relative('.', folder) || '.'} at ${address}${base}/`);
  warnOfNetwork(server, `${base}/`);
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        server.close(() => done());
        server.closeAllConnections();
      });
    }
  });
  return 0;
}
