import { describe, expect, it } from 'vitest';
import type { Results } from './results.ts';
import { table } from './table.ts';

function built(wall: number): NonNullable<Results['build']> {
  return { cold: { cpu: 4, wall }, warm: { cpu: 1, wall }, memory: 1234, output: 3.21, files: 9 };
}

/** The row of an engine, as its cells. */
function cells(text: string, name: string): string[] {
  const line = text.split('\n').find((it) => it.startsWith(`| ${name}`))!;
  return line.split('|').map((cell) => cell.trim());
}

describe('the table of engines', () => {
  const text = table({
    '25': {
      ours: { build: built(2) },
      vitepress: { build: built(5) },
      vocs: { failures: { build: 'vocs build ended with 1:\nmany\nlines\nout of memory' } },
    },
  });

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

  it('has no search to measure at the floor', () => {
    expect(cells(text, 'floor')).toContain('-');
  });
});
