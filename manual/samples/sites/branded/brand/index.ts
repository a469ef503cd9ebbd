import type { Extension } from 'stilldocs';

const colors: Record<string, string> = { brick: '#8a3b12', moss: '#4a6b2a' };

/** The brand of the house, for all of its sites. */
export function brand(): Extension {
  return {
    name: 'brand',
    styles: ['~/brand/brand.css'],
    compileStyles: ({ css }) =>
      css.replace(/\$(\w+)/g, (_, name: string) => colors[name] ?? 'red'),
    components: { Page: '~/brand/Page.tsx' },
    automaticIslands: {},
  };
}
