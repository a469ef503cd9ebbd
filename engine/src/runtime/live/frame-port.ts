import {
  type FromFrame,
  isFromFrame,
  portMessage,
  type ToFrame,
} from '../../shared/live/messages.ts';

/** How many dispatches a frame may make in a second, and how many messages one may hold. */
const maxDispatches = 100;
const maxMessages = 1000;

/** A frame that samples run in. */
export interface FramePort {
  /** Sends a message; what is sent before the frame has loaded waits for it. */
  send(message: ToFrame): void;
  /** Ends the sample at once, whatever it does. */
  close(): void;
}

/** What a frame tells. */
interface FrameListeners {
  onMessage(message: FromFrame): void;
  /** The frame was ended because of what the sample did: it sent too much, or showed another document. */
  onEnd(reason: 'flooded' | 'left'): void;
}

/**
 * Loads the document of samples into a frame and connects with it. What it says is checked: the sample may
 * speak in the place of the host.
 */
export function openFrame(
  frame: HTMLIFrameElement,
  address: string,
  { onMessage, onEnd }: FrameListeners,
): FramePort {
  const { port1: port, port2 } = new MessageChannel();
  let times: number[] = [];
  let isLoaded = false;
  // The port is no sample's to use, but its window can send to the page's.
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
    // A frame loads once: a second document is none of ours.
    if (isLoaded) return end('left');
    isLoaded = true;
    // The origin of a sandboxed document is none that could be named.
    frame.contentWindow!.postMessage(portMessage, '*', [port2]);
  });
  addEventListener('message', onWindowMessage);
  frame.setAttribute('sandbox', 'allow-scripts');
  frame.src = address;
  return { send: (message) => port.postMessage(message), close };
}
