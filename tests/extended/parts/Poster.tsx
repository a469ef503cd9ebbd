import type { LayoutProps } from 'stilldocs';
import './poster.css';

/** A layout of the site's own. */
export default function Poster({ data, html, footer }: LayoutProps) {
  return (
    <section className="Poster" aria-label={`Poster: ${data.pageTitle}`}>
      <div dangerouslySetInnerHTML={{ __html: html }} />
      {footer}
    </section>
  );
}
