import { stripVTControlCharacters } from 'node:util';
import { describe, expect, it, vi } from 'vitest';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import {
  codeFrame,
  createProgress,
  formatDiagnostic,
  formatDiagnostics,
  plural,
  sortDiagnostics,
} from './report.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at: folder, write } = testFolder({ isShared: true });
write('a.mdx', 'one\ntwo\nthree\nfour\nfive\n');
const root = folder();

const problem: Diagnostic = {
  severity: 'error',
  rule: 'dead-link',
  message: 'Unexpected x, expected y',
  hint: 'Mend it',
  file: 'a.mdx',
  line: 3,
  column: 2,
};

describe('codeFrame', () => {
  it('shows two lines before and after, and marks line and column', () => {
    expect(codeFrame('one\ntwo\nthree\nfour\nfive\nsix', 3, 2)).toBe(
      '  1 | one\n  2 | two\n> 3 | three\n    |  ^\n  4 | four\n  5 | five',
    );
  });

  it('ends where the text does', () => {
    expect(codeFrame('one', 1)).toBe('> 1 | one\n    | ^');
    expect(codeFrame('', 1)).toBe('> 1 | \n    | ^');
    expect(codeFrame('one\ntwo', 2, 4)).toBe('  1 | one\n> 2 | two\n    |    ^');
  });

  it('aligns numbers of different length', () => {
    const text = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n');
    expect(codeFrame(text, 9).split('\n')).toEqual([
      '   7 | line 7',
      '   8 | line 8',
      '>  9 | line 9',
      '     | ^',
      '  10 | line 10',
      '  11 | line 11',
    ]);
  });

  it('cuts long lines around the mistake', () => {
    const line = `${'x'.repeat(499)}!${'y'.repeat(500)}`;
    const [text, mark] = codeFrame(`short\n${line}`, 2, 500).split('\n').slice(1);
    expect(text!.length).toBeLessThan(180);
    expect(text).toMatch(/^> 2 \| …x+!y+…$/);
    expect(mark!.indexOf('^')).toBe(text!.indexOf('!'));
    expect(codeFrame('x'.repeat(1000), 1, 3)).toBe(`> 1 | ${'x'.repeat(160)}…\n    |   ^`);
  });

  it('reads Windows line ends and survives a line that is not there', () => {
    expect(codeFrame('one\r\ntwo', 1)).not.toContain('\r');
    expect(codeFrame('one', 9)).not.toContain('>');
  });
});

describe('formatDiagnostic', () => {
  it('contains message, place, the surrounding lines and the hint', () => {
    expect(formatDiagnostic(problem, root)).toBe(
      'error: Unexpected x, expected y [dead-link]\n  a.mdx:3:2\n    1 | one\n    2 | two\n  > 3 | three\n      |  ^\n    4 | four\n    5 | five\n  Mend it',
    );
  });

  it('says what it knows', () => {
    expect(formatDiagnostic({ severity: 'warning', rule: 'render', message: 'm' }, root)).toBe(
      'warning: m [render]',
    );
    expect(
      formatDiagnostic({ severity: 'error', rule: 'render', message: 'm', file: 'a.mdx' }, root),
    ).toBe('error: m [render]\n  a.mdx');
    expect(formatDiagnostic({ ...problem, file: 'gone.mdx', hint: undefined }, root)).toBe(
      'error: Unexpected x, expected y [dead-link]\n  gone.mdx:3:2',
    );
  });

  it('has the same text in color', () => {
    expect(stripVTControlCharacters(formatDiagnostic(problem, root, true))).toBe(
      formatDiagnostic(problem, root),
    );
  });
});

describe('sortDiagnostics', () => {
  it('orders by file, line and column as numbers', () => {
    const at = (file: string, line?: number, column?: number) => ({
      ...problem,
      file,
      line,
      column,
    });
    const sorted = sortDiagnostics([
      at('b', 1),
      at('a', 10),
      at('a', 9, 10),
      at('a', 9, 9),
      at('a'),
    ]);
    expect(
      sorted.map(({ file, line, column }) => [file, line, column].filter(Boolean).join(':')),
    ).toEqual(['a', 'a:9:9', 'a:9:10', 'a:10', 'b:1']);
  });

  it('says the same of the same place once', () => {
    expect(
      sortDiagnostics([problem, { ...problem }, { ...problem, message: 'other' }]),
    ).toHaveLength(2);
    expect(sortDiagnostics([])).toEqual([]);
  });
});

describe('formatDiagnostics', () => {
  it('counts errors and warnings at its end', () => {
    const warning: Diagnostic = { severity: 'warning', rule: 'render', message: 'w' };
    const last = (...all: Diagnostic[]) => formatDiagnostics(all, root).split('\n').at(-1);
    expect(last(problem)).toBe('1 error');
    expect(last(problem, { ...problem, line: 4 }, warning)).toBe('2 errors, 1 warning');
    expect(last(warning)).toBe('1 warning');
  });

  it('shows five mistakes of one cause in full, and counts the others unless all are asked for', () => {
    const inFile = Array.from({ length: 30 }, (_, index) => ({
      ...problem,
      line: index + 1,
      target: `/gone-${index}`,
    }));
    const text = formatDiagnostics(inFile, root);
    expect(text.match(/Unexpected x/g)).toHaveLength(5);
    expect(text).toContain('… and 25 more of this cause; --all prints them');
    expect(text).toMatch(/30 errors$/);
    const ofTarget = Array.from({ length: 8 }, (_, index) => ({
      ...problem,
      file: `${index}.mdx`,
      target: '/gone',
    }));
    expect(formatDiagnostics(ofTarget, root)).toContain('… and 3 more of this cause');
    expect(formatDiagnostics(inFile, root, { all: true }).match(/Unexpected x/g)).toHaveLength(30);
  });

  it('says nothing of nothing', () => {
    expect(formatDiagnostics([], root)).toBe('');
  });
});

it('plural counts', () => {
  expect([0, 1, 2].map((count) => plural(count, 'page'))).toEqual(['0 pages', '1 page', '2 pages']);
});

describe('createProgress', () => {
  function collect(isTTY: boolean) {
    const written: string[] = [];
    const stream = {
      isTTY,
      write: (text: string) => written.push(text) > 0,
    };
    return { written, progress: createProgress(stream) };
  }

  it('writes on one line of a terminal and clears it when done', () => {
    const { written, progress } = collect(true);
    progress.update(5, 5, '2 from cache');
    progress.done();
    expect(written).toEqual(['\r\u001b[2K5/5 pages, 2 from cache', '\r\u001b[2K']);
  });

  it('writes a line every minute elsewhere', () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const { written, progress } = collect(false);
      for (const done of [1, 2, 3, 4]) {
        vi.advanceTimersByTime(36_000);
        progress.update(done, 4, '0 from cache');
      }
      progress.done();
      expect(written).toEqual(['2/4 pages, 0 from cache\n', '4/4 pages, 0 from cache\n']);
    } finally {
      vi.useRealTimers();
    }
  });

  it('writes nothing of short work elsewhere, and nothing when nothing was done', () => {
    const file = collect(false);
    file.progress.update(5, 5, 'x');
    file.progress.done();
    const terminal = collect(true);
    terminal.progress.done();
    expect([...file.written, ...terminal.written]).toEqual([]);
  });
});
