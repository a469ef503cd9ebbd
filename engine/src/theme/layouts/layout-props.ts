import type { DocumentData } from '../../shared/document/document.ts';

/** The props of a layout: a page's data, and its content as HTML. */
export interface LayoutProps {
  data: DocumentData;
  html: string;
}
