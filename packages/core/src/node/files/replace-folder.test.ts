import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { realFolder, replaceFolder, restoreFolder } from './replace-folder.ts';
import { temporaryName } from './temporary.ts';
import { testFolder } from './test-folder.test.kit.ts';

const { at } = testFolder();
let folder: string;
beforeEach(() => {
  folder = at('dist');
});

function make(name: string, text: string): string {
  mkdirSync(at(name));
  writeFileSync(at(name, 'x'), text);
  return at(name);
}

const textOf = (name: string) => readFileSync(at(name, 'x'), 'utf8');
/** The id of a process that has ended, and of a running one. */
const dead = () => spawnSync(process.execPath, ['-v']).pid;
const running = process.ppid;

describe('replaceFolder', () => {
  it('replaces a folder, or creates it', () => {
    replaceFolder(make('new', 'first'), folder);
    expect(textOf('dist')).toBe('first');
    replaceFolder(make('new', 'second'), folder);
    expect(textOf('dist')).toBe('second');
    expect(readdirSync(at())).toEqual(['dist']);
  });

  it('leaves the existing folder when it fails', () => {
    make('dist', 'first');
    expect(() => replaceFolder(at('missing'), folder)).toThrow('ENOENT');
    expect(textOf('dist')).toBe('first');
    expect(readdirSync(at())).toEqual(['dist']);
  });
});

describe('restoreFolder', () => {
  it('restores the folder that a killed process had moved', () => {
    const pid = dead();
    make(`dist.${pid}.old`, 'good');
    make(`dist.${pid}.tmp`, 'unknown');
    restoreFolder(folder);
    expect(textOf('dist')).toBe('good');
    expect(readdirSync(at())).toEqual(['dist']);
  });

  it('does so if the process had the same id', () => {
    make(`dist.${process.pid}.old`, 'good');
    writeFileSync(temporaryName(folder), '');
    restoreFolder(folder);
    expect(textOf('dist')).toBe('good');
    expect(readdirSync(at())).toEqual(['dist']);
  });

  it('does so through a link to the folder', () => {
    make(`real.${dead()}.old`, 'good');
    symlinkSync('real', folder);
    restoreFolder(realFolder(folder));
    expect(textOf('dist')).toBe('good');
    expect(readdirSync(at()).sort()).toEqual(['dist', 'real']);
  });

  it('removes leftovers beside an existing folder', () => {
    make('dist', 'good');
    make(`dist.${dead()}.old`, 'older');
    restoreFolder(folder);
    expect(textOf('dist')).toBe('good');
    expect(readdirSync(at())).toEqual(['dist']);
  });

  it('leaves the files of a running process, and files with similar names', () => {
    make(`dist.${running}.old`, 'theirs');
    make(`dist.${running}.tmp`, 'theirs');
    make(`dist.old`, 'the author’s');
    make(`dist.x.${dead()}.tmp`, 'of another folder');
    restoreFolder(folder);
    expect(existsSync(folder)).toBe(false);
    expect(readdirSync(at())).toHaveLength(4);
  });

  it('does nothing without a folder', () => {
    restoreFolder(at('nowhere/dist'));
    expect(readdirSync(at())).toEqual([]);
  });
});
