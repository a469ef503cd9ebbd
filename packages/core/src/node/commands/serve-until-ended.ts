import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen, warnOfNetwork } from '../serve/listen.ts';
import { type CommandValues, numberOption, textOption } from './options.ts';

/** How long the server may take to close, in ms: a request in flight holds it. */
const closingMs = 3000;

/** The server of a command. */
export interface Served {
  server: Server;
  /** Its name in the terminal. */
  name: string;
  /** Its base path. */
  base: string;
  close(): Promise<void> | void;
}

/**
 * Serves until SIGINT or SIGTERM. Unhandled errors, of modules of the site or of a connection, are
 * printed and do not end the process. A server that does not close ends with the process.
 *
 * @param defaultPort The default of `--port`.
 * @param create Creates the server, after the options are checked.
 * @returns The exit code.
 * @throws DiagnosticError if the server cannot listen. It is closed then: what it watches would keep
 *   the process running.
 */
export async function serveUntilEnded(
  values: CommandValues,
  defaultPort: number,
  create: (host: string | undefined) => Promise<Served>,
): Promise<number> {
  const port = numberOption(values.port, '--port', 0, 65535) ?? defaultPort;
  const host = textOption(values.host);
  const { server, name, base, close } = await create(host);
  const address = await listen(server, port, host).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error) => console.error(error));
  console.log(`Serving ${name} at ${address}${base}/`);
  warnOfNetwork(server, `${base}/`);
  await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  setTimeout(() => process.exit(0), closingMs + 100).unref();
  await Promise.race([close(), sleep(closingMs, undefined, { ref: false })]);
  return 0;
}
