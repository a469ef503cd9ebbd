import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { createOutput } from './write-output.ts';
import { testFolder } from './test-folder.test.kit.ts';

const { at } = testFolder();
let folder: string;
let stamps: string;
beforeEach(() => {
  folder = at('dist');
  stamps = at('cache/output.json');
});

const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const names = () => readdirSync(folder, { recursive: true }).sort();
const inodeOf = (file: string) => statSync(join(folder, file)).ino;

/** Builds again. The content is `second` if the file is not reused. */
function buildAgain(version?: string): void {
  const output = createOutput(folder, stamps);
  const names = ['a.html', 'a/index.html'];
  const isKept = version !== undefined && output.keep(names, version);
  if (!isKept) output.write(names, 'second', version);
  const { size } = statSync(join(folder, names[0]!), { throwIfNoEntry: false }) ?? { size: 0 };
  expect([output.files, output.bytes]).toEqual([2, 2 * (isKept ? size : 'second'.length)]);
  output.commit();
}

describe('a file of the last output', () => {
  beforeEach(() => {
    for (const text of ['zeroth', 'first']) {
      const output = createOutput(folder, stamps);
      output.write(['a.html', 'a/index.html'], text, 'v1');
      output.write([`${text}/index.html`], text, 'v1');
      output.commit();
    }
  });

  it('is linked if its version is the same, and so are its twins', () => {
    const before = inodeOf('a.html');
    buildAgain('v1');
    expect([inodeOf('a.html'), inodeOf('a/index.html')]).toEqual([before, before]);
    expect(textOf('a/index.html')).toBe('first');
  });

  it('is linked in the builds after that, too', () => {
    const before = inodeOf('a.html');
    for (let build = 0; build < 4; build++) {
      buildAgain('v1');
      expect([inodeOf('a.html'), inodeOf('a/index.html')]).toEqual([before, before]);
      expect(names()).toEqual(['a', 'a.html', 'a/index.html']);
    }
  });

  it('is alone, without foreign files of an output and files of earlier builds', () => {
    for (let build = 0; build < 4; build++) {
      writeFileSync(join(folder, `by-hand-${build}`), '');
      writeFileSync(join(folder, `a/by-hand-${build}`), '');
      buildAgain('v1');
      expect(names()).toEqual(['a', 'a.html', 'a/index.html']);
    }
  });

  it.each(['v2', undefined])('is written again with the version %s', (version) => {
    buildAgain(version);
    expect([textOf('a.html'), textOf('a/index.html')]).toEqual(['second', 'second']);
  });

  it('is written again when it was modified', () => {
    writeFileSync(join(folder, 'a.html'), 'by hand');
    buildAgain('v1');
    expect(textOf('a.html')).toBe('second');
    buildAgain('v1');
    utimesSync(join(folder, 'a.html'), 1, 1);
    buildAgain('v1');
    expect(textOf('a.html')).toBe('second');
  });

  it('is written again when it was deleted', () => {
    rmSync(folder, { recursive: true, maxRetries: 9 });
    buildAgain('v1');
    expect(textOf('a.html')).toBe('second');
  });

  it('is written again when a file has replaced its folder', () => {
    rmSync(join(folder, 'first'), { recursive: true, maxRetries: 9 });
    writeFileSync(join(folder, 'first'), '');
    const output = createOutput(folder, stamps);
    expect(output.keep(['first/index.html'], 'v1')).toBe(false);
    output.write(['first/index.html'], 'again', 'v1');
    output.commit();
    expect(textOf('first/index.html')).toBe('again');
  });

  it('is not reused after a write without a version', () => {
    const output = createOutput(folder, stamps);
    output.write(['a.html'], 'AA', 'v1');
    output.write(['b.html', 'a.html'], 'BB');
    output.commit();
    const next = createOutput(folder, stamps);
    expect(next.keep(['a.html'], 'v1')).toBe(false);
    next.discard();
  });

  it.each([
    '',
    '{"a.html"',
    'null',
    '[]',
    '5',
    '{"a.html":null}',
    '{"a.html":["v1"]}',
    '{"a.html":5}',
  ])('is written again when the stamps say %j', (text) => {
    writeFileSync(stamps, text);
    buildAgain('v1');
    expect(textOf('a.html')).toBe('second');
  });

  it('is unchanged when the build fails, even after two writes', () => {
    const output = createOutput(folder, stamps);
    output.write(['a.html', 'a/index.html'], 'first', 'v1');
    output.write(['a.html', 'a/index.html'], 'other', 'v2');
    output.write(['b.html', 'a.html'], 'other', 'v3');
    output.discard();
    expect([textOf('a.html'), textOf('a/index.html')]).toEqual(['first', 'first']);
  });
});
