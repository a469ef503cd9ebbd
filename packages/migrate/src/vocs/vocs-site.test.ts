import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engineRoot } from '../../../core/src/node/files/engine-version.ts';
import { migrateVocs } from './vocs-site.ts';
import { testFolder } from '../../../core/src/node/files/test-folder.test.kit.ts';

const parent = join(engineRoot, '../../tests/.sites/migrate-vocs-files');
const { at, write } = testFolder({ below: parent });

it('takes over pages and files that are named as an output, and replaces no own file', async () => {
  const files = {
    'vocs.config.mjs': 'export default {};',
    'docs/pages/index.md': '# A',
    'docs/pages/dist/index.md': '# Dist',
    'docs/public/dist/lib.js': 'x',
    'docs/dist/index.html': 'built',
    'docs/docs.config.ts': 'own',
  };
  for (const [name, text] of Object.entries(files)) write(name, text);
  const migration = await migrateVocs(at(), 'vocs.config.mjs');
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
