import type { ReactNode } from 'react';
import type { Layout } from '../../shared/config/front-matter.ts';
import type { LayoutProps } from '../../shared/extension/parts.ts';
import { DocsLayout } from './DocsLayout.tsx';
import { LandingLayout } from './LandingLayout.tsx';
import { MinimalLayout } from './MinimalLayout.tsx';

/** The layouts, by name. */
export const layoutComponents: Record<Layout, (props: LayoutProps) => ReactNode> = {
  docs: DocsLayout,
  minimal: MinimalLayout,
  landing: LandingLayout,
};
