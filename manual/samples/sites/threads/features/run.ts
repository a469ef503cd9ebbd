import { createContext, runInContext } from 'node:vm';
import type { FeatureThread } from 'stilldocs';

/** Runs samples in JavaScript, and answers with what they print. */
const start: FeatureThread<{ seats: number }, string, string[]> =
  (options) => (code) => {
    const printed: string[] = [];
    const log = (...values: unknown[]) => printed.push(values.join(' '));
    runInContext(code, createContext({ ...options, console: { log } }));
    return { output: printed };
  };

export default start;
