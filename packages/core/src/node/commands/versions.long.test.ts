import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { useSites } from './build.test.kit.ts';
import { buildSite } from './build.ts';

const { root, write } = useSites('versions-long');
const git = (...args: string[]) =>
  execFileSync('git', ['-C', root(), '-c', 'user.name=A', '-c', 'user.email=a@b.c', ...args]);

it('reports a page whose component is gone, and what to do', async () => {
  git('init', '-q');
  write('.gitignore', 'node_modules\n');
  write('docs.config.js', "export default { title: 'T', versions: { current: '2', '1': 'v1' } };");
  write('pages/index.mdx', "import { Box } from '../box.jsx';\n\n# Box\n\n<Box />\n");
  write('box.jsx', 'export const Box = () => <p>Box</p>;\n');
  git('add', '-A');
  git('commit', '-qm', 'v1');
  git('tag', 'v1');
  write('pages/index.mdx', '# No box\n');
  rmSync(join(root(), 'box.jsx'));
  const error = await buildSite({ root: root() }).catch((thrown: unknown) => thrown);
  expect((error as DiagnosticError).diagnostics).toMatchObject([
    {
      message: 'Version 1: The import "../box.jsx" does not exist today',
      file: '1:pages/index.mdx',
    },
  ]);
});
