// API references side by side: this engine, Scalar and Redoc on the same documents, in one run.
// npm --prefix bench/peers run references -- --documents FOLDER; see README.md.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from '@playwright/test';
import { launch } from '../measure/browser.ts';
import { serveFolder } from '../reader/serve.ts';
import { total, weigh } from '../reader/weight.ts';

/** The engines that render in the browser: package, bundle, and the page that shows a document. */
const peers = {
  'Scalar 1.46.4': {
    from: '@scalar/api-reference@1.46.4',
    bundle: '@scalar/api-reference/dist/browser/standalone.js',
    body: (document: string) =>
      `<div id="app"></div><script src="bundle.js"></script><script>Scalar.createApiReference('#app', { url: '${document}' })</script>`,
  },
  'Redoc 2.5.4': {
    from: 'redoc@2.5.4',
    bundle: 'redoc/bundles/redoc.standalone.js',
    body: (document: string) =>
      `<redoc spec-url="${document}"></redoc><script src="bundle.js"></script>`,
  },
};

/** A network of 10 Mbit/s, and a processor that is slowed down four times. */
const bytesPerSecond = 1_250_000;
const slowdown = 4;
/** The maximum time until a page is readable, in ms. */
const maxTime = 60_000;

const { values } = parseArgs({ options: { documents: { type: 'string' } } });
if (!values.documents) throw new Error('Expected --documents with a folder of OpenAPI documents');
const folder = resolve(values.documents);
const repository = join(import.meta.dirname, '../..');
const work = join(tmpdir(), 'docs-peers/references');
mkdirSync(work, { recursive: true });

/** The first operation of a document with a text that a reader sees. */
function firstOperation(file: string): string {
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, { summary?: string }>>;
  };
  const [summary] = Object.values(paths).flatMap((item) =>
    Object.values(item).flatMap((operation) => operation?.summary ?? []),
  );
  if (!summary) throw new Error(`${file} has no operation with a summary`);
  return summary.trim();
}

/** Builds the reference with a page for each operation. */
function buildOurs(file: string): { site: string; path: string; title: string } {
  const name = basename(file, '.json');
  const root = join(repository, 'node_modules/.bench-references', name);
  mkdirSync(join(root, 'pages'), { recursive: true });
  copyFileSync(file, join(root, 'openapi.json'));
  writeFileSync(
    join(root, 'docs.config.js'),
    `import { openapi } from '@stilldocs/openapi';
    const items = [{ text: 'Home', link: '/' }, { text: 'API', link: '/api' }];
    export default { title: 'Reference', extensions: [openapi()], sidebar: { '/': items } };`,
  );
  writeFileSync(join(root, 'pages/index.md'), '# Home\n');
  writeFileSync(
    join(root, 'pages/api.md'),
    '---\nopenapi: { file: ~/openapi.json, pages: operations }\n---\n',
  );
  const docs = join(repository, 'packages/core/bin/docs.mjs');
  const built = spawnSync(process.execPath, [docs, 'build', '--root', root], { encoding: 'utf8' });
  if (built.status !== 0) throw new Error(built.stdout + built.stderr);
  const site = join(root, 'dist');
  const text = firstOperation(file);
  const titles = readdirSync(join(site, 'api'), { recursive: true, encoding: 'utf8' })
    .filter((each) => each.endsWith('.html') && !each.endsWith('index.html'))
    .map((each) => ({
      path: `/api/${each.replace('.html', '')}`,
      title:
        /<h1[^>]*>([^<]*)<\/h1>/.exec(readFileSync(join(site, 'api', each), 'utf8'))?.[1] ?? '',
    }));
  // A summary that is the id of the operation is written in words.
  const found = titles.find(({ title }) => lettersOf(title) === lettersOf(text));
  if (!found) throw new Error(`There is no page of “${text}”`);
  return { site, ...found };
}

function lettersOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();
}

/** A page of a peer that shows a document. */
function writePeer(name: keyof typeof peers, file: string): string {
  const { bundle, body } = peers[name];
  const site = join(work, `${name.split(' ')[0]}-${basename(file, '.json')}`);
  mkdirSync(site, { recursive: true });
  copyFileSync(join(work, 'node_modules', bundle), join(site, 'bundle.js'));
  copyFileSync(file, join(site, 'openapi.json'));
  const head = '<!doctype html><meta charset="utf-8"><title>Reference</title>';
  writeFileSync(join(site, 'index.html'), head + body('openapi.json'));
  return site;
}

/** Bytes, the time until an operation is readable, and the memory of scripts and data once the page is idle. */
async function measure(browser: Browser, site: string, path: string, text: string) {
  const served = await serveFolder(site, bytesPerSecond);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  // As text: the names that the compiler keeps for functions are not there in the page.
  await page.addInitScript(`(function look() {
    if (document.body?.textContent.includes(${JSON.stringify(text)}))
      requestAnimationFrame(() => { window.readableAt = performance.now(); });
    else requestAnimationFrame(look);
  })()`);
  try {
    await page.goto(served.origin + path, { timeout: maxTime });
    await page.waitForFunction(() => 'readableAt' in window, null, { timeout: maxTime });
    const readable = await page.evaluate(() => (window as { readableAt?: number }).readableAt!);
    await page.waitForLoadState('networkidle');
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session
      .send('Performance.enable')
      .then(() => session.send('Performance.getMetrics'));
    const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')!.value;
    return `${(total(weigh(served.sent)) / 1000).toFixed(0)} | ${(readable / 1000).toFixed(2)} | ${(heap / 1e6).toFixed(1)}`;
  } catch (error) {
    return `failed: ${(error as Error).message.split('\n')[0]} | |`;
  } finally {
    await page.close();
    served.close();
  }
}

if (Object.values(peers).some(({ bundle }) => !existsSync(join(work, 'node_modules', bundle)))) {
  const packages = Object.values(peers).map(({ from }) => from);
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--prefix', work];
  execFileSync('npm', ['install', ...options, ...packages], { stdio: 'inherit' });
}
const browser = await launch();
console.log(
  '| document | engine | kB with Brotli | readable after, s | heap, MB |\n|---|---|---|---|---|',
);
for (const name of readdirSync(folder).filter((each) => each.endsWith('.json'))) {
  const file = join(folder, name);
  const text = firstOperation(file);
  const ours = buildOurs(file);
  const rows: [engine: string, site: string, path: string, text: string][] = [
    ['this engine', ours.site, ours.path, ours.title],
    ...(Object.keys(peers) as (keyof typeof peers)[]).map(
      (peer): [string, string, string, string] => [peer, writePeer(peer, file), '/', text],
    ),
  ];
  for (const [engine, ...page] of rows)
    console.log(`| ${name} | ${engine} | ${await measure(browser, ...page)} |`);
}
await browser.close();
