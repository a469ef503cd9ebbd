import { mkdirSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createServer } from 'vite';
import { beforeEach, expect, it } from 'vitest';
import { type LastStyles, lastStyles } from './last-styles.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at } = testFolder();
let styles: LastStyles;
let told: string[];

beforeEach(() => {
  mkdirSync(at('parts'));
  styles = { good: new Map(), modules: new Map(), broken: new Map() };
  told = [];
});

const write = (text: string | Buffer) => writeFileSync(at('parts/own.module.css'), text);

/** The exports of the sheet in a session of its own. */
async function namesInSession(): Promise<unknown> {
  const vite = await createServer({
    root: at(),
    configFile: false,
    appType: 'custom',
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
    plugins: [
      lastStyles(styles, at(), (problems, file) => {
        const isMended = problems.length === 0;
        told.push(...(isMended ? [`mended ${basename(file)}`] : problems.map((it) => it.file!)));
      }),
    ],
  });
  const names = (await vite.ssrLoadModule('/parts/own.module.css')).default as unknown;
  await vite.close();
  return names;
}

it('a CSS module that is broken keeps its last names, in a later session too', async () => {
  write('.own { color: red }');
  const names = await namesInSession();
  expect(names).toEqual({ own: expect.stringMatching(/own/) });
  write('.own { color: red }}');
  expect(await namesInSession()).toEqual(names);
  expect(told).toEqual(['parts/own.module.css']);
  write('.other { color: red }');
  expect(await namesInSession()).toEqual({ other: expect.stringMatching(/other/) });
  expect(told).toEqual(['parts/own.module.css', 'mended own.module.css']);
});

it('a sheet that is not UTF-8 is told, as a build does', async () => {
  write(Buffer.from('.a { content: "ä" }', 'latin1'));
  await namesInSession();
  expect(told).toEqual(['parts/own.module.css']);
});
