import type { Node as EstreeNode, Program } from 'estree';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { type AnyElement, elementOf } from '../base/element.ts';
import { checkProps } from './check-props.ts';
import { factsOf, placeOf } from '../source/page-file.ts';
import { walk } from '../base/walk.ts';

/**
 * Collects the components that a page uses but neither imports nor defines, each with its first
 * place: `<Name>` and the `Name` of `<Name.Part>`. Checks the attributes of built-in components.
 */
export function rehypeComponents() {
  return (tree: Root, file: VFile): undefined => {
    const own = new Set(['props', 'arguments', '_components']);
    const used = new Map<string, { line: number; column: number }>();
    const written: AnyElement[] = [];
    walk(tree, (node) => {
      if (node.type === 'mdxjsEsm') {
        if (node.data?.estree) for (const name of declaredNames(node.data.estree)) own.add(name);
      } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        const name = componentName(node.name);
        if (name === node.name) written.push(elementOf(node)!);
        if (name !== undefined && !used.has(name)) used.set(name, placeOf(node));
      }
    });
    const facts = factsOf(file);
    for (const [name, { line, column }] of used)
      if (!own.has(name)) facts.components.push({ name, line, column });
    for (const element of written) if (!own.has(element.tagName)) checkProps(element, file);
  };
}

/** The variable that a tag's name refers to; undefined for HTML elements and fragments. */
function componentName(name: string | null): string | undefined {
  const [first = '', ...parts] = (name ?? '').split('.');
  return parts.length > 0 || /^[^a-z]/.test(first) ? first : undefined;
}

/** Every name that the top level of a module declares. */
function declaredNames({ body }: Program): string[] {
  return body.flatMap((statement) => {
    if (statement.type === 'ImportDeclaration')
      return statement.specifiers.map(({ local }) => local.name);
    const node =
      statement.type === 'ExportNamedDeclaration'
        ? statement.declaration
        : (statement as EstreeNode);
    if (node?.type === 'FunctionDeclaration' || node?.type === 'ClassDeclaration')
      return [node.id.name];
    if (node?.type !== 'VariableDeclaration') return [];
    return node.declarations.flatMap(({ id }) => namesOf(id));
  });
}

/** The names that a pattern such as `{ a, b: [c] }` declares. */
function namesOf(pattern: EstreeNode | null): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesOf(property.type === 'Property' ? property.value : property.argument),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesOf);
    case 'AssignmentPattern':
      return namesOf(pattern.left);
    case 'RestElement':
      return namesOf(pattern.argument);
    default:
      return [];
  }
}
