import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The folder of these tests. */
export const testsFolder = fileURLToPath(new URL('..', import.meta.url));

/** The engine's command line, and the way to call it. */
export const docs = [process.execPath, `${testsFolder}../engine/bin/docs.mjs`] as const;

/** A process that serves, until it is ended. */
export interface Running {
  /** The address it has printed, without a slash at its end. */
  address: string;
  child: ChildProcess;
  /** All it has printed so far. */
  output(): string;
  end(): Promise<void>;
}

/** Starts a server and waits until a line it prints matches; the first group is its address. */
export function start(command: readonly string[], cwd: string, line: RegExp): Promise<Running> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const end = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill();
    await ended;
  };
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Unexpected end with ${code}: ${output}`)));
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (text) => {
        output += `${text}\n`;
        const address = line.exec(text)?.[1];
        if (address)
          resolve({ address: address.replace(/\/$/, ''), child, output: () => output, end });
      });
    }
  });
}
