import { renderPage } from '../../packages/core/src/node/page/render-page.ts';
import { type Compiler, createCompiler } from '../../packages/core/src/content/compile.ts';
import type { Page, PageSource } from '../../packages/core/src/shared/page/page.ts';
import { contentComponents } from '../../packages/core/src/theme/content/index.ts';
import { renderContent } from '../../packages/core/src/theme/render/render-content.tsx';

const server = {
  renderContent,
  contentComponents: Object.keys(contentComponents).filter((name) => /^[A-Z]/.test(name)),
};

/** Replaces every import of a page: each export is a component that renders its children. */
const anyModule: unknown = new Proxy(
  {},
  {
    get: (_, name) => {
      if (name === '__esModule' || typeof name === 'symbol') return undefined;
      return ({ children }: { children?: unknown }) => children;
    },
    has: () => true,
  },
);

/** Creates a function that renders pages as the build does, without the site's own components. */
export function createPageRenderer(root: string): (source: PageSource) => Promise<Page> {
  const compiler: Compiler = createCompiler({ root, base: '', pagesDir: 'pages' });
  const imports = async (specifiers: string[]) =>
    Object.fromEntries(specifiers.map((specifier) => [specifier, anyModule]));
  const site = { base: '', lang: 'en' };
  return (source) => renderPage(source, compiler, server, imports, site);
}
