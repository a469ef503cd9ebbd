/**
 * Express' middleware. Its published types describe the requests of Express, which differ from
 * Node's.
 */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}
