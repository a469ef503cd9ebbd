import { expect, it } from 'vitest';
import { readTrace } from './trace.ts';

it('tells what a thread took between two marks, and its longest task', () => {
  const main = { pid: 1, tid: 1 };
  const traceEvents = [
    { ...main, name: 'ThreadControllerImpl::RunTask', ts: 0, tdur: 90_000 },
    { ...main, name: 'painted', ts: 20_000, tts: 8000 },
    { ...main, name: 'due', ts: 1000, tts: 1000 },
    { ...main, name: 'ThreadControllerImpl::RunTask', ts: 5000, tdur: 4000 },
    { pid: 1, tid: 2, name: 'ThreadControllerImpl::RunTask', ts: 5000, tdur: 9000 },
    { ...main, name: 'due', ts: 30_000, tts: 9000 },
    { ...main, name: 'painted', ts: 40_000, tts: 9500 },
  ];
  const trace = Buffer.from(JSON.stringify({ traceEvents }));
  expect(readTrace(trace, 'due', 'painted')).toEqual({ between: [7, 0.5], longestTask: 4 });
});
