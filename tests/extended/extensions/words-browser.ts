import type { Touch } from 'stilldocs';

/** Records the touches of samples, for the tests. */
const note: Touch<{ mark: string }> = (sample, event, { mark }) => {
  const window = globalThis as Record<string, unknown>;
  const known = (window[mark] ??= []) as string[];
  known.push(`${event.type} ${sample.dataset.seats}`);
};
export default note;
