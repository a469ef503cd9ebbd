import type { ReactNode } from 'react';
import type { DocumentData } from '../../shared/document.ts';
import type { Layout } from '../../shared/front-matter.ts';
import { DocsLayout } from './DocsLayout.tsx';
import { LandingLayout } from './LandingLayout.tsx';
import { MinimalLayout } from './MinimalLayout.tsx';

/** What a layout frames: the page's content, already rendered. */
export interface LayoutProps {
  data: DocumentData;
  html: string;
}

/** Every layout a page may choose. */
export const layoutComponents: Record<Layout, (props: LayoutProps) => ReactNode> = {
  docs: DocsLayout,
  minimal: MinimalLayout,
  landing: LandingLayout,
};
