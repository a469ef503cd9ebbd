import type { ComponentType } from 'react';
import type { ContentProps } from '../../shared/extension/page-feature.ts';
import type { LayoutProps, PartName, PartProps } from '../../shared/extension/parts.ts';

/** A component of an extension. */
interface OfExtension<Props> {
  component: ComponentType<Props>;
  /** The value of its prop `options`. */
  options?: undefined;
  extension: string;
  module: string;
}

/**
 * The components that replace parts of the chrome. A plugin replaces this module; see
 * `extension-modules.ts`.
 */
export const parts: { [Name in PartName]?: OfExtension<PartProps<Name>> } = {};

/** The layouts of extensions, by name. */
export const layouts: Record<string, OfExtension<LayoutProps>> = {};

/** The components of content that extensions add to pages, by extension. */
export const contents: Record<string, OfExtension<ContentProps>> = {};
