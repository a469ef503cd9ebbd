import ts from 'typescript';

/** The kinds of changes. */
export const kinds = ['literal', 'option', 'event', 'call'] as const;
type Kind = (typeof kinds)[number];

/** A sample with one change. */
export interface Mutant {
  kind: Kind;
  /** The line of the change, from 1. */
  line: number;
  /** The change: `600 → 601`. */
  change: string;
  /** Why no assertion is expected to see it; undefined for most. */
  reason: string | undefined;
  code: string;
}

/** Names of events: constants in capitals, and the first argument of a function that listens or sends. */
const eventName = /^[A-Z]+(?:_[A-Z]+)*$/;
const ofEvents = /^(?:dispatch|send|track|useVevEvent|addEventListener)$/;

/** Members and attributes whose text only people read. */
const readByPeople = new Set(
  'title description label linkText placeholder alt aria-label aria-roledescription name'.split(
    ' ',
  ),
);

/**
 * Every mutant of a file, by its syntax tree: numbers, strings and booleans have another value, members of objects and
 * arguments after the first are gone, names of events are others, calls whose result is not used do not happen.
 *
 * Left out are types, imports, keys, what only people read, and demo data: see `isLeftOut`.
 */
export function mutantsOf(name: string, code: string): Mutant[] {
  const file = ts.createSourceFile(name, code, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const add = (kind: Kind, node: ts.Node, to: string, end = node.getEnd()) => {
    const start = node.getStart();
    const from = code.slice(start, end).replaceAll(/\s+/g, ' ').replace(/,$/, '');
    mutants.push({
      kind,
      line: file.getLineAndCharacterOfPosition(start).line + 1,
      change: `${from.slice(0, 60)} → ${to === '' ? 'nothing' : to}`,
      reason: reasonOf(node),
      code: code.slice(0, start) + to + code.slice(end),
    });
  };
  const visit = (node: ts.Node): void => {
    if (isLeftOut(node)) return;
    if (ts.isNumericLiteral(node)) add('literal', node, String(Number(node.text) + 1));
    else if (node.kind === ts.SyntaxKind.TrueKeyword) add('literal', node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add('literal', node, 'true');
    else if (ts.isStringLiteral(node)) {
      const quote = code[node.getStart()]!;
      add(isEvent(node) ? 'event' : 'literal', node, `${quote}${node.text}_${quote}`);
    } else if (isOption(node)) add('option', node, '', endWithComma(code, node));
    else if (ts.isJsxAttribute(node) && node.initializer) add('option', node, '');
    if (isEffect(node)) add('call', node, 'void 0');
    if (ts.isCallExpression(node) && node.arguments.length > 1 && !isRegistration(node)) {
      const last = node.arguments.at(-1)!;
      const { end } = node.arguments.at(-2)!;
      mutants.push({
        kind: 'call',
        line: file.getLineAndCharacterOfPosition(last.getStart()).line + 1,
        change: `${node.expression.getText()}: the last argument → nothing`,
        reason: reasonOf(node),
        code: code.slice(0, end) + code.slice(last.end),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return mutants;
}

const isRegistration = (node: ts.CallExpression) =>
  node.expression.getText().startsWith('registerVev');

/** A member of an object that the code hands on: not a method, and not a member of a destructured parameter. */
const isOption = (node: ts.Node) =>
  (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
  ts.isObjectLiteralExpression(node.parent);

function endWithComma(code: string, node: ts.Node): number {
  const [comma = ''] = /^\s*,/.exec(code.slice(node.getEnd())) ?? [];
  return node.getEnd() + comma.length;
}

/** A call that is made for what it does: a statement, or all that a function does. */
function isEffect(node: ts.Node): boolean {
  const call = ts.isAwaitExpression(node) ? node.expression : node;
  if (!ts.isCallExpression(call) || (node === call && ts.isAwaitExpression(node.parent)))
    return false;
  const { parent } = node;
  return (
    (ts.isExpressionStatement(parent) && !isRegistration(call)) ||
    (ts.isArrowFunction(parent) && parent.body === node)
  );
}

function isEvent(node: ts.StringLiteral): boolean {
  const { parent } = node;
  const isArgument = ts.isCallExpression(parent) && ofEvents.test(parent.expression.getText());
  return isArgument || eventName.test(node.text);
}

/** What is not changed. */
function isLeftOut(node: ts.Node): boolean {
  if (ts.isTypeNode(node) || ts.isTypeAliasDeclaration(node)) return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isModuleDeclaration(node)) return true;
  // React's own, without effect on what a component shows.
  if (ts.isJsxAttribute(node) && node.name.getText() === 'key') return true;
  return isDisplayText(node) || isDemoData(node);
}

/** Text that people read: the value of a member or an attribute for it, or a string that reads like words. */
function isDisplayText(node: ts.Node): boolean {
  const isText = (value: ts.Node | undefined) =>
    value !== undefined && (ts.isStringLiteral(value) || ts.isJsxText(value));
  if ((ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) && isText(node.initializer)) {
    const name = node.name.getText().replaceAll("'", '');
    return readByPeople.has(name) && !(name === 'name' && isField(node));
  }
  return (
    ts.isStringLiteral(node) && /^[A-Z][a-zø]|[a-z] [a-z]|^[A-Z] /.test(node.text) && !isCode(node)
  );
}

/** Whether a string that looks like words is code: a list of classes, or a value that is compared. */
const isCode = ({ parent }: ts.StringLiteral) =>
  (ts.isJsxAttribute(parent) && parent.name.getText() === 'className') ||
  ts.isBinaryExpression(parent) ||
  ts.isArrayLiteralExpression(parent);

/** Whether the member belongs to a field of a schema: its `name` is the name of a prop. */
const isField = ({ parent }: ts.Node) =>
  ts.isObjectLiteralExpression(parent) &&
  parent.properties.some(({ name }) => name?.getText() === 'type');

/** A value that stands for the reader's own: URLs of domains for examples, and lists of words. */
function isDemoData(node: ts.Node): boolean {
  if (ts.isStringLiteral(node)) {
    return /example\.(?:com|org)|^YOUR-|^\+\d/.test(node.text);
  }
  const isConstant =
    ts.isVariableDeclaration(node) &&
    node.initializer &&
    node.parent.parent.parent === node.getSourceFile();
  return Boolean(
    isConstant &&
    ts.isArrayLiteralExpression(node.initializer!) &&
    node.initializer.elements.every((element) => ts.isStringLiteral(element)),
  );
}

/** Changes that no assertion can see in a browser, each with its reason. */
const reasons: [reason: string, is: (node: ts.Node) => boolean][] = [
  [
    'a button in a form submits it without a type, and outside of one it does nothing',
    (node) =>
      attributeOf(node)?.name.getText() === 'type' &&
      /button|submit/.test(attributeOf(node)!.getText()),
  ],
  [
    'the editor reads it, and no page: the live stage has no add menu, icons and empty states',
    (node) =>
      /^(?:emptyState|categories|shareWithAccount|panelType|icon)$/.test(memberOfConfig(node)),
  ],
  ['any key that does not exist does the same', isMissingKey],
  [
    'without the list the effect runs after each render, with the same result',
    (node) => ts.isCallExpression(node) && node.expression.getText() === 'useEffect',
  ],
];

/** The default of a key or a value that designers have not given yet, or what a hook gets in its place. */
function isMissingKey(node: ts.Node): boolean {
  if (!ts.isStringLiteral(node) || node.text !== '') return false;
  const { parent } = node;
  const isArgument =
    ts.isBinaryExpression(parent) &&
    ts.isCallExpression(parent.parent) &&
    parent.parent.expression.getText().startsWith('use');
  return ts.isBindingElement(parent) || isArgument;
}

function attributeOf(node: ts.Node): ts.JsxAttribute | undefined {
  if (ts.isJsxAttribute(node)) return node;
  return node.parent && ts.isJsxAttribute(node.parent) ? node.parent : undefined;
}

/** The member of a registration that a node is in; of `children`, its own member. */
function memberOfConfig(node: ts.Node): string {
  for (let at = node; at.parent; at = at.parent) {
    const config = at.parent.parent;
    if (
      ts.isPropertyAssignment(at) &&
      config &&
      ts.isCallExpression(config) &&
      isRegistration(config)
    )
      return at.name.getText();
    if (ts.isPropertyAssignment(at) && at.name.getText() === 'icon') return 'icon';
  }
  return '';
}

const reasonOf = (node: ts.Node) => reasons.find(([, is]) => is(node))?.[0];
