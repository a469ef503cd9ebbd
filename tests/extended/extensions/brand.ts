import type { Extension } from 'stilldocs';

/** Replaces parts of the chrome, texts and a layout. */
export function brand({ mark }: { mark: string }): Extension {
  return {
    name: 'brand',
    labels: { next: 'Further', previous: 'Earlier' },
    components: {
      Logo: '~/parts/Logo.tsx',
      Header: '~/parts/Header.tsx',
      SearchButton: '~/parts/SearchButton.tsx',
      Outline: '~/parts/Outline.tsx',
      PageFooter: '~/parts/Votes.tsx',
      Footer: new URL('../parts/Footer.tsx', import.meta.url).href,
      NotFound: '~/parts/NotFound.tsx',
    },
    layouts: { poster: { module: '~/parts/Poster.tsx', like: 'docs' } },
    vite: {
      define: { __MARK__: JSON.stringify(mark) },
      alias: { 'brand-words': '/words.ts' },
      plugins: [
        {
          name: 'brand-words',
          resolveId: (source: string) => (source === '/words.ts' ? '\0words' : undefined),
          load: (id: string) =>
            id === '\0words' ? "export const word = 'of a plugin';" : undefined,
        } as { name: string },
      ],
    },
  };
}
