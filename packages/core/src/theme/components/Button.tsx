import type { ReactNode } from 'react';
import { linkTo } from './site.ts';

interface ButtonProps {
  href?: string;
  /** `accent` marks the main action. Default: one of several equal actions. */
  variant?: 'accent';
  className?: string;
  children?: ReactNode;
}

/** A link that looks like a button. */
export function Button({ href = '', variant, className = '', children }: ButtonProps) {
  return (
    <a className={`Button ${className}`.trim()} data-variant={variant} {...linkTo(href)}>
      {children}
    </a>
  );
}
