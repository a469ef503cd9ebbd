import { expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import type { Extension } from '../../shared/extension/extension.ts';
import { compileStyles, hasCompiledStyles } from './compile-styles.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder();

const siteWith = (...compile: Extension['compileStyles'][]) => ({
  root: at(),
  config: configOf({
    extensions: compile.map((compileStyles, index) => ({ name: `e${index}`, compileStyles })),
  }),
  configFiles: {
    main: at('docs.config.ts'),
    all: [],
    bundle: { file: '', version: '' },
  },
});

it('plain CSS is not compiled, nor is a missing sheet', async () => {
  expect(await compileStyles(siteWith(() => 'a{}'))).toBeUndefined();
  write('styles.css', 'a { b: c }');
  expect(await compileStyles(siteWith())).toBeUndefined();
  expect(hasCompiledStyles(siteWith())).toBe(false);
  expect(await compileStyles(siteWith(() => undefined))).toBeUndefined();
});

it('the first extension that reads the sheet compiles it, with the texts of the site', async () => {
  write('styles.css', '$a');
  write('page.mdx', 'word');
  const site = siteWith(
    () => undefined,
    ({ css, file, sources }) =>
      `/* ${css} */ .${sources()[0]?.content} { background: url(./i.svg) } /* ${file.slice(-10)} */`,
    () => 'never',
  );
  expect(hasCompiledStyles(site)).toBe(true);
  expect((await compileStyles(site))?.above).toContain(`.word { background: url(${at('i.svg')}) }`);
});

it('an extension that throws is named', async () => {
  write('styles.css', '$a');
  const site = siteWith(() => {
    throw new Error('no such color');
  });
  await expect(compileStyles(site)).rejects.toThrow(
    'The extension "e0" failed in compileStyles: no such color',
  );
});

it('a folder in the place of the sheet is an error', async () => {
  write('styles.css/a.css');
  await expect(compileStyles(siteWith())).rejects.toMatchObject({
    diagnostics: [{ message: 'styles.css is no file', file: 'styles.css' }],
  });
});

it('a sheet that is compiled and not UTF-8 is an error at its line', async () => {
  write('styles.css', Buffer.from('.a {}\n.b { content: "ä" }', 'latin1'));
  await expect(compileStyles(siteWith(() => ''))).rejects.toMatchObject({
    diagnostics: [{ rule: 'encoding', file: 'styles.css', line: 2 }],
  });
});
