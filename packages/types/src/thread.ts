import { resolve } from 'node:path';
import type { FeatureThread } from 'stilldocs';
import type { TypesOptions } from './index.ts';
import { createTypeChecker, type TypedCode, type TypeRequest } from './type-checker.ts';

/** Answers with the types in the samples of a page, in their order. */
const start: FeatureThread<TypesOptions, TypeRequest[], TypedCode[]> = (
  options,
  { root, share },
) => {
  let check: ReturnType<typeof createTypeChecker> | undefined;
  return (samples) => {
    check ??= createTypeChecker({
      folder: resolve(root, options.folder ?? '.'),
      compilerOptions: options.compilerOptions ?? {},
      share,
    });
    const typed = check(samples);
    return {
      output: typed,
      reads: [...new Set(typed.flatMap(({ reads }) => reads))],
      isStored: typed.every(({ problems }) => problems.length === 0),
    };
  };
};

export default start;
