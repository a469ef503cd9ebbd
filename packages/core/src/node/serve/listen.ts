import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';

/** The maximum number of ports to try. */
const maxTries = 50;

/**
 * Listens on a port, or on the next free one.
 *
 * @returns The address of the server.
 * @throws DiagnosticError if no port is free or the server cannot listen on the host.
 */
export async function listen(server: Server, port: number, host = 'localhost'): Promise<string> {
  for (let tried = 0; tried < maxTries && port + tried < 65536; tried++) {
    try {
      await once(server.listen(port + tried, host), 'listening');
      return addressOf(server, host);
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (!['EADDRINUSE', 'EACCES'].includes(code))
        fail(`Cannot listen on ${host}: ${message}`, 'Check --host');
    }
  }
  return fail(`No free port from ${port} on`, 'Name another with --port');
}

function fail(message: string, hint: string): never {
  throw errorWith({ rule: 'listen', message, hint });
}

function addressOf(server: Server, host: string): string {
  const { port, address } = server.address() as AddressInfo;
  const name = isEverywhere(address) ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

const isEverywhere = (address: string) => address === '0.0.0.0' || address === '::';

/**
 * Warns if a server listens on every address of the machine, and lists the addresses.
 *
 * @param path The path of the site.
 */
export function warnOfNetwork(server: Server, path: string): void {
  const { address, port } = server.address() as AddressInfo;
  if (!isEverywhere(address)) return;
  const shown = Object.values(os.networkInterfaces())
    .flatMap((addresses = []) => addresses)
    // Link-local addresses need the name of an interface, which browsers do not accept.
    .filter(({ internal, scopeid }) => !internal && !scopeid)
    .filter(({ family }) => family === 'IPv4' || address === '::')
    .map((each) => (each.family === 'IPv6' ? `[${each.address}]` : each.address))
    .map((name) => `  http://${name}:${port}${path}`);
  const told = `Everybody who reaches this machine over a network can read the site${shown.length > 0 ? ', at' : ''}`;
  console.warn([told, ...shown].join('\n'));
}
