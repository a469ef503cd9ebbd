/** An event of a trace of Chromium. Times in microseconds. */
interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** When it was. */
  ts: number;
  /** The processor time that its thread had taken by then, and took for it. */
  tts?: number;
  tdur?: number;
}

/** What a trace tells of the thread that has set marks; processor time, which other programs do not change. */
export interface ThreadWork {
  /** What the thread took from each mark to the next of the other name, in ms. */
  between: number[];
  /** Its longest task since the first mark, in ms. */
  longestTask: number;
}

/** What `startTracing` has to record: marks, and tasks, with as little besides as can be. */
export const traceCategories = ['blink.user_timing', 'toplevel'];
const task = 'ThreadControllerImpl::RunTask';

/** Reads a trace as `stopTracing` gives it, with these categories. */
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
