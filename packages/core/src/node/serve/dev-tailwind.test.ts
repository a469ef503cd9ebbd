import { EventEmitter } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ViteDevServer } from 'vite';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { installTailwind } from '../assets/tailwind.test.kit.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { followTailwind } from './dev-tailwind.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, read } = testFolder();

function write(name: string, text: string): string {
  const file = at(name);
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
  siteWith({ root: at(), config: configOf({ title: 'T' }), cacheFolder: at('.cache') });

describe('Tailwind in dev', () => {
  it('follows a new class of a page: the sheet has it, and pages fetch the sheet', async () => {
    installTailwind(at());
    write('styles.css', '@import "tailwindcss";');
    const page = write('pages/index.mdx', 'first');
    const { vite, watcher, next } = serverOf();
    followTailwind(vite, siteOf());
    write('pages/index.mdx', 'second');
    const message = next();
    watcher.emit('all', 'change', page);
    expect(await message).toMatchObject({
      type: 'update',
      updates: [{ type: 'css-update', path: `/@fs${at()}/.cache/dev/own.css` }],
    });
    const sheet = () => read('.cache/dev/own-above.css');
    expect(sheet()).toContain('.second{');
    expect(sheet()).not.toContain('.first{');
  });

  it('tells a mistake of the sheet', async () => {
    write('styles.css', '@import "tailwindcss";');
    const { vite, watcher, next } = serverOf();
    followTailwind(vite, siteOf());
    const message = next();
    watcher.emit('all', 'change', at('styles.css'));
    expect(await message).toMatchObject({ type: 'error' });
  });
});
