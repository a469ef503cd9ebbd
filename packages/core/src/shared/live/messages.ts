import type { LiveValue } from './host.ts';
import type { LiveFile } from './sample.ts';

/* The messages between page and frame, through one MessagePort. */

/** The output folder of the frame's document, which has a policy of its own. */
export const liveFolder = '_live';

/** The message that transfers the port; the window gets no other. */
export const portMessage = 'docs:live';

/** From page to frame. */
export type ToFrame =
  | {
      type: 'load';
      /** The host's script. */
      host: string;
      id: string;
      entry: string;
      files: Record<string, LiveFile>;
      theme: 'light' | 'dark';
      reducedMotion: boolean;
    }
  | { type: 'files'; files: Record<string, LiveFile> }
  | { type: 'theme'; theme: 'light' | 'dark' }
  | { type: 'call'; id: number; fn: number; args: LiveValue[] }
  | { type: 'command'; id: number; name: string; value: LiveValue };

/** The methods of `console` whose output the frame sends. */
export const consoleLevels = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** From frame to page, in batches. */
export type FromFrame =
  | { type: 'mounted'; description: LiveValue }
  | { type: 'error'; message: string; file?: string; line?: number }
  | { type: 'result'; id: number; value?: LiveValue; error?: string }
  | { type: 'event'; name: string; value: LiveValue }
  | { type: 'console'; level: (typeof consoleLevels)[number]; text: string }
  | { type: 'size'; height: number }
  | { type: 'escape' };

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => Number.isFinite(value);
const optional = (test: (value: unknown) => boolean) => (value: unknown) =>
  value === undefined || test(value);
const anything = () => true;

/** The required type of each field, by message. */
const shapes: Record<FromFrame['type'], Record<string, (value: unknown) => boolean>> = {
  mounted: { description: anything },
  error: { message: isText, file: optional(isText), line: optional(isNumber) },
  result: { id: isNumber, value: anything, error: optional(isText) },
  event: { name: isText, value: anything },
  console: { level: (value) => consoleLevels.some((level) => level === value), text: isText },
  size: { height: isNumber },
  escape: {},
};

/** Whether a value is a valid message of a frame. The sample itself may have sent it. */
export function isFromFrame(value: unknown): value is FromFrame {
  if (typeof value !== 'object' || value === null || !('type' in value)) return false;
  const { type } = value;
  if (typeof type !== 'string' || !Object.hasOwn(shapes, type)) return false;
  return Object.entries(shapes[type as FromFrame['type']]).every(([name, test]) =>
    test(Reflect.get(value, name)),
  );
}
