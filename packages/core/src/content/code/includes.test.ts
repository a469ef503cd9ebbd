import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { fileVersion } from '../source/file-version.ts';
import { readIncludes } from './includes.ts';
import { testFolder } from '../../node/files/test-folder.test.kit.ts';

const outer = testFolder({ isShared: true });
const root = outer.at('site');
const write = (name: string, text: string) => outer.write(`site/${name}`, text);
const include = (code: string) => readIncludes(code, { root, folder: join(root, 'pages') });
const messagesOf = (code: string) =>
  include(code).problems.map(({ line, message }) => `${line} ${message}`);

beforeAll(() => {
  outer.write('secret.ts', 'secret');
  write('a.ts', 'one\n// [!region two]\n  two();\n    deep();\n// [!endregion two]\nthree\n');
  write('fold.ts', '// #region x\nfolded\n// #endregion\n');
  write('nested.ts', '#region a\n1\n#region b\n2\n#endregion\n3\n#endregion\n4\n#endregion\n');
  write('named.ts', '[!region a]\n1\n#region b\n2\n[!endregion a]\n3\n#endregion b\n');
  write('my file.ts', '#region my-part\nblank\n#endregion\n');
  write('blanks.ts', `${' '.repeat(3000)}x\n`);
  write('pages/beside.ts', '\uFEFFbeside\r\nlines\r\n');
  write('outer.ts', 'before\n  // [!include ./a.ts:two]\nafter\n');
  write('circle.ts', '// [!include ~/round.ts]\n');
  write('round.ts', '// [!include ~/circle.ts]\n');
  symlinkSync(outer.at('secret.ts'), join(root, 'link.ts'));
});

describe('an include', () => {
  it('is replaced by the complete file, without its regions’ marks', () => {
    expect(include('// [!include ~/a.ts]').code).toBe('one\n  two();\n    deep();\nthree');
  });

  it('is replaced by a block of the page with this file name, before a file', () => {
    const virtual = new Map([
      ['a.ts', 'virtual\n// #region x\npart\n// #endregion'],
      ['round.ts', '// [!include round.ts]'],
    ]);
    const read = (code: string) => readIncludes(code, { root, folder: root, virtual });
    expect(read('// [!include a.ts]').code).toBe('virtual\npart');
    expect(read('// [!include ~/a.ts:x]').code).toBe('part');
    expect(read('// [!include ./a.ts:x]').code).toBe('part');
    expect(read('// [!include round.ts]').problems[0]?.message).toContain('cycle');
  });

  it('is replaced by a region, moved to the margin', () => {
    expect(include('// [!include ~/a.ts:two]').code).toBe('two();\n  deep();');
    expect(include('# [!include ~/fold.ts:x]').code).toBe('folded');
  });

  it('is replaced by a region with its nested regions', () => {
    expect(include('// [!include ~/nested.ts:a]').code).toBe('1\n2\n3');
    expect(include('// [!include ~/nested.ts:b]').code).toBe('2');
    expect(include('// [!include ~/named.ts:a]').code).toBe('1\n2');
    expect(include('// [!include ~/named.ts:b]').code).toBe('2\n3');
  });

  it('may name a file with blanks', () => {
    expect(include('// [!include ~/my file.ts]').code).toBe('blank');
    expect(include('// [!include ~/my file.ts:my-part /blank/a b/]').code).toBe('a b');
    expect(messagesOf('// [!include ~/my other.ts]')).toHaveLength(1);
  });

  it('of a line of blanks is fast', () => {
    const start = performance.now();
    expect(include('// [!include ~/blanks.ts]').code).toBe('x');
    expect(performance.now() - start).toBeLessThan(500);
  });

  it('keeps the indentation of its own line', () => {
    expect(include('x {\n  // [!include ~/a.ts:two]\n}').code).toBe(
      'x {\n  two();\n    deep();\n}',
    );
  });

  it('reads a file beside the page, whatever its line ends', () => {
    expect(include('[!include ./beside.ts]').code).toBe('beside\nlines');
  });

  it('may include others, which start at their own folder', () => {
    expect(include('<!-- [!include ~/outer.ts] -->').code).toBe(
      'before\n  two();\n    deep();\nafter',
    );
  });

  it('applies its replacements', () => {
    expect(include('// [!include ~/a.ts:two /two/to/ /deep/$&/]').code).toBe('to();\n  $&();');
  });

  it('lists the included files, and the origin of each line', () => {
    const { reads, origin } = include('a\n// [!include ~/a.ts:two]\nb');
    expect(reads).toEqual({ [join(root, 'a.ts')]: fileVersion(join(root, 'a.ts')) });
    expect(origin).toEqual([0, 1, 1, 2]);
  });

  it('that is no include is not changed', () => {
    expect(include('a [!include ~/a.ts] b').code).toBe('a [!include ~/a.ts] b');
  });
});

describe('a mistake', () => {
  it('is a file or a region that does not exist', () => {
    expect(messagesOf('a\n// [!include ~/gone.ts]')).toEqual([
      '1 The include of ~/gone.ts finds no file at gone.ts',
    ]);
    const [problem] = include('// [!include ~/a.ts:tow]').problems;
    expect(problem).toMatchObject({ hint: 'Did you mean "two"?', line: 0 });
  });

  it.each(['~/../secret.ts', '../../secret.ts', '/etc/passwd', '~/link.ts'])(
    'is a file outside of the project: %s',
    (path) => {
      const { code, problems } = include(`// [!include ${path}]`);
      expect(code).toBe('');
      expect(problems).toHaveLength(1);
    },
  );

  it('is no file of another package in the site’s workspace', () => {
    const site = outer.at('monorepo/docs');
    mkdirSync(join(site, 'pages'), { recursive: true });
    outer.write('monorepo/package.json', '{ "workspaces": ["docs"] }');
    const lib = outer.write('monorepo/lib.ts', 'before\n// [!include ./deep.ts]\n');
    const deep = outer.write('monorepo/deep.ts', 'deep\n');
    const found = readIncludes('[!include ../../lib.ts]\n[!include ~/../deep.ts]', {
      root: site,
      folder: join(site, 'pages'),
    });
    expect(found).toMatchObject({ code: 'before\ndeep\ndeep', problems: [] });
    expect(Object.keys(found.reads)).toEqual([lib, deep]);
  });

  it('is a circle', () => {
    expect(messagesOf('// [!include ~/circle.ts]')).toEqual([
      '0 Includes form a cycle: circle.ts → round.ts → circle.ts',
    ]);
  });
});
