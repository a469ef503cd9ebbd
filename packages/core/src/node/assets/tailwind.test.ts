import { describe, expect, it } from 'vitest';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { installTailwind } from './tailwind.test.kit.ts';
import { compileStyles } from './compile-styles.ts';
import { usesTailwind } from './tailwind.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder();

const compile = () =>
  compileStyles({
    root: at('docs'),
    config: configOf({}),
    configFiles: {
      main: at('vocs.config.ts'),
      all: [],
      bundle: { file: '', version: '' },
    },
  });

describe('a style sheet for Tailwind', () => {
  it.each(['@import "tailwindcss" important;', '@tailwind base;', '.a { @apply flex; }'])(
    'is known by %s',
    (css) => expect(usesTailwind(css)).toBe(true),
  );

  it('is not any other one', async () => {
    expect(usesTailwind('@import "./tailwind.css"; .tailwind {}')).toBe(false);
    expect(await compile()).toBeUndefined();
  });

  it('is divided: reset below the theme, and on landing pages only; the rest above', async () => {
    installTailwind(at());
    write('docs/styles.css', "@import 'tailwindcss';\n.own { background: url('./a.png') }");
    write('components/a.tsx', 'beside');
    write('docs/pages/index.mdx', 'within');
    write('docs/dist/index.html', 'built');
    const { below, above } = (await compile())!;
    expect(below).toContain('@layer theme{:root{--x:1}}');
    expect(below).toContain(
      '@layer base{*{--tw-a:0}@scope (.Landing) to (.Prose,.Markdown){html{text-size-adjust:100%}*{margin:0}}}',
    );
    expect(above).toMatch(/^@layer utilities\{.*\.beside\{a:b\}.*\.within\{a:b\}/);
    expect(above).toContain(`.own { background: url('${at('docs/a.png')}') }`);
    expect(above).not.toContain('built');
  });

  it('follows the theme with dark:, unless the sheet says otherwise', async () => {
    installTailwind(at());
    write('docs/styles.css', "@import 'tailwindcss';");
    expect((await compile())!.above).toContain('@custom-variant dark (&:where(.dark, .dark *))');
    write('docs/styles.css', "@import 'tailwindcss';\n@custom-variant dark (.night &);");
    expect((await compile())!.above.match(/@custom-variant/g)).toHaveLength(1);
  });

  it('names the package that is missing', async () => {
    write('docs/styles.css', '@import "tailwindcss";');
    await expect(compile()).rejects.toMatchObject({
      diagnostics: [
        {
          message: 'styles.css uses Tailwind, but its package @tailwindcss/node is not installed',
          hint: 'Run npm install @tailwindcss/vite',
        },
      ],
    });
  });
});
