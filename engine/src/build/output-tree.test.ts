import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepTree, openTree } from './output-tree.ts';

let root: string;
const at = (name: string) => join(root, name);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tree-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(dirname(at(file)), { recursive: true });
  writeFileSync(at(file), text);
}

/** Leaves a kept output with these files. */
function keep(files: Record<string, string>): void {
  mkdirSync(at('kept'));
  for (const [name, text] of Object.entries(files)) write(`kept/${name}`, text);
}

/** Every name below the new tree with its text; folders end in a slash. */
function tree(folder = at('new')): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const named = entries.map((entry) => {
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(folder.length + 1);
    return entry.isDirectory() ? [`${name}/`, ''] : [name, readFileSync(path, 'utf8')];
  });
  return Object.fromEntries(named.sort());
}

const open = () => openTree(at('new'), at('kept'));

describe('openTree', () => {
  it('begins empty where nothing is kept', () => {
    const made = open();
    writeFileSync(made.place('a/b.html'), 'b');
    made.prune();
    expect(tree()).toEqual({ 'a/': '', 'a/b.html': 'b' });
  });

  it('takes the kept output, so that no other build has it', () => {
    keep({ 'a.html': 'a' });
    const [first, second] = [open(), openTree(at('other'), at('kept'))];
    expect(existsSync(at('kept'))).toBe(false);
    expect(first.has('a.html', statSync(at('new/a.html')))).toBe(true);
    expect(second.has('a.html', statSync(at('new/a.html')))).toBe(false);
  });

  it('has a name only where it leads to the very file', () => {
    keep({ 'same.html': 'x', 'copy.html': 'x' });
    linkSync(at('kept/same.html'), at('wanted'));
    const made = open();
    const wanted = statSync(at('wanted'));
    expect(made.has('same.html', wanted)).toBe(true);
    expect(made.has('copy.html', wanted)).toBe(false);
    expect(made.has('missing.html', wanted)).toBe(false);
  });

  it('removes what is neither found nor placed, and folders in which nothing is left', () => {
    keep({ 'a/stays.html': 'stays', 'a/goes.html': '', 'b/c/goes.html': '', 'b/goes.html': '' });
    mkdirSync(at('kept/empty'));
    const made = open();
    made.has('a/stays.html', statSync(at('new/a/stays.html')));
    made.prune();
    expect(tree()).toEqual({ 'a/': '', 'a/stays.html': 'stays' });
  });

  it('reaches no file of another output through its link', () => {
    keep({ 'a.html': 'old' });
    linkSync(at('kept/a.html'), at('last'));
    const made = open();
    writeFileSync(made.place('a.html'), 'new');
    linkSync(at('new/a.html'), at('twin'));
    writeFileSync(made.place('.//x/../a.html'), 'newer');
    expect(['last', 'twin', 'new/a.html'].map((name) => readFileSync(at(name), 'utf8'))).toEqual([
      'old',
      'new',
      'newer',
    ]);
  });

  it('removes a link, and nothing that it leads to', () => {
    write('elsewhere/x', 'x');
    keep({ 'a.html': 'a' });
    symlinkSync(at('elsewhere'), at('kept/link'));
    symlinkSync(at('elsewhere/x'), at('kept/file'));
    const made = open();
    expect(made.has('file', statSync(at('elsewhere/x')))).toBe(false);
    made.prune();
    expect(tree()).toEqual({});
    expect(readFileSync(at('elsewhere/x'), 'utf8')).toBe('x');
  });

  it('makes a folder of what was a file, and a file of what was a folder', () => {
    keep({ file: 'old', 'folder/deep/x': 'old', 'folder-2/x': 'stays' });
    const made = open();
    writeFileSync(made.place('file/now/x'), 'new');
    writeFileSync(made.place('folder'), 'new');
    made.has('folder-2/x', statSync(at('new/folder-2/x')));
    made.prune();
    expect(tree()).toEqual({
      'file/': '',
      'file/now/': '',
      'file/now/x': 'new',
      folder: 'new',
      'folder-2/': '',
      'folder-2/x': 'stays',
    });
  });
});

describe('keepTree', () => {
  it('keeps one output, and removes it where that cannot be', () => {
    write('first/x', '1');
    write('second/x', '2');
    write('third/x', '3');
    keepTree(at('first'), at('kept'));
    keepTree(at('second'), at('kept'));
    keepTree(at('third'), at('missing/kept'));
    expect(readdirSync(root)).toEqual(['kept']);
    expect(tree(at('kept'))).toEqual({ x: '1' });
  });

  it('removes it where none is to be kept', () => {
    write('first/x', '1');
    keepTree(at('first'), undefined);
    expect(readdirSync(root)).toEqual([]);
  });

  it('keeps none where small letters are taken for capitals', () => {
    write('dist.1.old/x', '1');
    symlinkSync('dist.1.old', at('DIST.1.OLD'));
    keepTree(at('dist.1.old'), at('kept'));
    expect(existsSync(at('kept'))).toBe(false);
  });
});
