import type { ESTree } from 'vite';

/** What a file declares at its top level, by name: a declaration, or the value of a variable. */
export type Declared = Map<string, ESTree.Node>;

/** An export: the name others see and the file's own. */
interface ExportedName {
  exported: string;
  local: string;
}

/** What may make a component. Everything else that begins with a capital letter is a constant. */
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

/** Finds what a file declares. A name whose value is unknown, as in a pattern, is left out. */
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

/** A value without what TypeScript says about it: `'load' as const` is `'load'`. */
export function bare(value: ESTree.Node): ESTree.Node {
  const isWrapper =
    value.type === 'TSAsExpression' ||
    value.type === 'TSSatisfiesExpression' ||
    value.type === 'TSNonNullExpression';
  return isWrapper ? bare(value.expression) : value;
}

/** Whether an export is a component, as far as its name and its value tell. */
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

/** A context is compared by identity, hence must stay as it is. */
function isContext(value: ESTree.Node): boolean {
  if (value.type !== 'CallExpression') return false;
  const { callee } = value;
  const name = callee.type === 'MemberExpression' ? callee.property : callee;
  return name.type === 'Identifier' && name.name === 'createContext';
}

/** What a statement exports, apart from types: each name and what the file itself calls it. */
export function exportedNames({
  declaration,
  specifiers,
}: ESTree.ExportNamedDeclaration): ExportedName[] {
  if (declaration) return boundNames(declaration).map((name) => ({ exported: name, local: name }));
  return specifiers
    .filter(({ exportKind }) => exportKind !== 'type')
    .map(({ exported, local }) => ({ exported: nameOf(exported), local: nameOf(local) }));
}

/** An export's name, be it an identifier or a text. */
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
