import { workerData } from 'node:worker_threads';
import { createMemoryGuard } from '../base/memory.ts';
import {
  createTypeChecker,
  type TypedCode,
  type TypeOptions,
  type TypeRequest,
} from './type-checker.ts';

/** A sample produces as much garbage as several pages. */
const guard = createMemoryGuard(10);
let check: ((request: TypeRequest) => TypedCode) | undefined;

/** The task of the thread that finds types. */
export default function findTypes(request: TypeRequest): TypedCode {
  check ??= createTypeChecker((workerData as [unknown, TypeOptions])[1]);
  const typed = check(request);
  guard();
  return typed;
}
