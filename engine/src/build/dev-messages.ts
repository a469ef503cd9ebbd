import type { EventEmitter } from 'node:events';

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
