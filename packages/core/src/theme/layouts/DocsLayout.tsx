import { AreaLinks } from '../chrome/AreaLinks.tsx';
import { languageOf } from './language-of.ts';
import type { LayoutProps } from '../../shared/extension/parts.ts';

/** The layout of documentation pages: prose, then edit link, last update, previous and next page. */
export function DocsLayout({ data, html, footer }: LayoutProps) {
  const { area } = data;
  return (
    <>
      {area && !area.isListed && <AreaLinks area={area} />}
      <article className="Prose" {...languageOf(data)} dangerouslySetInnerHTML={{ __html: html }} />
      {area?.isListed && <AreaLinks area={area} />}
      {footer}
    </>
  );
}
