import { PageFooter } from '../chrome/PageFooter.tsx';
import type { LayoutProps } from './layout-props.ts';

/** The layout of documentation pages: prose, then edit link, last update, previous and next page. */
export function DocsLayout({ data, html }: LayoutProps) {
  return (
    <>
      <article className="Prose" dangerouslySetInnerHTML={{ __html: html }} />
      <PageFooter data={data} />
    </>
  );
}
