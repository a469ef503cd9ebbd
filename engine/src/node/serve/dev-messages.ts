import { createHash } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

const isText = (value: unknown) => value === undefined || typeof value === 'string';

/** What pages send, and whether its data has the form that the listener takes for granted. */
const events: Record<string, (data: unknown) => boolean> = {
  'docs:connected': isText,
  'vite:invalidate': (data) => {
    if (typeof data !== 'object' || data === null || !('path' in data)) return false;
    const { path, message, firstInvalidatedBy }: Record<string, unknown> = { ...data };
    return typeof path === 'string' && isText(message) && isText(firstInvalidatedBy);
  },
};

/**
 * Drops what no page sends over its connection: Vite's listeners would fail at it, and end the process.
 * Vite listens to a connection before it tells of it, so that its listener can be put behind this one.
 */
export function dropForeignMessages(socket: EventEmitter): void {
  const listeners = socket.listeners('message');
  socket.removeAllListeners('message');
  socket.on('message', (...message: unknown[]) => {
    if (!isKnown(String(message[0]))) return;
    for (const listener of listeners) Reflect.apply(listener, socket, message);
  });
}

function isKnown(text: string): boolean {
  try {
    const { event, data } = JSON.parse(text) as { event: string; data: unknown };
    return Object.hasOwn(events, event) && events[event]!(data);
  } catch {
    return false;
  }
}

/**
 * Answers a page that asks whether the server is there again: opens a WebSocket and closes it (RFC 6455).
 * Vite's own answer ends the process when anything but a frame follows the question.
 */
export function answerPing({ headers }: IncomingMessage, socket: Duplex): void {
  const key = `${headers['sec-websocket-key'] ?? ''}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`;
  const lines = [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Protocol: vite-ping',
    `Sec-WebSocket-Accept: ${createHash('sha1').update(key).digest('base64')}`,
    '\r\n',
  ];
  socket.write(lines.join('\r\n'));
  const normalClosure = [0x88, 2, 1000 >> 8, 1000 & 0xff];
  socket.end(Buffer.from(normalClosure));
  socket.resume();
}
