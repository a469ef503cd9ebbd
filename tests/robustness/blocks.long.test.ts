import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const docs = fileURLToPath(new URL('../../packages/core/bin/docs.mjs', import.meta.url));
const below = fileURLToPath(new URL('../dist', import.meta.url));

const extension = (body: string) => `extensions: [{ name: 'a',\n  ${body}\n}]`;
const later = 'await new Promise((resolve) => setTimeout(resolve, 5));';

/** Writes a site with a configuration and further files, and returns its folder. */
function siteOf(config: string, files: Record<string, string> = {}): string {
  mkdirSync(below, { recursive: true });
  const root = mkdtempSync(join(below, 'blocks-'));
  onTestFinished(() => rmSync(root, { recursive: true, maxRetries: 9 }));
  const all = {
    'docs.config.ts': `export default {\n  title: 'A',\n  ${config}\n};\n`,
    'pages/index.md': '# A\n',
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

/** Builds a site, and returns what it prints on an error. */
function printed(config: string, files?: Record<string, string>): string {
  const root = siteOf(config, files);
  const { status, stderr } = spawnSync('node', [docs, 'build', '--root', root], {
    encoding: 'utf8',
    timeout: 50_000,
  });
  expect(status).toBe(1);
  return stderr;
}

it.each([
  ['search: { weight() {\nfor (;;);\n} },', '"search.weight" of the configuration failed on /'],
  ['async head() {\nawait null; for (;;);\n},', '"head" of the configuration failed'],
  ['get lang() { for (;;); },', 'docs.config.ts failed: it works'],
  [extension('onPage() { for (;;); },'), 'The extension "a" failed in onPage on /'],
  [extension(`async buildEnd() { ${later} for (;;); },`), 'The extension "a" failed in buildEnd'],
  [extension('buildEnd() { return new Promise(() => {}); },'), 'a promise that never settles'],
  ['markdown: { remarkPlugins: [function mine() { for (;;); }] },', 'Plugin mine failed'],
  [
    'markdown: { rehypePlugins: [function mine() { return () => { for (;;); } }] },',
    'Plugin mine failed',
  ],
])(
  '%s ends the build with its name',
  (config, expected) => {
    const text = printed(config);
    expect(text).toContain(expected);
    expect(text).toMatch(/longer than|more than|never settles/);
  },
  60_000,
);

it.each(['resolveId', 'transform', 'buildStart'])(
  'a plugin of the bundler whose %s never settles ends the build with its name',
  (hook) => {
    const plugin = `{ name: 'mine', load() {}, ${hook}: () => new Promise(() => {}) }`;
    expect(printed(extension(`vite: { plugins: [${plugin}] },`))).toContain(
      `The plugin "mine" of the bundler failed in ${hook}`,
    );
  },
  60_000,
);

it('docs dev ends with the name of what blocks it', async () => {
  const root = siteOf('head() {\nfor (;;);\n},');
  const dev = spawn('node', [docs, 'dev', '--root', root, '--port', '0']);
  onTestFinished(() => void dev.kill('SIGKILL'));
  let text = '';
  for (const stream of [dev.stdout, dev.stderr]) stream.on('data', (part) => (text += part));
  const ended = once(dev, 'exit');
  await expect.poll(() => text, { timeout: 20_000 }).toMatch(/http:\/\/localhost:\d+/);
  const [address] = /http:\/\/localhost:\d+/.exec(text)!;
  await fetch(address).catch(() => undefined);
  expect(await ended).toEqual([1, null]);
  expect(text).toContain('"head" of the configuration failed');
  expect(text).toContain('more than 20 seconds');
}, 60_000);

it('a process that code of the site ends is an error', () => {
  expect(printed('get lang() { process.exit(0); },')).toContain('ended before the command');
});

it('a loop of many pages, in a worker, names the page', () => {
  const pages = Array.from({ length: 30 }, (_, i) => [`pages/p${i}.md`, `# P${i}\n`]);
  const plugin = `remarkPlugins: [function mine() { return async () => { ${later} for (;;); } }]`;
  const text = printed(`markdown: { ${plugin} },`, Object.fromEntries(pages));
  expect(text).toMatch(/More than 20 seconds of work at a stretch.*\n +pages\/\w+\.md/);
}, 60_000);
