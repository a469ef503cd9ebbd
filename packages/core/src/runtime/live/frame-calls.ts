import type { LiveFunction, LiveValue } from '../../shared/live/host.ts';
import type { FromFrame } from '../../shared/live/messages.ts';
import type { FramePort } from './frame-port.ts';

/** Pending calls to a frame. */
export interface FrameCalls {
  call(fn: LiveFunction, ...args: LiveValue[]): Promise<LiveValue>;
  command(name: string, value?: LiveValue): Promise<LiveValue>;
  /** Settles the call that a result belongs to. */
  settle(result: Extract<FromFrame, { type: 'result' }>): void;
  /** Rejects all pending calls, with the reason. */
  end(reason: string): void;
}

/** Numbers the calls to a frame. The number of a result identifies its call. */
export function createCalls(send: FramePort['send']): FrameCalls {
  const open = new Map<number, { resolve(value: LiveValue): void; reject(error: Error): void }>();
  let latest = 0;
  const ask = (question: (id: number) => Parameters<FramePort['send']>[0]) =>
    new Promise<LiveValue>((resolve, reject) => {
      const id = ++latest;
      open.set(id, { resolve, reject });
      send(question(id));
    });
  return {
    call: ({ $fn: fn }, ...args) => ask((id) => ({ type: 'call', id, fn, args })),
    command: (name, value) => ask((id) => ({ type: 'command', id, name, value })),
    settle({ id, value, error }) {
      const asked = open.get(id);
      open.delete(id);
      if (error === undefined) asked?.resolve(value);
      else asked?.reject(new Error(error));
    },
    end(reason) {
      for (const { reject } of open.values()) reject(new Error(reason));
      open.clear();
    },
  };
}
