import { languageOf } from './language-of.ts';
import type { LayoutProps } from '../../shared/extension/parts.ts';

/** The layout of standalone pages: prose without sidebar and outline. */
export function MinimalLayout({ data, html }: LayoutProps) {
  return (
    <article className="Prose" {...languageOf(data)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
