/** An event of a trace of Chromium. Times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Its time. */
  ts: number;
  /** The processor time of its thread until then, and during it. */
  tts?: number;
  tdur?: number;
}

/** The work of the thread with the marks, in processor time, which other programs do not affect. */
export interface ThreadWork {
  /** The processor time from each mark to the next of the other name, in ms. */
  between: number[];
  /** Its longest task since the first mark, in ms. */
  longestTask: number;
}

/** The categories of `startTracing`: marks, and tasks, with as few others as possible. */
export const traceCategories = ['blink.user_timing', 'toplevel'];
const task = 'ThreadControllerImpl::RunTask';

/** Parses a trace of `stopTracing` with these categories. */
export function readTrace(trace: Buffer, from: string, to: string): ThreadWork {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const sorted = traceEvents.toSorted((a, b) => a.ts - b.ts);
  const starts = sorted.filter(({ name }) => name === from);
  const ends = sorted.filter(({ name }) => name === to);
  const tasks = sorted.filter(({ name, pid, tid, ts }) => {
    const first = starts[0]!;
    return name === task && pid === first.pid && tid === first.tid && ts >= first.ts;
  });
  return {
    between: starts.map(({ ts, tts = 0 }) => {
      const end = ends.find((mark) => mark.ts > ts)!;
      return (end.tts! - tts) / 1000;
    }),
    longestTask: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
  };
}
