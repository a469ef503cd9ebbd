import { fillLabel } from '../../../shared/config/fill-label.ts';
import { liveMore } from '../../../shared/config/labels.ts';
import { consoleLevels, type FromFrame } from '../../../shared/live/messages.ts';
import { scriptNames } from './modules.ts';

type Send = (message: FromFrame) => void;

/** The maximum length of a line of the log, in UTF-16 code units. */
const maxLength = 2000;
/** The maximum number of lines a second. Each is laid out in the page and sent to the developer tools. */
const maxLines = 200;

/**
 * Sends console output to the page in addition to the browser's console; lines that are too many are only
 * counted. A logged error without further arguments counts as an error of the sample: React logs what a
 * component throws.
 *
 * @param turn Called for each line: it throws in a loop that never ends.
 */
export function sendConsole(send: Send, fail: (error: unknown) => void, turn: () => void): void {
  const isTooMuch = createCount(send);
  for (const level of consoleLevels) {
    const own = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      turn();
      if (isTooMuch()) return;
      if (level === 'error' && values.length === 1 && values[0] instanceof Error) fail(values[0]);
      else send({ type: 'console', level, text: values.map(textOf).join(' ').slice(0, maxLength) });
      own(...values);
    };
  }
}

/** Counts the lines of a second, and sends the number of the lines beyond the maximum at its end. */
function createCount(send: Send): () => boolean {
  let lines = 0;
  // The sample may overwrite the global function.
  const wait = setTimeout;
  const startAgain = () => {
    const count = lines - maxLines;
    lines = 0;
    if (count > 0) send({ type: 'console', level: 'warn', text: fillLabel(liveMore, { count }) });
  };
  return () => {
    if (lines++ === 0) wait(startAgain, 1000);
    return lines > maxLines;
  };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (value instanceof Error) return String(value);
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return String(value);
  }
}

/** The time in which equal errors are sent once, in ms: React renders a component that throws again. */
const repeatedMs = 100;

/** Sends uncaught errors; the returned function sends a caught one. */
export function sendErrors(send: Send): (error: unknown) => void {
  const recent = new Set<string>();
  // The sample may overwrite the global function.
  const wait = setTimeout;
  const fail = (error: unknown, place = placeIn(error)) => {
    // The label of the page already says that it is an error.
    const message = textOf(error)
      .replace(/^Error: /, '')
      .slice(0, maxLength);
    if (recent.has(message)) return;
    recent.add(message);
    wait(() => recent.delete(message), repeatedMs);
    send({ type: 'error', message, ...place });
  };
  addEventListener('error', ({ error, message, filename, lineno }) => {
    // A notice of the browser, without an error: what was resized is measured again in the next frame.
    if (message.startsWith('ResizeObserver loop')) return;
    const file = scriptNames.get(filename);
    const place = placeIn(error);
    // The host may have thrown it again: its own place is then the sample's.
    fail(error ?? message, place.file || !isOfSample(file) ? place : { file, line: lineno });
  });
  addEventListener('unhandledrejection', ({ reason }) => fail(reason));
  return fail;
}

/** The first place of an error's stack that is in a file of the sample. */
function placeIn(error: unknown): { file?: string; line?: number } {
  const { stack = '' } = error instanceof Error ? error : {};
  for (const [, address, line] of stack.matchAll(/(blob:[^\s)]+?):(\d+):\d+/g)) {
    const file = scriptNames.get(address!);
    if (isOfSample(file)) return { file, line: Number(line) };
  }
  return {};
}

/** Whether a script is one of the sample's files, not the host. */
const isOfSample = (name: string | undefined): name is string => name?.startsWith('.') ?? false;
