import type { LayoutProps } from '../../shared/extension/parts.ts';

/** The layout of standalone pages: prose without sidebar and outline. */
export function MinimalLayout({ html }: LayoutProps) {
  return <article className="Prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
