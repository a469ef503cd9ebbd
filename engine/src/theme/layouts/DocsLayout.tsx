import { AreaLinks } from '../chrome/AreaLinks.tsx';
import { PageFooter } from '../chrome/PageFooter.tsx';
import type { LayoutProps } from './layout-props.ts';

/** The layout of documentation pages: prose, then edit link, last update, previous and next page. */
export function DocsLayout({ data, html }: LayoutProps) {
  const { area } = data;
  return (
    <>
      {area && !area.isListed && <AreaLinks area={area} />}
      <article className="Prose" dangerouslySetInnerHTML={{ __html: html }} />
      {area?.isListed && <AreaLinks area={area} />}
      <PageFooter data={data} />
    </>
  );
}
