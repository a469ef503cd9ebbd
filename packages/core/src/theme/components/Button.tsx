import type { ReactNode } from 'react';
import { externalAttributes, externalHref, hrefKind } from '../../shared/page/href.ts';
import { internalHref } from '../../shared/page/paths.ts';
import { siteData } from './site-data.ts';

interface ButtonProps {
  href?: string;
  /** `accent` marks the main action. Default: one of several equal actions. */
  variant?: 'accent';
  className?: string;
  children?: ReactNode;
}

/** A link that looks like a button. */
export function Button({ href = '', variant, className = '', children }: ButtonProps) {
  const kind = hrefKind(href);
  return (
    <a
      className={`Button vocs_Button_button ${className}`.trim()}
      data-variant={variant}
      href={kind === 'path' ? internalHref(siteData.base, href) : externalHref(href)}
      {...(kind === 'external' && externalAttributes)}
    >
      {children}
    </a>
  );
}
