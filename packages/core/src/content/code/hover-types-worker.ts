import { workerData } from 'node:worker_threads';
import { createMemoryGuard } from '../base/memory.ts';
import {
  createTypeChecker,
  type TypedCode,
  type TypeOptions,
  type TypeRequest,
} from './type-checker.ts';

/** The samples of a page produce as much garbage as many pages. */
const guard = createMemoryGuard(2);
let check: ((samples: TypeRequest[]) => TypedCode[]) | undefined;

/** The task of the thread that finds types: the samples of a page. */
export default function findTypes(samples: TypeRequest[]): TypedCode[] {
  check ??= createTypeChecker((workerData as [unknown, TypeOptions])[1]);
  const typed = check(samples);
  guard();
  return typed;
}
