import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contents, useSites } from './build.test.kit.ts';

const { root, docs, write } = useSites('shards');

/** A site whose extension stores results in the folder that a variable names. */
function site(): string {
  write(
    'one/docs.config.ts',
    `import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
     const place = (name: string) => '${root()}/store/' + name;
     const resultStore = {
       get: async (name: string) => {
         if (process.env.BROKEN) throw new Error('the disk is gone');
         return existsSync(place(name)) ? readFileSync(place(name)) : undefined;
       },
       has: async (name: string) => existsSync(place(name)),
       put: async (name: string, content: Uint8Array) => writeFileSync(place(name), content),
     };
     export default { title: 'Site', extensions: [{ name: 'store', resultStore }] };`,
  );
  mkdirSync(join(root(), 'store'), { recursive: true });
  for (let page = 0; page < 40; page++)
    write(
      `one/pages/p${page}.mdx`,
      `# Page ${page}\n\n## Part\n\nText.\n\n\`\`\`ts\nlet a = ${page};\n\`\`\`\n`,
    );
  return join(root(), 'one');
}

it('renders no page that shards on other machines have rendered, and writes the same bytes', async () => {
  const one = site();
  expect((await docs('build', '--root', one)).output).toMatch(/^Built 40 pages \(0 from cache\)/m);
  const whole = contents(join(one, 'dist'));
  rmSync(join(one, 'dist'), { recursive: true, maxRetries: 9 });
  rmSync(join(one, 'node_modules'), { recursive: true, maxRetries: 9 });
  rmSync(join(root(), 'store'), { recursive: true, maxRetries: 9 });
  mkdirSync(join(root(), 'store'));
  let rendered = 0;
  for (const shard of [1, 2, 3]) {
    const machine = join(root(), `machine-${shard}`);
    cpSync(one, machine, { recursive: true });
    const { output, status } = await docs('build', '--root', machine, '--shard', `${shard}/3`);
    expect(status).toBe(0);
    rendered += Number(/^Rendered (\d+) of 40 pages \(0 from cache\)/m.exec(output)?.[1]);
    expect(readdirSync(machine)).not.toContain('dist');
  }
  expect(rendered).toBe(40);
  const { output } = await docs('build', '--root', one);
  expect(output).toMatch(/^Built 40 pages \(40 from cache\)/m);
  expect(contents(join(one, 'dist'))).toEqual(whole);

  // One page of a branch: the others come from the newest results of their buckets.
  rmSync(join(one, 'node_modules'), { recursive: true, maxRetries: 9 });
  write('one/pages/p7.mdx', '# Page 7\n\nOther text.\n');
  expect((await docs('build', '--root', one)).output).toMatch(/^Built 40 pages \(39 from cache\)/m);

  // A damaged result is rendered again, and a store that fails costs one line.
  for (const name of readdirSync(join(root(), 'store')))
    writeFileSync(join(root(), 'store', name), 'x');
  rmSync(join(one, 'node_modules'), { recursive: true, maxRetries: 9 });
  const damaged = (await docs('build', '--root', one)).output;
  expect(damaged).toMatch(/are damaged: their pages are rendered/);
  expect(damaged).toMatch(/^Built 40 pages \(0 from cache\)/m);
}, 120_000);

it('renders the pages of all languages', async () => {
  const one = site();
  const config = join(one, 'docs.config.ts');
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace("title: 'Site'", "title: 'Site', languages: { de: {} }"),
  );
  for (let page = 0; page < 40; page++)
    write(`one/pages/de/p${page}.mdx`, `# Seite ${page}\n\n## Teil\n\nText.\n`);
  for (const shard of ['1/2', '2/2']) {
    const { output } = await docs('build', '--root', one, '--shard', shard);
    expect(output).toMatch(/^Rendered \d+ of 80 pages/m);
    rmSync(join(one, 'node_modules'), { recursive: true, maxRetries: 9 });
  }
  expect((await docs('build', '--root', one)).output).toMatch(/^Built 80 pages \(80 from cache\)/m);
}, 120_000);

it('names a wrong shard', async () => {
  const { output, status } = await docs('build', '--root', site(), '--shard', '4/3');
  expect(output).toContain('Unexpected "4/3" for --shard, expected');
  expect(status).toBe(1);
}, 30_000);

it('builds without a store that fails', async () => {
  process.env.BROKEN = '1';
  const { output, status } = await docs('build', '--root', site());
  delete process.env.BROKEN;
  expect(output.match(/failed in resultStore.get: the disk is gone/g)).toHaveLength(1);
  expect(status).toBe(0);
}, 30_000);
