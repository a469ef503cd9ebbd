import { Transform, type TransformCallback } from 'node:stream';
import { isSpecType } from '@modelcontextprotocol/server';

/** The maximum size of a message in bytes. The largest useful message has some thousand. */
const maxMessageBytes = 1_000_000;

/** Codes of JSON-RPC 2.0, section 5.1. */
const parseError = -32700;
const invalidRequest = -32600;

/**
 * Forwards messages of JSON-RPC, one per line. Answers anything else with an error: a line that is
 * too long, is not JSON, or is not a message. The transport after it would close at the first of
 * these and ignore the others.
 *
 * @param reply Sends an answer.
 */
export function messageFilter(reply: (text: string) => void): Transform {
  let line: Buffer[] = [];
  let bytes = 0;
  const refuse = (code: number, message: string, id: string | number | null = null) =>
    reply(`${JSON.stringify({ jsonrpc: '2.0', id, error: { code, message } })}\n`);
  const end = (stream: Transform) => {
    const text = Buffer.concat(line).toString().trim();
    const isLong = bytes > maxMessageBytes;
    [line, bytes] = [[], 0];
    if (isLong) refuse(invalidRequest, `The message is longer than ${maxMessageBytes} bytes`);
    else if (text !== '') pass(text, stream);
  };
  const pass = (text: string, stream: Transform) => {
    let message: unknown;
    try {
      message = JSON.parse(text);
    } catch {
      refuse(parseError, 'The line is not JSON: expected a message of JSON-RPC 2.0');
      return;
    }
    if (isSpecType.JSONRPCMessage(message)) stream.push(`${text}\n`);
    else refuse(invalidRequest, 'The JSON is not a message of JSON-RPC 2.0', idOf(message));
  };
  return new Transform({
    transform(chunk: Buffer, _, done: TransformCallback) {
      let from = 0;
      for (let to = chunk.indexOf(10); to !== -1; to = chunk.indexOf(10, from)) {
        add(chunk.subarray(from, to));
        end(this);
        from = to + 1;
      }
      add(chunk.subarray(from));
      done();
    },
  });

  function add(part: Buffer): void {
    bytes += part.length;
    // A line that is too long is only counted, not stored.
    if (bytes > maxMessageBytes) line = [];
    else if (part.length > 0) line.push(part);
  }
}

function idOf(message: unknown): string | number | null {
  const id = typeof message === 'object' && message && 'id' in message ? message.id : null;
  return typeof id === 'string' || typeof id === 'number' ? id : null;
}
