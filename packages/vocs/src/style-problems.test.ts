import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { nameProblems, styleNotes, withOwnNames } from './style-problems.ts';
import { testFolder } from '../../core/src/node/files/test-folder.test.kit.ts';

const { at, write } = testFolder();

const notes = () => styleNotes(at('docs')).map(({ option, text }) => `${option} ${text}`);

function writeStyles(css: string): void {
  mkdirSync(at('docs/public'), { recursive: true });
  write('docs/styles.css', css);
}

it('a site without styles has no notes', () => expect(notes()).toEqual([]));

it('names each rule for classes that no element has, with its place, without those in comments', () => {
  writeStyles(
    `.vocs_Gutter,
.vocs_Other:hover { color: red }
.vocs_Button_button {} .vocs_HomePage_title {} /* .vocs_Gone {
} */ a::after { content: '.vocs_Text' }
@media print { .vocs_Aside {} .vocs_H2 {} }
@import './more/other.css';`,
  );
  write('docs/more/other.css', '\n  .vocs_Sidebar a {}\n@import "../styles.css";');
  const problems = nameProblems(at('docs'));
  expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    'styles.css:1:1',
    'styles.css:5:16',
    'more/other.css:2:3',
  ]);
  expect(problems[0]).toMatchObject({ rule: 'vocs' });
  expect(problems[0]!.message).toContain(
    'The rule for .vocs_Gutter, .vocs_Other of Vocs has no effect',
  );
  expect(problems[0]!.hint).toMatch(/token.* Reference, Tokens/);
});

it('names files that are missing', () => {
  writeStyles('a { b: url(/a.svg) url("/b.svg#x") url(//c.example/c) url(./d.png) }');
  write('docs/public/b.svg', '');
  expect(notes()).toEqual(['styles.css names files that public/ does not have: /a.svg']);
});

it('a class is one of the elements here, and a variable sets its token', () => {
  const css = `.vocs_H2:hover + .vocs_Gutter { color: red }
:root.dark { --vocs-color_background: #111 ; --vocs-content_width: calc(74ch + 2rem) }`;
  expect(withOwnNames(css)).toBe(
    `:is(.vocs_H2, .Prose h2, h2.Markdown):hover + .vocs_Gutter { color: red }
:root.dark { --vocs-color_background: #111;--color-background:#111; --vocs-content_width: calc(74ch + 2rem);--content-width:calc(calc(74ch + 2rem) - 2 * var(--vocs-content_horizontalPadding))}`,
  );
  expect(withOwnNames('a { color: var(--vocs-color_text) } /* .vocs_H2 {} */')).toBeUndefined();
});

it('names variables that nothing reads, and those that another sheet sets', () => {
  writeStyles(`:root { --vocs-color_text: red; --vocs-zIndex_drawer: 1;
--vocs-fontSize_h2: 1px } h2 { font-size: var(--vocs-fontSize_h2) }
@import './other.css';`);
  write('docs/other.css', ':root { --vocs-color_text: red }');
  const problems = nameProblems(at('docs'));
  expect(problems.map(({ file, line, hint }) => `${file}:${line} ${hint}`)).toEqual([
    'styles.css:1 Set a token of the theme: the manual lists them in Reference, Tokens',
    'other.css:1 Set --color-text: the manual lists them in Reference, Tokens',
  ]);
});
