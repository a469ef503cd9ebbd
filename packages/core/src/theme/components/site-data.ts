import type { LightDark } from '../../shared/document/document.ts';

/**
 * The data of the site that components show. A plugin replaces this module; see `vocs-module.ts`.
 */
export const siteData: {
  title: string;
  logoUrl?: LightDark;
  base: string;
  lang: string;
} = { title: '', base: '', lang: 'en' };
