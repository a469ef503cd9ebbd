import {
  type Diagnostic,
  type DiagnosticError,
  errorWith,
} from '../../shared/diagnostics/diagnostic.ts';
import { limits } from '../../shared/diagnostics/limits.ts';
import { errorOf } from '../../shared/diagnostics/error-of.ts';

/** What the error of a call says before its cause, and where. */
export type OwnCall = Omit<Diagnostic, 'severity'>;

/** The numbers of `Activity`, by their places. */
export const activityPlaces = { beats: 0, calls: 1, open: 2, page: 3 } as const;

/**
 * What this thread does, for one that watches it: the beats of its clock, the calls that have begun, those that have
 * not ended, and the page of its batch. A thread whose numbers stay the same while a call is open is blocked.
 */
let activity = createActivity();

/** Creates the numbers of a thread. */
export function createActivity(): Int32Array {
  const { length } = Object.keys(activityPlaces);
  return new Int32Array(new SharedArrayBuffer(length * Int32Array.BYTES_PER_ELEMENT));
}

/** Counts into these numbers from now on, and lets the clock of this thread beat in them. */
export function showActivity(shown: Int32Array): void {
  activity = shown;
  beating ??= setInterval(() => count('beats', 1), 1000).unref();
}

let beating: NodeJS.Timeout | undefined;

function count(place: keyof typeof activityPlaces, by: number): void {
  Atomics.add(activity, activityPlaces[place], by);
}

/**
 * Calls back once a thread is blocked by a call.
 *
 * @param seconds How long it must be.
 */
export function watchActivity(
  watched: Int32Array,
  seconds: number,
  onBlocked: () => void,
): NodeJS.Timeout {
  let last = '';
  let same = 0;
  return setInterval(() => {
    const now = watched.join();
    same = now === last && watched[activityPlaces.open]! > 0 ? same + 1 : 0;
    last = now;
    if (same === seconds) onBlocked();
  }, 1000).unref();
}

/** The open calls, in order, and what fails them with a reason. */
const open = new Map<OwnCall, (reason: Error) => void>();
const failLast = () => {
  const last = [...open.values()].at(-1);
  last?.(new Unsettled('it waits for a promise that never settles'));
  // What places an error takes time, in which nothing else may keep the process alive. A call around this one fails
  // with its error, before it is the last one.
  setTimeout(last ? failLast : () => {}, last ? 200 : 1000);
};

/** A promise of a call has not settled. */
class Unsettled extends Error {}

/** The call that was begun last and has not ended. */
export function lastCall(): OwnCall | undefined {
  return [...open.keys()].at(-1);
}

/** Notes that a call begins. @returns What notes its end. */
function begin(call: OwnCall, fail: (reason: Error) => void): () => void {
  // Another object for each call.
  const own = { ...call };
  if (open.size === 0) process.on('beforeExit', failLast);
  open.set(own, fail);
  count('calls', 1);
  count('open', 1);
  return () => {
    count('open', -1);
    open.delete(own);
    if (open.size === 0) process.off('beforeExit', failLast);
  };
}

/**
 * Calls a function of the site's own code and awaits its result. Node would end without a message if that never
 * settles, or wait forever.
 *
 * @param seconds How long the result may take. Default: the limit `waiting`.
 * @param since From when, in ms since 1970, once that is over. Default: from the call.
 * @throws What the function throws, as an error, or an `Unsettled` that says how long it took.
 */
export async function inOwnCall<Result>(
  call: OwnCall,
  run: () => Result | Promise<Result>,
  seconds: number = limits.waiting.most,
  since = () => 0,
): Promise<Result> {
  let fail: (reason: Error) => void = () => {};
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  const end = begin(call, fail);
  let timer: NodeJS.Timeout | undefined;
  try {
    const value = run();
    if (!(Object(value) as Partial<Promise<Result>>).then) return value;
    const late = () => {
      const rest = since() + seconds * 1000 - Date.now();
      if (rest > 0) timer = setTimeout(late, rest + 50).unref();
      else fail(new Unsettled(`it takes longer than ${seconds} seconds`));
    };
    timer = setTimeout(late, seconds * 1000).unref();
    return await Promise.race([failed, value]);
  } catch (error) {
    throw errorOf(error);
  } finally {
    clearTimeout(timer);
    end();
  }
}

/** Calls a function of the site's own code that returns no promise. */
export function doOwnCall<Result>(call: OwnCall, run: () => Result): Result {
  const end = begin(call, () => {});
  try {
    return run();
  } catch (error) {
    throw errorOf(error);
  } finally {
    end();
  }
}

/** Calls as `inOwnCall` does. What does not settle is an error that names the call; other errors stay. */
export async function inNamedCall<Result>(
  ...[call, ...rest]: Parameters<typeof inOwnCall<Result>>
): Promise<Result> {
  return inOwnCall(call, ...rest).catch((error: unknown) => {
    throw error instanceof Unsettled ? callError(call, error) : error;
  });
}

/** The error of a call that has failed. Its cause follows the message. */
export function callError(
  { message, ...call }: OwnCall,
  error: unknown,
  place: Partial<Diagnostic> = {},
): DiagnosticError {
  return errorWith({ ...call, message: `${message}: ${errorOf(error).message}`, ...place });
}
