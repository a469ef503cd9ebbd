import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { problemsOfFailure } from '../../shared/diagnostics/diagnostic.test.kit.ts';
import { contents, useSites } from './build.test.kit.ts';
import { buildSite } from './build.ts';

const { root, write, docs, git } = useSites('versions-long');
const built = (file: string) => readFileSync(join(root(), 'dist', file), 'utf8');

beforeEach(() => {
  git('init', '-q');
  write('.gitignore', 'node_modules\ndist\n.docs\n');
  write('docs.config.js', "export default { title: 'T', versions: { current: '2', '1': 'v1' } };");
  write(
    'pages/index.mdx',
    "import { Box } from '../box.jsx';\n\n# Box\n\n![A](./a.svg)\n\n<Box />\n\n```js\n[!include ~/code.js]\n```\n",
  );
  write('pages/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>');
  write('public/map.txt', 'then');
  write('box.jsx', 'export const Box = () => <p>In a box</p>;\n');
  write('code.js', 'run();\n');
  git('add', '-A');
  git('commit', '-qm', 'v1');
  git('tag', 'v1');
  write('pages/index.mdx', '# No box\n\n[Then](/1/)\n');
  write('public/map.txt', 'now');
});

it('reports a page whose component is gone, and what to do', async () => {
  rmSync(join(root(), 'box.jsx'));
  expect(await problemsOfFailure(buildSite({ root: root() }))).toMatchObject([
    {
      message: 'Version 1: The import "../box.jsx" does not exist today',
      file: '1:pages/index.mdx',
      hint: expect.stringContaining('docs versions freeze 1'),
    },
  ]);
});

/** By the command line: in the tests React is the one of development. */
async function build(...options: string[]): Promise<void> {
  const { status, output } = await docs('build', '--root', root(), ...options);
  expect([status, output]).toEqual([0, expect.stringContaining('Built')]);
}

it('builds a frozen version without its component, its tag and its repository', async () => {
  await build();
  const before = contents(join(root(), 'dist/1'));
  await build('--base', '/b', '--out', 'based');
  const based = contents(join(root(), 'based/1'));
  const { status, output } = await docs('versions', 'freeze', '1', '--root', root());
  expect(output).toContain('Stored 1 page of version 1 in versions/1.jsonl');
  expect(status).toBe(0);
  const again = await docs('versions', 'freeze', '1', '--root', root());
  expect([again.status, again.output]).toEqual([1, expect.stringContaining('is frozen')]);
  rmSync(join(root(), '.git'), { recursive: true, maxRetries: 9 });
  rmSync(join(root(), 'node_modules'), { recursive: true, maxRetries: 9 });
  await build();
  // The date of the last commit of today, which there is none of, is in no file of the version.
  expect(contents(join(root(), 'dist/1'))).toEqual(before);
  await build('--base', '/b', '--out', 'based');
  expect(contents(join(root(), 'based/1'))).toEqual(based);
  rmSync(join(root(), 'box.jsx'));
  await build();
  expect(built('1/index.html')).toContain('In a box');
  expect(built('1/index.html')).toContain('run');
  expect(built('1/map.txt')).toBe('then');
  const file = join(root(), 'versions/1.jsonl');
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20));
  const broken = await docs('build', '--root', root());
  expect(broken.output).toContain('The frozen version versions/1.jsonl is damaged');
  expect(broken.status).toBe(1);
});
