import type { Extension } from 'stilldocs';

/**
 * Draws a social card for each page, in the site's font and colors, with the page's title and description:
 * `extensions: [cards()]`. An image of `ogImageUrl` takes precedence.
 */
export function cards(): Extension {
  return {
    name: '@stilldocs/cards',
    needs: ['baseUrl', 'font.default'],
    features: [{ module: '@stilldocs/cards/feature' }],
  };
}
