import type { ReactNode } from 'react';

interface LayoutProps {
  children?: ReactNode;
  path: string;
  frontmatter: object;
}

/**
 * The `layout.tsx` of a site on Vocs, around each page. A plugin replaces this module; see
 * `vocs-module.ts`.
 */
export const Layout = ({ children }: LayoutProps): ReactNode => children;

/** The `footer.tsx` of a site on Vocs, below each page. */
export const Footer = (): ReactNode => null;
