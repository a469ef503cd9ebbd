import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineRoot } from '../files/engine-version.ts';

const docs = join(engineRoot, 'bin/docs.mjs');
/** Below the repository, whose React the site uses. */
let root = '';

const component = (text: string) =>
  `'use client';\nimport { useState } from 'react';\nexport function Count() {\n  const [n, set] = useState(0);\n  return <button onClick={() => set(n + 1)}>${text} {n}</button>;\n}\n`;
const page = (text: string) =>
  `import { Count } from '../components/Count.tsx'\n\n# Page\n\n${text}\n\n\`\`\`ts\nconst a = 1;\n\`\`\`\n\n<Count />\n`;

beforeAll(() => {
  const parent = join(engineRoot, '../../tests/dist');
  mkdirSync(parent, { recursive: true });
  root = mkdtempSync(join(parent, 'load-'));
  for (const folder of ['pages', 'components']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'docs.config.ts'), "export default { title: 'Load' };\n");
  writeFileSync(join(root, 'components/Count.tsx'), component('Count'));
  writeFileSync(join(root, 'pages/index.mdx'), page('first'));
  for (let index = 0; index < 50; index++)
    writeFileSync(join(root, `pages/page-${index}.md`), `# Page ${index}\n\nText [home](/).\n`);
});
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

/** Starts a server, and waits until it listens. */
async function start(...args: string[]) {
  const child = spawn(
    'node',
    ['--expose-gc', '--import', join(import.meta.dirname, 'report-heap.mjs'), docs, ...args],
    { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  let output = '';
  for (const stream of [child.stdout!, child.stderr!])
    stream.on('data', (part: Buffer) => (output += String(part)));
  for (;;) {
    const address = /http:\/\/localhost:\d+\//.exec(output)?.[0];
    if (address) return { child, address, output: () => output };
    if (child.exitCode !== null) throw new Error(`The server ended:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

async function heapOf(child: ChildProcess): Promise<number> {
  const answer = once(child, 'message');
  child.send('heap');
  return Number((await answer)[0]);
}

const mean = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0) / numbers.length;

describe('under load', () => {
  it(
    'the preview answers 200 clients for a minute without an error',
    { timeout: 180_000 },
    async () => {
      const build = spawn('node', [docs, 'build', '--root', root], { stdio: 'ignore' });
      expect((await once(build, 'exit'))[0]).toBe(0);
      const { child, address, output } = await start('preview', '--root', root, '--port', '4391');
      const paths = [
        '',
        'page-1',
        'page-2.md',
        'search-index.json',
        'absent',
        'page-3.html',
        '_page/x',
      ];
      const end = Date.now() + 60_000;
      const failures: string[] = [];
      let count = 0;
      const client = async (index: number) => {
        for (let turn = index; Date.now() < end; turn++) {
          const path = paths[turn % paths.length]!;
          try {
            const answer = await fetch(address + path);
            await answer.arrayBuffer();
            count++;
            const isRight = ['absent', '_page/x'].includes(path)
              ? answer.status === 404
              : answer.ok;
            if (!isRight) failures.push(`${path}: ${answer.status}`);
          } catch (error) {
            failures.push(`${path}: ${String(error)}`);
          }
        }
      };
      await Promise.all(Array.from({ length: 200 }, (_, index) => client(index)));
      const heap = await heapOf(child);
      child.kill();
      console.log(
        `${count} answers to 200 clients in a minute; ${Math.round(heap / 1e6)} MB of heap`,
      );
      expect(failures).toEqual([]);
      expect(output()).not.toMatch(/error/i);
    },
  );

  it('dev holds no more memory after 300 edits than after 150', { timeout: 600_000 }, async () => {
    const { child, address, output } = await start('dev', '--root', root, '--port', '4392');
    const heaps: number[] = [];
    for (let edit = 0; edit <= 300; edit++) {
      const text = `edit-${edit}-`;
      if (edit % 2) writeFileSync(join(root, 'components/Count.tsx'), component(text));
      else writeFileSync(join(root, 'pages/index.mdx'), page(text));
      const until = Date.now() + 20_000;
      for (;;) {
        const answer = await fetch(address);
        const html = await answer.text();
        if (answer.ok && html.includes(text)) break;
        if (Date.now() > until)
          throw new Error(`Edit ${edit} is not shown: ${answer.status}\n${output()}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      heaps.push(await heapOf(child));
    }
    child.kill();
    const [before, after] = [mean(heaps.slice(50, 150)), mean(heaps.slice(200, 300))];
    console.log(
      `heap after gc: ${(before / 1e6).toFixed(1)} MB in edits 50 to 150, ${(after / 1e6).toFixed(1)} MB in 200 to 300`,
    );
    expect(output()).not.toMatch(/error/i);
    expect(after / before).toBeLessThanOrEqual(1.05);
  });
});
