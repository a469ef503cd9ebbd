import type MagicString from 'magic-string';
import type { ESTree } from 'vite';
import { bare, boundNames, type Declared, isComponent, nameOf } from './island-exports.ts';

/**
 * White space and comments. The pattern is unambiguous: otherwise it would backtrack exponentially
 * over many comments.
 */
export const blank = String.raw`(?:\s|//[^\n]*\n|/\*[^*]*\*+(?:[^/*][^*]*\*+)*/)*`;

const keywords = new RegExp(`export${blank}default`, 'y');

/** Turns a default export into a declaration and returns its name, if it may be a component. */
export function exportDefault(
  { start, declaration }: ESTree.ExportDefaultDeclaration,
  output: MagicString,
  declared: Declared,
): string | undefined {
  const isDeclaration =
    declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  const own = isDeclaration ? declaration.id?.name : undefined;
  const value = bare(declaration);
  const isFound =
    value.type === 'Identifier'
      ? isComponent({ exported: 'default', local: value.name }, declared.get(value.name))
      : isComponent({ exported: 'default', local: own ?? '' }, value);
  if (!isFound) return undefined;

  // Removes only the keywords: a parenthesis after them may belong to the value.
  keywords.lastIndex = start;
  const [found] = keywords.exec(output.original)!;
  const lines = found.replace(/[^\n]/g, '');
  output.overwrite(start, start + found.length, lines + (own ? ' ' : 'const __default ='));
  // A declaration needs no semicolon. A value needs one if the next line begins with a parenthesis.
  if (isDeclaration && !own) output.appendLeft(declaration.end, ';');
  return own ?? '__default';
}

/** Removes the components from an export statement. The number of its lines stays. */
export function exportOthers(
  node: ESTree.ExportNamedDeclaration,
  output: MagicString,
  components: Map<string, string>,
): void {
  const isKept = (name: string) => !components.has(name);
  if (node.declaration) {
    const kept = boundNames(node.declaration).filter(isKept);
    output.remove(node.start, node.start + 'export'.length);
    if (kept.length > 0) output.appendLeft(node.end, `; export { ${kept.join(', ')} };`);
    return;
  }
  const kept = node.specifiers
    .filter(({ exported, exportKind }) => exportKind === 'type' || isKept(nameOf(exported)))
    .map(({ start, end }) => output.original.slice(start, end));
  const lines = output.original.slice(node.start, node.end).replace(/[^\n]/g, '');
  output.overwrite(node.start, node.end, `export { ${kept.join(', ')} };${lines}`);
}

/**
 * Turns a re-export of components into an import, so that they can be wrapped. The number of its lines stays.
 */
export function importOthers(
  node: ESTree.ExportNamedDeclaration,
  output: MagicString,
  components: Map<string, string>,
): void {
  const written = ({ start, end }: ESTree.Node) => output.original.slice(start, end);
  const imported: string[] = [];
  const kept: string[] = [];
  for (const specifier of node.specifiers) {
    const exported = nameOf(specifier.exported);
    const isOther =
      specifier.exportKind === 'type' ||
      !isComponent({ exported, local: nameOf(specifier.local) }, undefined);
    if (isOther) {
      kept.push(written(specifier));
      continue;
    }
    const local = `__from${components.size}`;
    components.set(exported, local);
    imported.push(`${written(specifier.local)} as ${local}`);
  }
  if (imported.length === 0) return;
  const from = written(node.source!);
  const others = kept.length > 0 ? ` export { ${kept.join(', ')} } from ${from};` : '';
  const lines = written(node).replace(/[^\n]/g, '');
  output.overwrite(
    node.start,
    node.end,
    `import { ${imported.join(', ')} } from ${from};${others}${lines}`,
  );
}
