import type { Plugin } from 'vite';

/** What Vite puts around each import to preload what it needs, which is nothing here. */
const preloading =
  /[\w$]+\(\(\) ?=> ?(import\([^()]+\)(?:\.then\([^()]+\))?), ?(?:\[\]|__VITE_PRELOAD__)\)/g;

/**
 * Minifies the script that every page loads once more. Terser makes it 3 % smaller than the bundler
 * does, which is what its budget takes; for React's chunk it would need a second.
 */
export function minifyEntry(): Plugin {
  return {
    name: 'docs:minify-entry',
    async generateBundle(_, chunks) {
      const { minify } = await import('terser');
      for (const chunk of Object.values(chunks)) {
        if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
        const plain = chunk.code.replace(preloading, '$1');
        const { code } = await minify(plain, {
          module: true,
          ecma: 2020,
          compress: { passes: 3, unsafe_arrows: true, keep_fargs: false },
        });
        chunk.code = code!;
      }
    },
  };
}
