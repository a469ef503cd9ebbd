import { spawn } from 'node:child_process';

/** The cost of a command. Times in seconds, memory in MB. */
export interface ProcessCost {
  wall: number;
  /** User and system time of the process and its threads. */
  cpu: number;
  /** Peak resident memory. */
  memory: number;
  output: string;
}

/**
 * Runs a Node script and reports its cost according to the operating system.
 *
 * @throws Error with the script's output if it fails.
 */
export async function costOf(script: string, args: string[]): Promise<ProcessCost> {
  const startedAt = performance.now();
  // The child reports its own resource usage at exit: no tool of the system is needed.
  const report = `process.on('exit', () => { const u = process.resourceUsage(); require('node:fs').writeFileSync(3, JSON.stringify([u.userCPUTime, u.systemCPUTime, u.maxRSS])); })`;
  const preload = `data:text/javascript,${encodeURIComponent(`import { createRequire } from 'node:module'; const require = createRequire('/'); ${report}`)}`;
  const child = spawn(process.execPath, ['--import', preload, script, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const [output, errors, usage] = await Promise.all(
    [child.stdout, child.stderr, child.stdio[3]].map(async (stream) => {
      let text = '';
      for await (const chunk of stream as AsyncIterable<Buffer>) text += chunk.toString();
      return text;
    }),
  );
  const wall = (performance.now() - startedAt) / 1000;
  await ended;
  if (!usage || child.exitCode !== 0) throw new Error(`${script} failed:\n${output}\n${errors}`);
  const [user = 0, system = 0, kilobytes = 0] = JSON.parse(usage) as number[];
  return { wall, cpu: (user + system) / 1e6, memory: kilobytes / 1024, output: output ?? '' };
}

/** The median of numbers. */
export function median(values: number[]): number {
  return quantile(values, 0.5);
}

/** The quantile of values at a share from 0 to 1. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}
