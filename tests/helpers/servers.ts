import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The folder of these tests. */
export const testsFolder = fileURLToPath(new URL('..', import.meta.url));

/** The command line of the engine, with Node. */
export const docs = [process.execPath, `${testsFolder}../packages/core/bin/docs.mjs`] as const;

/** A running server process. */
export interface Running {
  /** The printed address, without a trailing slash. */
  address: string;
  child: ChildProcess;
  /** All output so far. */
  output(): string;
  end(): Promise<void>;
}

/** Starts a server and waits until a line of its output matches; the first group is its address. */
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
