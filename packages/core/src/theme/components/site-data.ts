import type { Site } from './site.ts';

/** The data of the site. A plugin replaces this module; see `site-data-module.ts`. */
export const siteData: Site = { title: '', base: '', lang: 'en' };
