import {
  type FromFrame,
  isFromFrame,
  portMessage,
  type ToFrame,
} from '../../shared/live/messages.ts';

/** The limits of a frame: dispatches a second, and messages in a dispatch. */
const maxDispatches = 100;
const maxMessages = 1000;

/** A frame that samples run in. */
export interface FramePort {
  /** Sends a message. Messages are queued until the frame has loaded. */
  send(message: ToFrame): void;
  /** Stops the sample immediately, even in an endless loop. */
  close(): void;
}

/** The listeners of a frame. */
interface FrameListeners {
  onMessage(message: FromFrame): void;
  /** The frame was removed: the sample sent too many messages, or loaded another document. */
  onEnd(reason: 'flooded' | 'left'): void;
}

/**
 * Loads the document of samples into a frame and connects with it. Every message is validated, because
 * a sample may imitate the host.
 */
export function openFrame(
  frame: HTMLIFrameElement,
  address: string,
  { onMessage, onEnd }: FrameListeners,
): FramePort {
  const { port1: port, port2 } = new MessageChannel();
  let times: number[] = [];
  let isLoaded = false;
  // The sample cannot reach the port, but its window can post messages to the page.
  const onWindowMessage = ({ source }: MessageEvent) => {
    if (source === frame.contentWindow && isFlooded()) end('flooded');
  };
  const isFlooded = () => {
    const now = performance.now();
    times = [...times.filter((time) => now - time < 1000), now];
    return times.length > maxDispatches;
  };
  const end = (reason: 'flooded' | 'left') => {
    close();
    onEnd(reason);
  };
  const close = () => {
    removeEventListener('message', onWindowMessage);
    port.onmessage = null;
    port.close();
    frame.remove();
  };
  port.onmessage = ({ data }: MessageEvent<unknown>) => {
    const messages: unknown[] = Array.isArray(data) ? data : [];
    if (isFlooded() || messages.length > maxMessages) end('flooded');
    else for (const message of messages) if (isFromFrame(message)) onMessage(message);
  };
  frame.addEventListener('load', () => {
    // A frame loads once: a second document comes from the sample.
    if (isLoaded) return end('left');
    isLoaded = true;
    // A sandboxed document has an opaque origin, which `targetOrigin` cannot name.
    frame.contentWindow!.postMessage(portMessage, '*', [port2]);
  });
  addEventListener('message', onWindowMessage);
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = address;
  return { send: (message) => port.postMessage(message), close };
}
