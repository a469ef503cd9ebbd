import { SocialFooter } from '../chrome/PageFooter.tsx';
import type { LayoutProps } from './layout-props.ts';

/** The layout of standalone pages: prose without sidebar and outline, then the social links. */
export function MinimalLayout({ data, html }: LayoutProps) {
  return (
    <>
      <article className="Prose" dangerouslySetInnerHTML={{ __html: html }} />
      <SocialFooter socials={data.socials} />
    </>
  );
}
