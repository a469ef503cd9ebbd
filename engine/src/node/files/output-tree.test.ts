import {
  chmodSync,
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
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetTrees, keepTree, openTree } from './output-tree.ts';

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

/** Leaves something else where an output would be kept. */
function replaceKept(make: () => void): void {
  rmSync(at('kept'), { recursive: true });
  make();
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
    expect(first.take('a.html', statSync(at('new/a.html')))).toBe(true);
    expect(second.take('a.html', statSync(at('new/a.html')))).toBe(false);
  });

  it('has a name only where it leads to the very file', () => {
    keep({ 'same.html': 'x', 'copy.html': 'x' });
    linkSync(at('kept/same.html'), at('wanted'));
    const made = open();
    const wanted = statSync(at('wanted'));
    expect(made.take('same.html', wanted)).toBe(true);
    expect(made.take('copy.html', wanted)).toBe(false);
    expect(made.take('missing.html', wanted)).toBe(false);
  });

  it('removes what is neither found nor placed, and folders in which nothing is left', () => {
    keep({ 'a/stays.html': 'stays', 'a/goes.html': '', 'b/c/goes.html': '', 'b/goes.html': '' });
    mkdirSync(at('kept/empty'));
    const made = open();
    made.take('a/stays.html', statSync(at('new/a/stays.html')));
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

  it.each<[string, () => void]>([
    ['has a link to a folder', () => symlinkSync(at('elsewhere'), at('kept/link'))],
    ['has a link to a file', () => symlinkSync(at('elsewhere/x'), at('kept/file'))],
    ['has a link to nothing', () => symlinkSync('nowhere', at('kept/b'))],
    ['has a folder that cannot be written', () => mkdirSync(at('kept/b'), { mode: 0o555 })],
    ['cannot be written itself', () => chmodSync(at('kept'), 0o555)],
    ['is a file', () => replaceKept(() => write('kept', 'x'))],
    ['is a link', () => replaceKept(() => symlinkSync(at('elsewhere'), at('kept')))],
    ['is a link to nothing', () => replaceKept(() => symlinkSync('nowhere', at('kept')))],
  ])('begins empty where what is kept %s', (_, spoil) => {
    write('elsewhere/x', 'x');
    keep({ 'a.html': 'a' });
    spoil();
    const made = open();
    expect(made.wasKept).toBe(false);
    writeFileSync(made.place('b'), 'new');
    made.prune();
    expect(tree()).toEqual({ b: 'new' });
    expect(readFileSync(at('elsewhere/x'), 'utf8')).toBe('x');
    expect(readdirSync(root).sort()).toEqual(['elsewhere', 'new']);
  });

  it.runIf(process.platform === 'linux')(
    'begins empty where a name that is kept is no text',
    () => {
      keep({ 'a.html': 'a' });
      writeFileSync(Buffer.from(at('kept/caf\xe9'), 'latin1'), '');
      expect(open().wasKept).toBe(false);
      expect(readdirSync(root)).toEqual(['new']);
    },
  );

  it('makes a folder of what was a file, and a file of what was a folder', () => {
    keep({ file: 'old', 'folder/deep/x': 'old', 'folder-2/x': 'stays' });
    const made = open();
    writeFileSync(made.place('file/now/x'), 'new');
    writeFileSync(made.place('folder'), 'new');
    made.take('folder-2/x', statSync(at('new/folder-2/x')));
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

describe('forgetTrees', () => {
  const kept = () => readdirSync(root).sort();
  beforeEach(() => {
    for (const name of ['output-a', 'output-b', 'other']) write(`${name}/x`, '');
    write('output-b.json', '');
    write('output-c', 'a file');
  });
  afterEach(() => vi.useRealTimers());

  it('removes those of other folders after a day', () => {
    forgetTrees(root, at('output-a'));
    expect(kept()).toEqual(['other', 'output-a', 'output-b', 'output-b.json', 'output-c']);
    vi.setSystemTime(Date.now() + 25 * 60 * 60 * 1000);
    forgetTrees(root, at('output-a'));
    expect(kept()).toEqual(['other', 'output-a', 'output-b.json', 'output-c']);
  });

  it('removes all where none is to be kept', () => {
    forgetTrees(root, undefined);
    expect(kept()).toEqual(['other', 'output-b.json', 'output-c']);
    forgetTrees(at('missing'), undefined);
  });
});
