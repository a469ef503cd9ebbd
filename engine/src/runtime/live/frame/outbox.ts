import type { FromFrame } from '../../../shared/live/messages.ts';

/** How long messages wait for others, so that there are fewer of them than the page bears. ms. */
const gatherMs = 16;
/** What one dispatch holds at most; more lines of the console are counted, not sent. */
const maxTogether = 200;

/** Sends messages to the page, several at a time. */
export function createOutbox(port: MessagePort): (message: FromFrame) => void {
  let waiting: FromFrame[] = [];
  let left = 0;
  // The sample may replace the global one.
  const wait = setTimeout;
  const send = port.postMessage.bind(port);
  const dispatch = () => {
    if (left > 0) waiting.push({ type: 'console', level: 'warn', text: `… ${left} more` });
    send(waiting);
    waiting = [];
    left = 0;
  };
  return (message) => {
    if (waiting.length === 0) wait(dispatch, gatherMs);
    const isTooMuch = waiting.length >= maxTogether;
    if (isTooMuch && (message.type === 'console' || message.type === 'event')) left++;
    else waiting.push(message);
  };
}
