import { type SelectorComponent, transform } from 'lightningcss';
import type { Plugin } from 'vite';
import { engineFolder } from '../../files/engine-version.ts';
import { isStyleSheet } from '../note-styles.ts';

/** The layer of rules of components that name elements only, below the theme's. */
const layer = 'components';

/**
 * Puts rules for mere elements (`button { all: unset }`) in style sheets that components import below the theme:
 * such a sheet applies to the whole page, and the interface would lose its look. Rules with a class, an id or an
 * attribute stay above all layers.
 *
 * @param own The folder of the site's own sheet, which has layers already; absolute.
 */
export function componentLayer(own: string): Plugin {
  return {
    name: 'docs:component-layer',
    // After the preprocessors and the imports of the sheet, before it becomes a module or an asset.
    transform(code, id) {
      const [file = '', query] = id.split('?');
      const isOurs = file.startsWith(engineFolder) || file.startsWith(own);
      if (query !== undefined || isOurs || !isStyleSheet(file) || file.includes('.module.'))
        return undefined;
      try {
        return { code: withElementRulesBelow(code, file), map: null };
      } catch {
        // The bundler reports the mistake, with its place.
        return undefined;
      }
    },
  };
}

/** The sheet, in which rules for mere elements are in the layer of components. */
export function withElementRulesBelow(css: string, filename: string): string {
  // The visitor visits what it returns, too.
  const seen = new Set<string>();
  const { code } = transform({
    filename,
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style(rule) {
          const { selectors, loc } = rule.value;
          const place = `${loc.line}:${loc.column}`;
          const low = selectors.filter((selector) => selector.every(namesElements));
          if (low.length === 0 || seen.has(place)) return undefined;
          seen.add(place);
          const of = (some: typeof selectors) => ({
            ...rule,
            value: { ...rule.value, selectors: some },
          });
          const others = selectors.filter((selector) => !low.includes(selector));
          return [
            { type: 'layer-block', value: { name: [layer], rules: [of(low)], loc } },
            ...(others.length > 0 ? [of(others)] : []),
          ];
        },
      },
    },
  });
  return code.toString();
}

function namesElements(part: SelectorComponent): boolean {
  return (
    /^(?:type|universal|combinator|namespace|pseudo-element)$/.test(part.type) ||
    (part.type === 'pseudo-class' && !('selectors' in part))
  );
}
