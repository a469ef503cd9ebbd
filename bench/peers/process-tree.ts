import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import type { ProcessCost } from '../measure/processes.ts';

/** The interval of memory samples, in ms; a shorter peak is missed. */
const sampleMs = 100;

/** A number in `/proc/<id>/status`: a process's id, or kB of memory. */
function statusValue(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
}

/** The resident memory of a process and all its descendants, in MB; 0 without `/proc`. */
function treeMemory(root: number): number {
  const parents = new Map<number, number>();
  const memory = new Map<number, number>();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8');
      parents.set(Number(name), statusValue(status, 'PPid'));
      memory.set(Number(name), statusValue(status, 'VmRSS') / 1024);
    } catch {
      // The process has ended since the folder was read.
    }
  }
  const isInside = (id: number | undefined): boolean =>
    id === root || (id !== undefined && id > 1 && isInside(parents.get(id)));
  let sum = 0;
  for (const [id, megabytes] of memory) if (isInside(id)) sum += megabytes;
  return sum;
}

/**
 * Runs a command and reports the cost of it and of its descendants. Needs a POSIX shell; memory is
 * 0 without `/proc`.
 *
 * @param options.env Added to this process's environment.
 * @param options.timeoutMs The time after which the command and its descendants are killed, in ms.
 * @throws Error with the end of the command's output if it fails or takes too long.
 */
export async function costOfTree(
  command: string[],
  options: { cwd?: string; env?: Record<string, string>; timeoutMs?: number } = {},
): Promise<ProcessCost> {
  const { cwd, env, timeoutMs = 600_000 } = options;
  const startedAt = performance.now();
  // The shell waits for the command, so its `times` includes the command and its descendants.
  const child = spawn('/bin/sh', ['-c', '"$@"; code=$?; times >&3; exit $code', 'sh', ...command], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  let memory = 0;
  const sampling = setInterval(() => {
    memory = Math.max(memory, treeMemory(child.pid!));
  }, sampleMs);
  const timeout = setTimeout(() => process.kill(-child.pid!, constants.signals.SIGKILL), timeoutMs);
  let output = '';
  let usage = '';
  child.stdout!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr!.on('data', (chunk: Buffer) => (output += chunk.toString()));
  (child.stdio[3] as NodeJS.ReadableStream).on('data', (chunk: Buffer) => {
    usage += chunk.toString();
  });
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  const wall = (performance.now() - startedAt) / 1000;
  clearInterval(sampling);
  clearTimeout(timeout);
  if (code !== 0) {
    const reason = code === null ? `was killed after ${Math.round(wall)} s` : `ended with ${code}`;
    throw new Error(`${command.join(' ')} ${reason}:\n${output.slice(-2000)}`);
  }
  // Two lines of user and system time, `1m2.34s`: of the shell, and of its children.
  const spent = usage.split('\n')[1]?.matchAll(/(\d+)m([\d.]+)s/g) ?? [];
  const cpu = [...spent].reduce((sum, [, minutes, s]) => sum + Number(minutes) * 60 + Number(s), 0);
  return { wall, cpu, memory, output };
}
