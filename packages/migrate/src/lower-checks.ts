import type { ESTree } from 'vite';
import { parseModule } from './parse-module.ts';

/** Makes rules warnings in the source of a configuration, whose `checks` is an object if there is one. */
export function lowerChecks(code: string, file: string, rules: string[]): string {
  const options = optionsOf(parseModule(code, file));
  if (!options || rules.length === 0) return code;
  const rows = rules.map((rule) => `'${rule}': 'warn'`).join(', ');
  const checks = options.properties.find(
    (property) =>
      property.type === 'Property' &&
      property.key.type === 'Identifier' &&
      property.key.name === 'checks',
  );
  const written = checks?.type === 'Property' ? bare(checks.value) : undefined;
  if (written?.type === 'ObjectExpression') return insert(code, written.start + 1, ` ${rows},`);
  return insert(
    code,
    options.start + 1,
    `\n  // What check finds in the pages of the former site. Take a rule out once it finds nothing.\n  checks: { ${rows} },`,
  );
}

function insert(code: string, at: number, text: string): string {
  return code.slice(0, at) + text + code.slice(at);
}

/** The object of options in the default export of a configuration, through names and calls. */
export function optionsOf(program: ESTree.Program): ESTree.ObjectExpression | undefined {
  const variables = variablesOf(program);
  const start = program.body.find((node) => node.type === 'ExportDefaultDeclaration');
  let value = start && bare(start.declaration);
  // A name may lead to another one, but not forever.
  for (let steps = 0; value && steps < 10; steps++) {
    if (value.type === 'ObjectExpression') return value;
    const next: ESTree.Node | undefined =
      value.type === 'CallExpression'
        ? value.arguments[0]
        : value.type === 'Identifier'
          ? variables.get(value.name)
          : undefined;
    value = next && bare(next);
  }
  return undefined;
}

/** The values of the variables of a module, by name. A name with an unknown value, as in a pattern, is omitted. */
function variablesOf({ body }: ESTree.Program): Map<string, ESTree.Node> {
  const values = new Map<string, ESTree.Node>();
  for (const statement of body) {
    const node = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (node?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of node.declarations)
      if (id.type === 'Identifier' && init) values.set(id.name, init);
  }
  return values;
}

/** A value without TypeScript's annotations: `options as const` is `options`. */
function bare(value: ESTree.Node): ESTree.Node {
  const isWrapper =
    value.type === 'TSAsExpression' ||
    value.type === 'TSSatisfiesExpression' ||
    value.type === 'TSNonNullExpression';
  return isWrapper ? bare(value.expression) : value;
}
