import { placeAt } from '../../shared/diagnostics/place-at.ts';
import type { SourcePlace } from '../../shared/page/page.ts';
import { parseModule } from './parse-module.ts';
import { walkModule } from './walk-module.ts';

/** A link of a module, with its place. */
export interface ModuleLink extends SourcePlace {
  href: string;
}

/**
 * The addresses of the `<a>` elements of a module that are literal texts. A module that does not parse
 * has none.
 */
export function linksOfModule(code: string, file: string): ModuleLink[] {
  const { program, diagnostics } = parseModule(code, file);
  if (diagnostics.length > 0) return [];
  const found: ModuleLink[] = [];
  walkModule(program, {
    JSXOpeningElement({ name, attributes }) {
      if (name.type !== 'JSXIdentifier' || name.name !== 'a') return;
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute' || attribute.name.name !== 'href') continue;
        const { value } = attribute;
        const written = value?.type === 'JSXExpressionContainer' ? value.expression : value;
        if (written?.type !== 'Literal' || typeof written.value !== 'string') continue;
        found.push({ href: written.value, file, ...placeAt(code, written.start) });
      }
    },
  });
  return found;
}
