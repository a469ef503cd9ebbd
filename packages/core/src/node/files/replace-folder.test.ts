import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { realFolder, replaceFolder, restoreFolder } from './replace-folder.ts';
import { temporaryName } from './temporary.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replace-'));
  folder = join(root, 'dist');
});
afterEach(() => rmSync(root, { recursive: true, maxRetries: 9 }));

function make(name: string, text: string): string {
  mkdirSync(join(root, name));
  writeFileSync(join(root, name, 'x'), text);
  return join(root, name);
}

const textOf = (name: string) => readFileSync(join(root, name, 'x'), 'utf8');
/** The id of a process that has ended, and of a running one. */
const dead = () => spawnSync(process.execPath, ['-v']).pid;
const running = process.ppid;

describe('replaceFolder', () => {
  it('replaces a folder, or creates it', () => {
    replaceFolder(make('new', 'first'), folder);
    expect(textOf('dist')).toBe('first');
    replaceFolder(make('new', 'second'), folder);
    expect(textOf('dist')).toBe('second');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('leaves the existing folder when it fails', () => {
    make('dist', 'first');
    expect(() => replaceFolder(join(root, 'missing'), folder)).toThrow('ENOENT');
    expect(textOf('dist')).toBe('first');
    expect(readdirSync(root)).toEqual(['dist']);
  });
});

describe('restoreFolder', () => {
  it('restores the folder that a killed process had moved', () => {
    const pid = dead();
    make(`dist.${pid}.old`, 'good');
    make(`dist.${pid}.tmp`, 'unknown');
    restoreFolder(folder);
    expect(textOf('dist')).toBe('good');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('does so if the process had the same id', () => {
    make(`dist.${process.pid}.old`, 'good');
    writeFileSync(temporaryName(folder), '');
    restoreFolder(folder);
    expect(textOf('dist')).toBe('good');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('does so through a link to the folder', () => {
    make(`real.${dead()}.old`, 'good');
    symlinkSync('real', folder);
    restoreFolder(realFolder(folder));
    expect(textOf('dist')).toBe('good');
    expect(readdirSync(root).sort()).toEqual(['dist', 'real']);
  });

  it('removes leftovers beside an existing folder', () => {
    make('dist', 'good');
    make(`dist.${dead()}.old`, 'older');
    restoreFolder(folder);
    expect(textOf('dist')).toBe('good');
    expect(readdirSync(root)).toEqual(['dist']);
  });

  it('leaves the files of a running process, and files with similar names', () => {
    make(`dist.${running}.old`, 'theirs');
    make(`dist.${running}.tmp`, 'theirs');
    make(`dist.old`, 'the author’s');
    make(`dist.x.${dead()}.tmp`, 'of another folder');
    restoreFolder(folder);
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(root)).toHaveLength(4);
  });

  it('does nothing without a folder', () => {
    restoreFolder(join(root, 'nowhere/dist'));
    expect(readdirSync(root)).toEqual([]);
  });
});
