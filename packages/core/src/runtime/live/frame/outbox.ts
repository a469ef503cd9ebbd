import { fillLabel } from '../../../shared/config/fill-label.ts';
import { liveMore } from '../../../shared/config/labels.ts';
import type { FromFrame } from '../../../shared/live/messages.ts';

/** The time over which messages are batched, in ms: the page limits the number of dispatches. */
const gatherMs = 16;
/** The maximum number of messages in a dispatch; further events are counted, not sent. */
const maxTogether = 200;

/** Creates a function that sends messages to the page in batches. */
export function createOutbox(port: MessagePort): (message: FromFrame) => void {
  let waiting: FromFrame[] = [];
  let left = 0;
  // The sample may overwrite the global function.
  const wait = setTimeout;
  const send = port.postMessage.bind(port);
  const dispatch = () => {
    if (left > 0) {
      const text = fillLabel(liveMore, { count: left });
      waiting.push({ type: 'console', level: 'warn', text });
    }
    const batch = waiting;
    // Emptied first: should a message fail, the next one begins a batch of its own.
    waiting = [];
    left = 0;
    send(batch);
  };
  return (message) => {
    if (waiting.length === 0) wait(dispatch, gatherMs);
    const isTooMuch = waiting.length >= maxTogether;
    if (isTooMuch && message.type === 'event') left++;
    else waiting.push(message);
  };
}
