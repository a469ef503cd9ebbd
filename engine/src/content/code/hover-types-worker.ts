import { parentPort, workerData } from 'node:worker_threads';
import { createMemoryGuard } from '../memory.ts';
import {
  createTypeChecker,
  type TypedCode,
  type TypeOptions,
  type TypeRequest,
} from './type-checker.ts';

/** The answer of the worker to a numbered request. */
export type TypeAnswer = { id: number } & ({ typed: TypedCode } | { error: string });

/** A sample produces as much garbage as several pages. */
const guard = createMemoryGuard(10);
let check: ((request: TypeRequest) => TypedCode) | undefined;

parentPort!.on('message', ({ id, request }: { id: number; request: TypeRequest }) => {
  let answer: TypeAnswer;
  try {
    check ??= createTypeChecker(workerData as TypeOptions);
    answer = { id, typed: check(request) };
  } catch (error) {
    answer = { id, error: error instanceof Error ? error.message : String(error) };
  }
  parentPort!.postMessage(answer);
  guard();
});
