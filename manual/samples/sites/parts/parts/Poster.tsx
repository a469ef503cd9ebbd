import type { LayoutProps } from 'stilldocs';

/** A layout: the content in a frame, then the links to the next page. */
export default function Poster({ data, html, footer }: LayoutProps) {
  return (
    <section aria-label={data.pageTitle}>
      <article className="Prose" dangerouslySetInnerHTML={{ __html: html }} />
      {footer}
    </section>
  );
}
