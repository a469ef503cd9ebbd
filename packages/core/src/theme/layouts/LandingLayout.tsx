import { languageOf } from './language-of.ts';
import type { LayoutProps } from '../../shared/extension/parts.ts';

/** The layout of a home page: its content at full width. */
export function LandingLayout({ data, html }: LayoutProps) {
  return (
    <div className="Landing" {...languageOf(data)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
