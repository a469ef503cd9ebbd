import {
  type FromFrame,
  isFromFrame,
  portMessage,
  type ToFrame,
} from '../../shared/live/messages.ts';

/** How many dispatches a frame may make in a second, and how many messages one may hold. */
const maxDispatches = 100;
const maxMessages = 1000;

/** Why a frame was ended. */
export type FrameEnd = 'flooded' | 'left';

/** A frame that is connected. */
export interface FramePort {
  send(message: ToFrame): void;
  /** Ends the sample at once, whatever it does. */
  close(): void;
}

/**
 * Loads the document of samples into a frame and connects with it. What it says is checked: the sample may
 * speak in the place of the host.
 *
 * @param onEnd Called when the frame was ended because of what the sample did.
 */
export function openFrame(
  frame: HTMLIFrameElement,
  address: string,
  onMessage: (message: FromFrame) => void,
  onEnd: (reason: FrameEnd) => void,
): Promise<FramePort> {
  return new Promise((resolve) => {
    const { port1: port, port2 } = new MessageChannel();
    let times: number[] = [];
    let isLoaded = false;
    const close = () => {
      port.onmessage = null;
      port.close();
      frame.remove();
    };
    const end = (reason: FrameEnd) => {
      close();
      onEnd(reason);
    };
    port.onmessage = ({ data, timeStamp }: MessageEvent<unknown>) => {
      times = [...times.filter((time) => timeStamp - time < 1000), timeStamp];
      const messages = Array.isArray(data) ? data : [];
      if (times.length > maxDispatches || messages.length > maxMessages) return end('flooded');
      for (const message of messages) if (isFromFrame(message)) onMessage(message);
    };
    frame.addEventListener('load', () => {
      // A frame loads once: a second document is none of ours.
      if (isLoaded) return end('left');
      isLoaded = true;
      // The origin of a sandboxed document is none that could be named.
      frame.contentWindow!.postMessage(portMessage, '*', [port2]);
      resolve({ send: (message) => port.postMessage(message), close });
    });
    // Before the address: a frame without it would load without these limits.
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = address;
  });
}
