import MagicString from 'magic-string';
import { type ESTree, parseAst } from 'vite';
import type { Diagnostic } from '../shared/diagnostic.ts';
import { type HydrationPolicy, hydrationPolicies } from '../shared/island.ts';

/** A `'use client'` file as the build renders it. */
export interface IslandFile {
  code: string;
  /** The names of the exported components. */
  components: string[];
  policy: HydrationPolicy;
  diagnostics: Diagnostic[];
}

export interface IslandOptions {
  /** The file's address in messages. */
  file: string;
  /** Begins the id of each of the file's islands; `#Name` follows. */
  id: string;
  /** Where `island` is imported from. */
  runtime: string;
}

/** A cheap test before parsing: whether a file may begin with the directive. */
export function mayBeClientFile(code: string): boolean {
  return /^\s*(?:\/\/[^\n]*\n\s*|\/\*[^]*?\*\/\s*)*['"]use client['"]/.test(code);
}

function isComponentName(name: string): boolean {
  return /^[A-Z]/.test(name);
}

/**
 * Wraps every component that a `'use client'` file exports, so that rendering it at build leaves an
 * island. Undefined when the file does not begin with the directive. The file's own uses of its
 * components stay as they are, and lines keep their numbers.
 */
export function transformIslandFile(
  source: string,
  options: IslandOptions,
): IslandFile | undefined {
  if (!mayBeClientFile(source)) return undefined;
  const program = parseAst(source, { lang: 'tsx' });
  const [first] = program.body;
  if (first?.type !== 'ExpressionStatement' || first.directive !== 'use client') return undefined;

  const output = new MagicString(source);
  const diagnostics: Diagnostic[] = [];
  /** Exported name to local name. */
  const components = new Map<string, string>();
  let policy: HydrationPolicy = 'touch';
  const refuse = (node: ESTree.Node, message: string, hint: string) => {
    const before = source.slice(0, node.start).split('\n');
    const place = { file: options.file, line: before.length, column: before.at(-1)!.length + 1 };
    diagnostics.push({ severity: 'error', rule: 'island-export', message, hint, ...place });
  };

  for (const node of program.body) {
    if (node.type === 'ExportAllDeclaration' && node.exportKind !== 'type') {
      refuse(
        node,
        'Unexpected `export *` in a ‘use client’ file, expected named exports',
        'Export each component by name',
      );
    } else if (node.type === 'ExportDefaultDeclaration') {
      exportDefault(node, output, components);
    } else if (node.type === 'ExportNamedDeclaration' && node.exportKind !== 'type') {
      if (node.source) {
        refuse(
          node,
          'Unexpected re-export in a ‘use client’ file, expected its own components',
          'Re-export from a file without the directive',
        );
        continue;
      }
      const found = policyOf(node);
      if (found !== undefined) {
        if (isPolicy(found)) policy = found;
        else
          refuse(
            node,
            `Unexpected hydration policy ${JSON.stringify(found)}, expected ${hydrationPolicies.join(', ')}`,
            'Write export const hydrate = ‘visible’',
          );
      }
      exportNamed(node, output, components);
    }
  }

  const wrapped = [...components].map(([exported, local], index) => {
    const meta = JSON.stringify({ id: `${options.id}#${exported}`, policy });
    return `const __island${index} = __island(${local}, ${meta}); export { __island${index} as ${exported} };`;
  });
  output.append(
    `\nimport { island as __island } from ${JSON.stringify(options.runtime)}; ${wrapped.join(' ')}`,
  );
  return { code: output.toString(), components: [...components.keys()], policy, diagnostics };
}

function isPolicy(value: unknown): value is HydrationPolicy {
  return hydrationPolicies.includes(value as HydrationPolicy);
}

/** The value of `export const hydrate = …`, if the statement is that. */
function policyOf({ declaration }: ESTree.ExportNamedDeclaration): unknown {
  if (declaration?.type !== 'VariableDeclaration') return undefined;
  const [declarator] = declaration.declarations;
  if (declarator?.id.type !== 'Identifier' || declarator.id.name !== 'hydrate') return undefined;
  return declarator.init?.type === 'Literal' ? declarator.init.value : 'an expression';
}

function exportDefault(
  node: ESTree.ExportDefaultDeclaration,
  output: MagicString,
  components: Map<string, string>,
): void {
  const { declaration } = node;
  const named =
    'id' in declaration && declaration.id && 'name' in declaration.id
      ? declaration.id.name
      : undefined;
  const isDeclaration =
    declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  const replacement = isDeclaration && named ? '' : 'const __default = ';
  output.overwrite(node.start, declaration.start, replacement || ' ');
  components.set('default', isDeclaration && named ? named : '__default');
}

function exportNamed(
  node: ESTree.ExportNamedDeclaration,
  output: MagicString,
  components: Map<string, string>,
): void {
  const { declaration } = node;
  if (declaration) {
    const names = declaredNames(declaration).filter(isComponentName);
    if (names.length === 0) return;
    for (const name of names) components.set(name, name);
    output.remove(node.start, declaration.start);
    return;
  }
  for (const specifier of node.specifiers) {
    if (specifier.exportKind === 'type') continue;
    const exported = nameOf(specifier.exported);
    if (!isComponentName(exported) && exported !== 'default') continue;
    components.set(exported, nameOf(specifier.local));
  }
  const kept = node.specifiers
    .filter((specifier) => !components.has(nameOf(specifier.exported)))
    .map((specifier) => output.original.slice(specifier.start, specifier.end));
  output.overwrite(node.start, node.end, `export { ${kept.join(', ')} };`);
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? String(name.value) : name.name;
}

function declaredNames(declaration: ESTree.Declaration): string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? [id.name] : [],
    );
  }
  const isValue =
    declaration.type === 'FunctionDeclaration' || declaration.type === 'ClassDeclaration';
  return isValue && declaration.id ? [declaration.id.name] : [];
}
