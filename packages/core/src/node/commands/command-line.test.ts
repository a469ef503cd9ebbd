import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { engineRoot } from '../files/engine-version.ts';
import { useSites } from './build.test.kit.ts';

const { root: siteRoot, docs, plainSite } = useSites('command-line');
let root: string;
beforeEach(() => {
  root = siteRoot();
});

describe('the command line', () => {
  it.each(['dev', 'build', 'preview', 'check'])('explains %s', async (command) => {
    const { status, output } = await docs(command, '--help');
    expect(output).toMatch(new RegExp(`Usage: docs ${command}[^]*--root[^]*--base`));
    expect(status).toBe(0);
  });

  it('names the nearest command', async () => {
    expect((await docs('biuld')).output).toContain('Did you mean "build"?');
  });

  it('checks without writing', async () => {
    plainSite();
    const { status, output } = await docs('check', '--root', root);
    expect(output).toMatch(/^Checked 1 page .*no errors/m);
    expect(status).toBe(0);
    expect(readdirSync(root)).not.toContain('dist');
  });

  it('takes an output folder from the root, or anywhere by its whole path', async () => {
    plainSite();
    for (const out of ['built', join(root, 'elsewhere/built')]) {
      expect((await docs('build', '--root', root, '--out', out)).status).toBe(0);
      expect(readdirSync(resolve(root, out))).toContain('index.html');
    }
  });

  it('asks for a build before a preview', async () => {
    plainSite();
    expect((await docs('preview', '--root', root)).output).toContain('Run docs build first');
  });

  it.each([
    ['--port', 'x'],
    ['--host', '192.0.2.1'],
  ])('ends when it cannot serve at %s %s', async (...option) => {
    plainSite();
    const bin = join(engineRoot, 'bin/docs.mjs');
    const dev = spawn(process.execPath, [bin, 'dev', '--root', root, ...option]);
    onTestFinished(() => void dev.kill());
    expect(await once(dev, 'exit')).toEqual([1, null]);
  });

  it('goes on without a reader of its output', async () => {
    const bin = join(engineRoot, 'bin/docs.mjs');
    const help = spawn(process.execPath, [bin, '--help']);
    help.stdout.destroy();
    let said = '';
    help.stderr.on('data', (data) => (said += data));
    expect(await once(help, 'close')).toEqual([0, null]);
    expect(said).toBe('');
  });

  it('takes the next port when one is in use', async () => {
    plainSite();
    await docs('build', '--root', root);
    const taken = createServer().listen(0, 'localhost');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as AddressInfo;
    const preview = spawn(process.execPath, [
      join(engineRoot, 'bin/docs.mjs'),
      'preview',
      '--root',
      root,
      '--port',
      String(port),
    ]);
    const said = await new Promise<string>((resolve) =>
      preview.stdout.once('data', (data) => resolve(String(data))),
    );
    preview.kill();
    taken.close();
    const used = Number(/http:\/\/localhost:(\d+)\//.exec(said)?.[1]);
    expect(used).toBeGreaterThan(port);
  });
});
