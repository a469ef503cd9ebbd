import { describe, expect, it } from 'vitest';
import { costOfTree } from './process-tree.ts';

describe('costOfTree', () => {
  it('counts what a process spends that the command starts', async () => {
    const busy = `const kept = Buffer.alloc(150e6, 1); while (process.cpuUsage().user < 400_000) kept[0]++;`;
    const starter = `require('node:child_process').execFileSync(process.execPath, ['-e', ${JSON.stringify(busy)}]);`;
    const { cpu, memory, output } = await costOfTree([
      process.execPath,
      '-e',
      `${starter} console.log('done')`,
    ]);
    expect(cpu).toBeGreaterThan(0.4);
    expect(memory).toBeGreaterThan(150);
    expect(output).toBe('done\n');
  });

  it('says what failed, and why', async () => {
    const failing = costOfTree([
      process.execPath,
      '-e',
      'console.error("no page"); process.exit(3)',
    ]);
    await expect(failing).rejects.toThrow(/ended with 3:\nno page/);
  });

  it('ends a command that takes too long', async () => {
    const endless = costOfTree([process.execPath, '-e', 'setInterval(() => {}, 1000)'], {
      timeoutMs: 300,
    });
    await expect(endless).rejects.toThrow(/was killed after/);
  });
});
