import { type ESTree, Visitor, type VisitorObject } from 'vite';

/** The nodes that walks ask for. */
const types = [
  'CallExpression',
  'ExportAllDeclaration',
  'ExportNamedDeclaration',
  'Identifier',
  'ImportDeclaration',
  'ImportExpression',
  'JSXAttribute',
  'JSXOpeningElement',
  'MethodDefinition',
] as const;

/** What a walk does at each node of a type. */
type Handlers = Pick<VisitorObject, (typeof types)[number]>;

let handlers: Handlers = {};

/**
 * One visitor serves all walks: Vite keeps the functions of each that is made for the life of the
 * process, with the sources that they refer to, and a dev server would hold every edit of a module.
 */
const visitor = new Visitor(
  Object.fromEntries(types.map((type) => [type, (node: never) => handlers[type]?.(node)])),
);

/** Calls the handlers for the nodes of a module's syntax tree, in their order in the source. A handler may walk, too. */
export function walkModule(program: ESTree.Program, walk: Handlers): void {
  const outer = handlers;
  handlers = walk;
  try {
    visitor.visit(program);
  } finally {
    handlers = outer;
  }
}
