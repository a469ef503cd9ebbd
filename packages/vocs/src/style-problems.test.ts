import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { classProblems, styleNotes } from './style-problems.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'vocs-styles-'))));
afterEach(() => rmSync(folder, { recursive: true, maxRetries: 9 }));

const notes = () => styleNotes(join(folder, 'docs')).map(({ option, text }) => `${option} ${text}`);

function writeStyles(css: string): void {
  mkdirSync(join(folder, 'docs/public'), { recursive: true });
  writeFileSync(join(folder, 'docs/styles.css'), css);
}

it('a site without styles has no notes', () => expect(notes()).toEqual([]));

it('names each rule for classes that no element has, with its place, without those in comments', () => {
  writeStyles(
    `.vocs_H2,
.vocs_H3:hover { color: red }
.vocs_Button_button {} .vocs_HomePage_title {} /* .vocs_Gone {
} */ a::after { content: '.vocs_Text' }
@media print { .vocs_Aside {} }
@import './more/other.css';`,
  );
  mkdirSync(join(folder, 'docs/more'));
  writeFileSync(
    join(folder, 'docs/more/other.css'),
    '\n  .vocs_Sidebar a {}\n@import "../styles.css";',
  );
  const problems = classProblems(join(folder, 'docs'));
  expect(problems.map(({ file, line, column }) => `${file}:${line}:${column}`)).toEqual([
    'styles.css:1:1',
    'styles.css:5:16',
    'more/other.css:2:3',
  ]);
  expect(problems[0]).toMatchObject({ rule: 'vocs' });
  expect(problems[0]!.message).toContain('The rule for .vocs_H2, .vocs_H3 of Vocs has no effect');
  expect(problems[0]!.hint).toMatch(/token.* Reference, Tokens/);
});

it('names files that are missing', () => {
  writeStyles('a { b: url(/a.svg) url("/b.svg#x") url(//c.example/c) url(./d.png) }');
  writeFileSync(join(folder, 'docs/public/b.svg'), '');
  expect(notes()).toEqual(['styles.css names files that public/ does not have: /a.svg']);
});
