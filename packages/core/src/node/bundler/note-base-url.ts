import type { Plugin } from 'vite';

/** Collects the modules that read `import.meta.env.BASE_URL`. */
export function noteBaseUrl(modules: Set<string>): Plugin {
  return {
    name: 'docs:note-base-url',
    enforce: 'pre',
    transform: {
      filter: { code: /\bimport\.meta\b[^]*\bBASE_URL\b|\bBASE_URL\b[^]*\bimport\.meta\b/ },
      handler: (_code, id) => void modules.add(id),
    },
  };
}
