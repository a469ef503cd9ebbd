import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import type { BudgetName, Measured } from '../budgets.ts';
import { ensureBuilt } from './sites.ts';

const site = fileURLToPath(new URL('../../site', import.meta.url));

/** The labs of the site by host. */
const labs: Record<string, BudgetName> = {
  tracking: 'live samples: lab of tracking',
  cms: 'live samples: lab of CMS',
  assets: 'live samples: lab of asset sources',
  config: 'live samples: lab of vev.json',
};

/** The bytes of each lab: the script of its host, its panel, and what panels of labs share. */
export async function measureLabs(): Promise<Measured> {
  await ensureBuilt(site);
  const folder = join(site, 'dist/assets');
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const brotli = (name: string) => brotliCompressSync(readFileSync(join(folder, name))).length;
  const names = readdirSync(folder);
  const run = read(names.find((name) => /^client-live-run-.*\.js$/.test(name))!);
  return Object.fromEntries(
    Object.entries(labs).map(([host, what]) => {
      const files = new RegExp(
        `assets/(live-${host}-[\\da-f]+\\.js)[^}]*?import\\([\`"']\\./(.*?)[\`"']\\)`,
      ).exec(run);
      const [, script, panel] = files!;
      const shared = [...read(panel!).matchAll(/from[`"']\.\/(.*?)[`"']/g)]
        .map(([, name]) => name!)
        .filter((name) => read(name).includes('Lab-note'));
      const bytes = [script!, panel!, ...shared].map(brotli);
      return [what, bytes.reduce((sum, each) => sum + each, 0)];
    }),
  );
}
