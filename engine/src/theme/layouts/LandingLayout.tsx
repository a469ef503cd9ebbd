import { SocialFooter } from '../chrome/PageFooter.tsx';
import type { LayoutProps } from './layout-props.ts';

/** The layout of a home page: its content at full width, then the social links. */
export function LandingLayout({ data, html }: LayoutProps) {
  return (
    <>
      <div className="Landing" dangerouslySetInnerHTML={{ __html: html }} />
      <SocialFooter socials={data.socials} />
    </>
  );
}
