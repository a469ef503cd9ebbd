import { createServer, get, type Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import os from 'node:os';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { listen, warnOfNetwork } from './listen.ts';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

function create(): Server {
  const server = createServer((_, response) => void response.end('here'));
  servers.push(server);
  return server;
}

/** An address of an interface, as Node describes it. */
function address(
  name: string,
  { internal = false, scopeid = 0 } = {},
): os.NetworkInterfaceInfoIPv4 | os.NetworkInterfaceInfoIPv6 {
  const common = { address: name, netmask: '', mac: '', internal, cidr: null };
  return isIPv6(name) ? { ...common, family: 'IPv6', scopeid } : { ...common, family: 'IPv4' };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

describe('listen', () => {
  it('says the address to open', async () => {
    const server = create();
    const address = await listen(server, 0, '127.0.0.1');
    expect(address).toBe(`http://127.0.0.1:${portOf(server)}`);
    const text = await new Promise<string>((resolve, reject) => {
      get(address, (response) =>
        response.on('data', (chunk: Buffer) => resolve(chunk.toString())),
      ).on('error', reject);
    });
    expect(text).toBe('here');
  });

  it('names localhost for every address of the machine', async () => {
    const server = create();
    expect(await listen(server, 0, '0.0.0.0')).toBe(`http://localhost:${portOf(server)}`);
  });

  it.each(['0.0.0.0', '::', '0', ''])(
    'says who can read it and where, of --host %j',
    async (host) => {
      const warn = vi.spyOn(console, 'warn').mockReturnValue();
      const interfaces = vi.spyOn(os, 'networkInterfaces').mockReturnValue({
        lo: [address('127.0.0.1', { internal: true })],
        eth0: [address('192.168.1.5'), address('2001:db8::1'), address('fe80::1', { scopeid: 2 })],
      });
      const server = create();
      await listen(server, 0, host);
      warnOfNetwork(server, '/docs/');
      const port = portOf(server);
      const [line, ...addresses] = String(warn.mock.calls[0]).split('\n');
      expect(line).toBe('Everybody who reaches this machine over a network can read the site, at');
      const six = (server.address() as AddressInfo).family === 'IPv6';
      expect(addresses).toEqual([
        `  http://192.168.1.5:${port}/docs/`,
        ...(six ? [`  http://[2001:db8::1]:${port}/docs/`] : []),
      ]);
      interfaces.mockRestore();
      warn.mockRestore();
    },
  );

  it('says nothing of a network that it does not listen to', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const server = create();
    await listen(server, 0);
    warnOfNetwork(server, '/');
    expect(warn).not.toHaveBeenCalled();
    warn.mockRestore();
  });

  it('takes the next free port when one is in use, and leaves no listeners behind', async () => {
    const first = create();
    await listen(first, 0, '127.0.0.1');
    const port = portOf(first);
    const second = create();
    const third = create();
    await listen(second, port, '127.0.0.1');
    await listen(third, port, '127.0.0.1');
    expect(portOf(second)).toBeGreaterThan(port);
    expect(portOf(third)).toBeGreaterThan(portOf(second));
    expect(third.listenerCount('error')).toBe(0);
  });

  it('fails when there is no port left', async () => {
    const blocking = create();
    await listen(blocking, 65535, '127.0.0.1').catch(() => undefined);
    await expect(listen(create(), 65535, '127.0.0.1')).rejects.toMatchObject({
      diagnostics: [
        {
          severity: 'error',
          rule: 'listen',
          message: 'No free port from 65535 on',
          hint: 'Name another with --port',
        },
      ],
    });
  });

  it('fails at once on a host that is not this machine', async () => {
    const failure = listen(create(), 4173, '192.0.2.1');
    await expect(failure).rejects.toBeInstanceOf(DiagnosticError);
    await expect(failure).rejects.toMatchObject({
      diagnostics: [{ rule: 'listen', hint: 'Check --host' }],
    });
  });
});
