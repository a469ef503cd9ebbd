import type { LayoutProps } from '../../shared/extension/parts.ts';

/** The layout of a home page: its content at full width. */
export function LandingLayout({ html }: LayoutProps) {
  return <div className="Landing" dangerouslySetInnerHTML={{ __html: html }} />;
}
