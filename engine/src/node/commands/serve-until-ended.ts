import { once } from 'node:events';
import type { Server } from 'node:http';
import { listen, warnOfNetwork } from '../serve/listen.ts';
import { type CommandValues, numberOption, textOption } from './options.ts';

/** What a command serves. */
interface Served {
  server: Server;
  /** What is served, as it is called in the terminal. */
  name: string;
  /** The path under which it is served. */
  base: string;
  /** The port where `--port` names none. */
  port: number;
  close(): Promise<void> | void;
}

/**
 * Serves until the process gets SIGINT or SIGTERM. Errors that nobody waits for, of modules of the site or
 * of a connection, are printed and end nothing.
 *
 * @returns The exit code.
 * @throws DiagnosticError when the server cannot listen.
 */
export async function serveUntilEnded(served: Served, values: CommandValues): Promise<number> {
  const { server, name, base } = served;
  const port = numberOption(values.port, '--port', 0, 65535) ?? served.port;
  const address = await listen(server, port, textOption(values.host));
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => console.error(error));
  console.log(`Serving ${name} at ${address}${base}/`);
  warnOfNetwork(server, `${base}/`);
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  await served.close();
  return 0;
}
