import { extname } from 'node:path';
import type { ESTree } from 'vite';
import { placeAt } from '../../../shared/diagnostics/place-at.ts';
import { bare, findDeclared } from '../../bundler/island-exports.ts';

/** A place in a source text; empty if the value is not written there. */
interface Place {
  line?: number;
  column?: number;
}

/**
 * Finds the places of values in a config file. A path is followed as far as literals reach: a value
 * from a function or another file has the place of its key, a missing key has the place of the default
 * export.
 */
export async function readPlaces(
  text: string,
  file: string,
): Promise<(path: PropertyKey[]) => Place> {
  // Loaded on demand: only a configuration with mistakes is parsed.
  const { parseAst } = await import('rolldown/parseAst');
  const isTypeScript = /\.m?tsx?$/.test(file);
  const isPlain = isTypeScript && extname(file) !== '.tsx';
  const program = parseAst(text, { lang: isPlain ? 'ts' : isTypeScript ? 'tsx' : 'jsx' });
  const declared = findDeclared(program);
  const valueOf = (node: ESTree.Node): ESTree.Node => {
    const value = bare(node.type === 'Property' ? node.value : node);
    const named = value.type === 'Identifier' ? declared.get(value.name) : undefined;
    return named ? valueOf(named) : value;
  };

  return (path) => {
    const start = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
    if (!start) return {};
    let value = valueOf(start.declaration);
    // `defineConfig({ … })`
    if (value.type === 'CallExpression' && value.arguments[0]) value = valueOf(value.arguments[0]);
    let found: ESTree.Node | undefined;
    for (const key of path) {
      // A written list may be normalized to a map with one more key: `sidebar['/'][0]`.
      if (value.type === 'ArrayExpression' && typeof key !== 'number') continue;
      const next = childOf(value, key);
      if (!next) break;
      found = next;
      value = valueOf(next);
    }
    return placeAt(text, (found ?? start).start);
  };
}

/** The property or element of a literal. */
function childOf(value: ESTree.Node, key: PropertyKey): ESTree.Node | null | undefined {
  if (value.type === 'ArrayExpression') {
    const isCertain = value.elements
      .slice(0, Number(key) + 1)
      .every((element) => element?.type !== 'SpreadElement');
    return isCertain ? value.elements[Number(key)] : undefined;
  }
  if (value.type !== 'ObjectExpression') return undefined;
  return value.properties.find(
    (property) => property.type === 'Property' && nameOf(property) === key,
  );
}

function nameOf({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Literal') return String(key.value);
  return key.type === 'Identifier' && !computed ? key.name : undefined;
}
