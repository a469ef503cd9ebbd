import type { Extension } from 'stilldocs';

/** How samples are checked. */
export interface TypesOptions {
  /** The folder from which samples resolve packages, relative to the site's root. Default: the root. */
  folder?: string;
  /** Options as in a `tsconfig.json`. Defaults: strict, bundler resolution, JSX. */
  compilerOptions?: Record<string, unknown>;
}

/** Checks samples with the word `twoslash`, and shows the types of their names: `extensions: [types()]`. */
export function types(options: TypesOptions = {}): Extension {
  return {
    name: '@stilldocs/types',
    rules: {
      twoslash: { severity: 'error', finds: 'twoslash on a sample in a language without types' },
      'sample-type': {
        severity: 'error',
        finds: 'A type error of a sample without an @errors announcement',
      },
    },
    features: [{ module: '@stilldocs/types/feature', thread: '@stilldocs/types/thread', options }],
    styles: ['@stilldocs/types/types.css'],
    touched: { '[data-types]': { module: '@stilldocs/types/touch', keys: 'pre, [data-t]' } },
  };
}
