import { describe, expect, it } from 'vitest';
import { type AllResults, addResult, type Results } from './results.ts';
import { table } from './table.ts';

function built(wall: number): NonNullable<Results['build']> {
  return { cold: { cpu: 4, wall }, warm: { cpu: 1, wall }, memory: 1234, output: 3.21, files: 9 };
}

function timed(mainThread: number): NonNullable<Results['times']> {
  return { mainThread, navigation: 40 };
}

/** The row of an engine, as its cells. */
function cells(text: string, name: string): string[] {
  const line = text.split('\n').find((it) => it.startsWith(`| ${name}`))!;
  return line.split('|').map((cell) => cell.trim());
}

interface Known {
  build?: NonNullable<Results['build']> | Error;
  times?: NonNullable<Results['times']>;
}

/** The table after these measurements of 25 pages, one after the other. */
function measured(...them: [run: string, id: string, known: Known][]): string {
  const all: AllResults = {};
  for (const [run, id, known] of them) {
    for (const part of ['build', 'times'] as const) {
      const result = known[part];
      if (result) addResult(all, { run, pages: 25, id, part, result });
    }
  }
  return table(all);
}

describe('the table of engines', () => {
  const failure = { build: new Error('vocs build ended with 1:\nmany\nlines\nout of memory') };
  const text = measured(
    ['monday', 'ours', { build: built(2) }],
    ['monday', 'vitepress', { build: built(5) }],
    ['monday', 'vocs', failure],
  );

  it('tells times as multiples of ours in the same run', () => {
    expect(cells(text, 'this engine')).toContain('× 1.00');
    expect(cells(text, 'VitePress')).toContain('× 2.50');
  });

  it('has a row for every engine, measured or not', () => {
    expect(cells(text, 'Starlight')).toContain('not measured');
  });

  it('shows what failed, with the reason below', () => {
    expect(cells(text, 'Vocs')).toContain('failed');
    expect(text).toContain('- Vocs, 25 pages, build: vocs build ended with 1: … out of memory');
  });

  it('forgets a failure, and what was measured before one', () => {
    const mended = measured(['monday', 'vocs', failure], ['tuesday', 'vocs', { build: built(5) }]);
    expect(mended).not.toContain('out of memory');
    const broken = measured(['monday', 'vocs', { build: built(5) }], ['tuesday', 'vocs', failure]);
    expect(cells(broken, 'Vocs')).toContain('failed');
    expect(broken).not.toContain('5.0 s');
  });

  it('tells the bytes of a session of search, and how right its answers are', () => {
    const session = { bytes: 123_456, requests: 7, found: 4, first: 3 };
    const all: AllResults = {
      '25': { vitepress: { session: { ...session, followed: 'right' } }, vocs: { session } },
    };
    expect(cells(table(all), 'VitePress')).toContain('123.5 (7)');
    expect(cells(table(all), 'VitePress')).toContain('4 / 3 / right');
    expect(cells(table(all), 'Vocs')).toContain('4 / 3 / none');
  });

  it('has no search to measure at the floor', () => {
    expect(cells(text, 'floor')).toContain('-');
  });
});

describe('times of several runs', () => {
  it('stay as they are where ours was measured in another run', () => {
    const text = measured(
      ['monday', 'vitepress', { build: built(5), times: timed(1234.5) }],
      ['tuesday', 'ours', { build: built(2), times: timed(500) }],
    );
    const told = cells(text, 'VitePress');
    expect(told).toContain('5.0 s (without ours)');
    expect(told).toContain('1,235 ms (without ours)');
    expect(told.join()).not.toContain('×');
    expect(cells(text, 'this engine')).toContain('× 1.00');
  });

  it('stay as they are where ours was not measured at all', () => {
    const text = measured(['monday', 'vitepress', { build: built(5) }]);
    expect(cells(text, 'VitePress')).toContain('5.0 s (without ours)');
  });

  it('are compared part by part', () => {
    const text = measured(
      ['monday', 'ours', { build: built(2), times: timed(500) }],
      ['monday', 'vitepress', { build: built(5), times: timed(1500) }],
      ['monday', 'starlight', { build: built(3) }],
      ['tuesday', 'ours', { times: timed(250) }],
      ['tuesday', 'starlight', { times: timed(1000) }],
    );
    expect(cells(text, 'VitePress')).toContain('× 2.50');
    expect(cells(text, 'VitePress')).toContain('1,500 ms (without ours)');
    expect(cells(text, 'Starlight')).toContain('× 1.50');
    expect(cells(text, 'Starlight')).toContain('× 4.00');
  });

  it('are not compared where nobody noted the run', () => {
    const text = table({ '25': { ours: { build: built(2) }, vitepress: { build: built(5) } } });
    expect(cells(text, 'VitePress')).toContain('5.0 s (without ours)');
  });

  it('do not change what is counted', () => {
    const text = measured(
      ['monday', 'vitepress', { build: built(5) }],
      ['tuesday', 'ours', { build: built(2) }],
    );
    expect(cells(text, 'VitePress')).toContain('3.2 (9)');
  });
});
