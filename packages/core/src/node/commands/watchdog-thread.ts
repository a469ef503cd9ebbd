import { Session } from 'node:inspector';
import { workerData } from 'node:worker_threads';
import { watchActivity } from '../../content/base/own-calls.ts';
import { limits } from '../../shared/diagnostics/limits.ts';

/** A frame of the stack, as the debugger sees it: lines and columns from 0. */
interface Frame {
  callFrameId: string;
  functionName: string;
  location: { scriptId: string; lineNumber: number; columnNumber?: number };
}

/**
 * Halts what the main thread runs, and calls `docsBlocked` there with the stack. Node does not survive the end of what
 * it runs, so that function ends the process.
 */
function endProcess(): void {
  const session = new Session();
  session.connectToMainThread();
  const urls = new Map<string, string>();
  session.on('Debugger.scriptParsed', ({ params }) => urls.set(params.scriptId, params.url));
  session.once('Debugger.paused', ({ params }: { params: { callFrames: Frame[] } }) => {
    const stack = params.callFrames.map(
      ({ functionName, location: { scriptId, lineNumber, columnNumber = 0 } }) =>
        `    at ${functionName} (${urls.get(scriptId)}:${lineNumber + 1}:${columnNumber + 1})`,
    );
    const { callFrameId } = params.callFrames[0]!;
    const expression = `globalThis.docsBlocked(${JSON.stringify(stack.join('\n'))})`;
    // It does not return, unless it fails.
    const end = () => process.kill(process.pid, 'SIGKILL');
    session.post('Debugger.evaluateOnCallFrame', { callFrameId, expression }, end);
  });
  session.post('Debugger.enable');
  session.post('Debugger.pause');
}

watchActivity(workerData as Int32Array, limits.blocking.most, endProcess).ref();
