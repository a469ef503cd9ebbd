import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server that receives what extensions send. */
export interface Endpoint {
  /** Without a trailing slash. */
  address: string;
  /** Every request, in order: its path, its type and its body. */
  received: { path: string; type: string; body: string }[];
  /** The status of the next answers to scripts. Default 204. */
  status: number;
  server: Server;
}

/** Starts an endpoint on the loopback interface. It sends readers without scripts back to their page. */
export async function startEndpoint(): Promise<Endpoint> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const { origin, referer = '', accept, 'content-type': type = '' } = request.headers;
      endpoint.received.push({ path: request.url ?? '', type, body });
      if (origin) response.setHeader('Access-Control-Allow-Origin', origin);
      response.setHeader('Access-Control-Allow-Credentials', 'true');
      const isPage = accept?.includes('text/html');
      const page = new URLSearchParams(body).get('page') ?? '';
      // The policy of referrers hides the page from another origin: the address of the form says the base.
      const base = request.url!.replace('/feedback', '');
      if (isPage)
        response.setHeader('Location', `${new URL(referer).origin}${base}${page}#feedback-thanks`);
      response.writeHead(isPage ? 303 : endpoint.status).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const endpoint: Endpoint = {
    address: `http://localhost:${port}`,
    received: [],
    status: 204,
    server,
  };
  return endpoint;
}
