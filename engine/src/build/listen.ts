import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DiagnosticError } from '../shared/diagnostic.ts';

/** How many ports are tried, one after the other. */
const maxTries = 50;

/**
 * Listens on a port, or on the next free one.
 *
 * @returns The address to open.
 * @throws DiagnosticError when no port is free or the host cannot be listened on.
 */
export async function listen(server: Server, port: number, host = 'localhost'): Promise<string> {
  for (let tried = 0; tried < maxTries && port + tried < 65536; tried++) {
    const error = await tryPort(server, port + tried, host);
    if (!error) return addressOf(server, host);
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') {
      fail(`Unexpected error while listening on ${host}: ${error.message}`, 'Check --host');
    }
  }
  return fail(
    `Unexpected use of every port from ${port}, expected a free one`,
    'Name another with --port',
  );
}

function fail(message: string, hint: string): never {
  throw new DiagnosticError([{ severity: 'error', rule: 'listen', message, hint }]);
}

function tryPort(
  server: Server,
  port: number,
  host: string,
): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException) => resolve(error);
    server.once('error', onError);
    server.listen(port, host, () => {
      server.off('error', onError);
      resolve(undefined);
    });
  });
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name =
    host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}
