import { relative, resolve } from 'node:path';
import {
  type Location2 as Location,
  type Rule,
  type SelectorComponent,
  transform,
} from 'lightningcss';
import type { Plugin } from 'vite';
import { DiagnosticError } from '../../../shared/diagnostics/diagnostic.ts';
import { limitProblem, limits } from '../../../shared/diagnostics/limits.ts';
import { readIfThere } from '../../files/read-if-there.ts';
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
 * @throws DiagnosticError for rules that are nested too deeply, with their line.
 */
export function componentLayer(own: string, root: string): Plugin {
  return {
    name: 'docs:component-layer',
    // After the preprocessors and the imports of the sheet, before it becomes a module or an asset.
    transform(code, id) {
      const [file = '', query] = id.split('?');
      const isOurs = file.startsWith(engineFolder) || file.startsWith(own);
      if (isStyleSheet(file)) refuseDepth(code, file.startsWith(own) ? 'styles.css' : file, root);
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

/** @param name The file, absolute or relative to the root. */
function refuseDepth(css: string, name: string, root: string): void {
  if (lineOfDepth(css) === undefined) return;
  const file = resolve(root, name);
  // The sheet may have been compiled, or have others in it.
  const line = lineOfDepth(String(readIfThere(file) ?? '')) ?? 1;
  const place = { file: relative(root, file).replaceAll('\\', '/'), line, column: 1 };
  throw new DiagnosticError([limitProblem('styles', place)]);
}

/** The line where rules are nested too deeply. */
function lineOfDepth(css: string): number | undefined {
  const ignored = /\/\*[^]*?\*\/|"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*'|\\[^]|[{}]/g;
  let depth = 0;
  for (const { 0: sign, index } of css.matchAll(ignored)) {
    depth += sign === '{' ? 1 : sign === '}' ? -1 : 0;
    if (depth > limits.styles.most) return css.slice(0, index).split('\n').length;
  }
  return undefined;
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
          if (seen.has(placeOf(rule.value.loc))) return undefined;
          seen.add(placeOf(rule.value.loc));
          return divided([rule], [layer], rule.value.loc);
        },
        // A layer of the sheet's own would be above the theme's.
        'layer-block'(rule) {
          const { name, rules, loc } = rule.value;
          if (name?.[0] === layer || seen.has(placeOf(loc))) return undefined;
          const all = divided(rules, [layer, ...(name ?? [])], loc);
          if (!all) return undefined;
          eachPlace(rules, (at) => seen.add(placeOf(at)));
          const [low, ...others] = all;
          // lightningcss does not take back a layer without a name.
          const own = name ?? [`unnamed-${loc.line}`];
          const kept = { ...rule, value: { ...rule.value, name: own, rules: others } };
          return others.length > 0 ? [low!, kept] : low;
        },
      },
    },
  });
  return code.toString();
}

const placeOf = ({ line, column }: Location) => `${line}:${column}`;

/** Calls a function with the places of rules and of layers, at every depth. */
function eachPlace(rules: Rule[], use: (at: Location) => void): void {
  for (const rule of rules) {
    if (rule.type === 'style' || rule.type === 'layer-block') use(rule.value.loc);
    if (rule.type !== 'style')
      eachPlace((rule as { value: { rules?: Rule[] } }).value.rules ?? [], use);
  }
}

/** Rules in two parts: those for mere elements in a layer, and the others. Undefined if none is for mere elements. */
function divided(rules: Rule[], name: string[], loc: Location): Rule[] | undefined {
  const low = partOf(rules, true);
  return low.length === 0
    ? undefined
    : [{ type: 'layer-block', value: { name, rules: low, loc } }, ...partOf(rules, false)];
}

/** The rules for mere elements, or the others, with the conditions around them. */
function partOf(rules: Rule[], isLow: boolean): Rule[] {
  return rules.flatMap((rule): Rule[] => {
    const { value } = rule as { value: { rules?: Rule[] } };
    if (rule.type === 'style') {
      const selectors = rule.value.selectors.filter(
        (selector) => selector.every(namesElements) === isLow,
      );
      return selectors.length > 0 ? [{ ...rule, value: { ...rule.value, selectors } }] : [];
    }
    if (!value.rules) return isLow ? [] : [rule];
    const own = partOf(value.rules, isLow);
    return own.length > 0 ? [{ ...rule, value: { ...value, rules: own } } as Rule] : [];
  });
}

function namesElements(part: SelectorComponent): boolean {
  return (
    /^(?:type|universal|combinator|namespace|pseudo-element)$/.test(part.type) ||
    (part.type === 'pseudo-class' && !('selectors' in part))
  );
}
