import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ViteDevServer } from 'vite';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { installTailwind } from '../assets/tailwind.test.kit.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { followTailwind } from './dev-tailwind.ts';

let root: string;
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'dev-tailwind-'))));
afterEach(() => rmSync(root, { recursive: true, maxRetries: 9 }));

function write(name: string, text: string): string {
  const file = join(root, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

/** A dev server that records what it sends to browsers, and waits for the next message. */
function serverOf() {
  const watcher = new EventEmitter();
  const sent = new EventEmitter();
  const vite = {
    watcher,
    environments: { client: { moduleGraph: { getModulesByFile: () => undefined } } },
    ws: { send: (message: object) => sent.emit('message', message) },
  } as unknown as ViteDevServer;
  return { vite, watcher, next: () => new Promise((resolve) => sent.once('message', resolve)) };
}

const siteOf = () =>
  siteWith({ root, config: configOf({ title: 'T' }), cacheFolder: join(root, '.cache') });

describe('Tailwind in dev', () => {
  it('follows a new class of a page: the sheet has it, and pages fetch the sheet', async () => {
    installTailwind(root);
    write('styles.css', '@import "tailwindcss";');
    const page = write('pages/index.mdx', 'first');
    const { vite, watcher, next } = serverOf();
    followTailwind(vite, siteOf());
    write('pages/index.mdx', 'second');
    const message = next();
    watcher.emit('all', 'change', page);
    expect(await message).toMatchObject({
      type: 'update',
      updates: [{ type: 'css-update', path: `/@fs${root}/.cache/dev/own.css` }],
    });
    const sheet = () => readFileSync(join(root, '.cache/dev/own-above.css'), 'utf8');
    expect(sheet()).toContain('.second{');
    expect(sheet()).not.toContain('.first{');
  });

  it('tells a mistake of the sheet', async () => {
    write('styles.css', '@import "tailwindcss";');
    const { vite, watcher, next } = serverOf();
    followTailwind(vite, siteOf());
    const message = next();
    watcher.emit('all', 'change', join(root, 'styles.css'));
    expect(await message).toMatchObject({ type: 'error' });
  });
});
