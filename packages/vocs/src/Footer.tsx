import type { PartProps } from 'stilldocs';
import SiteFooter from 'virtual:vocs-site/footer';

/** The `footer.tsx` of the site below each page. */
export default function Footer({ children }: PartProps<'Footer'>) {
  return (
    <>
      {children}
      <SiteFooter />
    </>
  );
}
