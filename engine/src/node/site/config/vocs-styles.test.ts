import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { styleNotes } from './vocs-styles.ts';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'vocs-styles-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const notes = () =>
  styleNotes(join(folder, 'docs'), folder).map(({ option, text }) => `${option} ${text}`);

function writeStyles(css: string): void {
  mkdirSync(join(folder, 'docs/public'), { recursive: true });
  writeFileSync(join(folder, 'docs/styles.css'), css);
}

it('a site without styles has no notes', () => expect(notes()).toEqual([]));

it('names classes that no element has, once, without those in comments', () => {
  writeStyles(
    '.vocs_H2, .vocs_H2:hover {} .vocs_Button_button {} .vocs_HomePage_title {} /* .vocs_Gone */',
  );
  expect(notes()).toEqual([expect.stringMatching(/rules without effect: .*page: \.vocs_H2$/)]);
});

it('counts what a long list leaves out', () => {
  writeStyles(Array.from({ length: 11 }, (_, index) => `.vocs_A${index} {}`).join('\n'));
  expect(notes()[0]).toMatch(/\.vocs_A6 and 3 more$/);
});

it('names files that are missing, and configurations of PostCSS', () => {
  writeStyles('a { b: url(/a.svg) url("/b.svg#x") url(//c.example/c) url(./d.png) }');
  writeFileSync(join(folder, 'docs/public/b.svg'), '');
  writeFileSync(join(folder, 'postcss.config.mjs'), '');
  expect(notes()).toEqual([
    'styles.css names files that public/ does not have: /a.svg',
    expect.stringMatching(/^postcss\.config\.mjs has no effect/),
  ]);
});
