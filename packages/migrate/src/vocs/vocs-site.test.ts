import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { engineRoot } from '../../../core/src/node/files/engine-version.ts';
import { migrateVocs } from './vocs-site.ts';

const parent = join(engineRoot, '../../tests/.sites/migrate-vocs-files');
let folder: string;
beforeEach(() => {
  mkdirSync(parent, { recursive: true });
  folder = mkdtempSync(join(parent, 'site-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true, maxRetries: 9 }));

it('takes over pages and files that are named as an output, and replaces no own file', async () => {
  const files = {
    'vocs.config.mjs': 'export default {};',
    'docs/pages/index.md': '# A',
    'docs/pages/dist/index.md': '# Dist',
    'docs/public/dist/lib.js': 'x',
    'docs/dist/index.html': 'built',
    'docs/docs.config.ts': 'own',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const migration = await migrateVocs(folder, 'vocs.config.mjs');
  expect([...migration.files.keys()].sort()).toEqual([
    'docs/docs.config.ts',
    'docs/pages/dist/index.md',
    'docs/pages/index.md',
    'docs/public/dist/lib.js',
    'package.json',
  ]);
  expect(migration.files.get('docs/docs.config.ts')).not.toEqual({ text: 'own' });
  expect(migration.byHand).toEqual([
    expect.objectContaining({ file: 'docs/docs.config.ts', what: expect.stringContaining('name') }),
  ]);
});
