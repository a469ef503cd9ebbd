// Runs axe on the pages of the built site and writes the figures for their proofs: `npm run axe`. Pages whose
// document is that of the last run are not read again.
import { readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launch } from '../../../bench/measure/browser.ts';
import { filesBelow } from '../../../engine/src/node/files/files-below.ts';
import { createPreviewServer } from '../../../engine/src/node/serve/preview.ts';
import type { PageProof } from '../../../engine/src/shared/page/proof.ts';
import { htmlFiles, proofFolder } from '../../../engine/src/shared/page/paths.ts';
import { runAxe } from '../../../tests/helpers/axe.ts';
import known from '../../axe.json' with { type: 'json' };
import axe from 'axe-core/package.json' with { type: 'json' };
import { type AxeRecord, hashOfDocument } from '../../proof.ts';
import { siteRoot } from '../page-source.ts';

const dist = join(siteRoot, 'dist');
const before: AxeRecord = known;

/** Both themes, on small and on large screens. */
const appearances = [390, 1440].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** The paths of the pages with a proof. */
function provenPaths(): string[] {
  const folder = join(dist, proofFolder, 'pages');
  return filesBelow(folder).map((name) => {
    const { path } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as PageProof;
    return path;
  });
}

/** The rules that passed wherever they applied, and the violations. */
async function check(browser: Browser, address: string) {
  // In the middle of a transition, colors would have a contrast that is not theirs.
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const passed = new Set<string>();
  const failed: string[] = [];
  try {
    for (const { width, colorScheme } of appearances) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await page.goto(address, { waitUntil: 'networkidle' });
      const found = await runAxe(page);
      for (const rule of found.passed) passed.add(rule);
      failed.push(...found.failed.map((line) => `${width} px, ${colorScheme}: ${line}`));
    }
  } finally {
    await page.close();
  }
  return { passed, failed };
}

const server = createPreviewServer(dist, '');
await new Promise<void>((done) => server.listen(0, 'localhost', done));
const { port } = server.address() as AddressInfo;
const browser = await launch();
const pages: AxeRecord['pages'] = {};
try {
  for (const path of provenPaths().sort()) {
    const document = hashOfDocument(readFileSync(join(dist, htmlFiles(path)[0]!), 'utf8'));
    const last = before.pages[path];
    if (before.version === axe.version && last?.document === document && last.failed === 0) {
      pages[path] = last;
      continue;
    }
    const { passed, failed } = await check(browser, `http://localhost:${port}${path}`);
    const rules = new Set(failed.map((line) => line.split(': ')[1]));
    for (const rule of rules) passed.delete(rule!);
    pages[path] = { document, passed: passed.size, failed: rules.size };
    for (const line of failed) console.log(`${path}, ${line}`);
    if (failed.length > 0) process.exitCode = 1;
  }
} finally {
  await browser.close();
  server.close();
}
const record: AxeRecord = { version: axe.version, pages };
writeFileSync(join(siteRoot, 'axe.json'), `${JSON.stringify(record, null, 2)}\n`);
console.log(`axe ${axe.version}: ${Object.keys(pages).length} pages`);
