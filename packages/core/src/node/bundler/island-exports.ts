import type { ESTree } from 'vite';

/** The top-level names of a file: each with its declaration, or with the value of its variable. */
export type Declared = Map<string, ESTree.Node>;

/** An export: its public name and its local name. */
interface ExportedName {
  exported: string;
  local: string;
}

/** Expressions that may create a component. Any other capitalized value is a constant. */
const makers = new Set([
  'ArrowFunctionExpression',
  'CallExpression',
  'ClassDeclaration',
  'ClassExpression',
  'ConditionalExpression',
  'FunctionDeclaration',
  'FunctionExpression',
  'Identifier',
  'LogicalExpression',
  'MemberExpression',
  'TaggedTemplateExpression',
]);

/** Finds the declarations of a file. A name with an unknown value, as in a pattern, is omitted. */
export function findDeclared({ body }: ESTree.Program): Declared {
  const declared: Declared = new Map();
  for (const statement of body) {
    const node =
      'declaration' in statement && statement.declaration ? statement.declaration : statement;
    if (node.type === 'VariableDeclaration') {
      for (const { id, init } of node.declarations)
        if (id.type === 'Identifier' && init) declared.set(id.name, bare(init));
    } else if ('id' in node && node.id && 'name' in node.id) declared.set(node.id.name, node);
  }
  return declared;
}

/** A value without TypeScript's annotations: `'load' as const` is `'load'`. */
export function bare(value: ESTree.Node): ESTree.Node {
  const isWrapper =
    value.type === 'TSAsExpression' ||
    value.type === 'TSSatisfiesExpression' ||
    value.type === 'TSNonNullExpression';
  return isWrapper ? bare(value.expression) : value;
}

/** Whether an export may be a component, by its name and its value. */
export function isComponent(
  { exported, local }: ExportedName,
  value: ESTree.Node | undefined,
): boolean {
  const hasName =
    exported === 'default'
      ? !/^use[A-Z]/.test(local)
      : /^[A-Z]/.test(exported) && !/^[A-Z\d]+(_[A-Z\d]+)+$/.test(exported);
  if (!hasName || !value) return hasName;
  return makers.has(value.type) && !isContext(value);
}

/** A context is compared by identity, so it must not be wrapped. */
function isContext(value: ESTree.Node): boolean {
  if (value.type !== 'CallExpression') return false;
  const { callee } = value;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && name.name === 'createContext';
}

/** The exports of a statement except types: public and local names. */
export function exportedNames({
  declaration,
  specifiers,
}: ESTree.ExportNamedDeclaration): ExportedName[] {
  if (declaration) return boundNames(declaration).map((name) => ({ exported: name, local: name }));
  return specifiers
    .filter(({ exportKind }) => exportKind !== 'type')
    .map(({ exported, local }) => ({ exported: nameOf(exported), local: nameOf(local) }));
}

/** An export's name, from an identifier or a string. */
export function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? String(name.value) : name.name;
}

/** Every name that a declaration binds. */
export function boundNames(declaration: ESTree.Declaration): string[] {
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations.flatMap(({ id }) => namesOfPattern(id));
  return 'id' in declaration && declaration.id && 'name' in declaration.id
    ? [declaration.id.name]
    : [];
}

function namesOfPattern(pattern: ESTree.Node): string[] {
  if (pattern.type === 'Identifier') return [pattern.name];
  if (pattern.type === 'Property') return namesOfPattern(pattern.value);
  if (pattern.type === 'RestElement') return namesOfPattern(pattern.argument);
  if (pattern.type === 'AssignmentPattern') return namesOfPattern(pattern.left);
  if (pattern.type === 'ObjectPattern') return pattern.properties.flatMap(namesOfPattern);
  if (pattern.type === 'ArrayPattern')
    return pattern.elements.flatMap((element) => (element ? namesOfPattern(element) : []));
  return [];
}
