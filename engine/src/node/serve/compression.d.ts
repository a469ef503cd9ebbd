/** Express' middleware. Its published types are of Express' requests, which Node's own are not. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  type Filter = (request: IncomingMessage, response: ServerResponse) => boolean;

  function compression(options?: {
    filter?: Filter;
  }): (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  namespace compression {
    /** Whether the media type of an answer is worth compressing. */
    const filter: Filter;
  }

  export default compression;
}
