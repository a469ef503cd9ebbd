import MagicString from 'magic-string';
import type { ESTree } from 'vite';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { type HydrationPolicy, hydrationPolicies } from '../../shared/document/island.ts';
import { blank, exportDefault, exportOthers, importOthers } from './island-edits.ts';
import { exportedNames, findDeclared, isComponent } from './island-exports.ts';
import { placeAt } from '../../shared/diagnostics/place-at.ts';
import { parseModule } from './parse-module.ts';

/** A `'use client'` file, transformed for the build. */
export interface IslandFile {
  code: string;
  /** The names of the exported components. */
  components: string[];
  policy: HydrationPolicy;
  diagnostics: Diagnostic[];
}

/** The options of the transform. */
export interface IslandOptions {
  /** The file's name in messages. */
  file: string;
  /** The prefix of the ids of the file's islands; `#Name` follows. */
  id: string;
  /** The module that exports `island`. */
  runtime: string;
  /**
   * The policy of a file without the directive that is nevertheless an island; see
   * `automatic-islands.ts`. A component of it is rendered at build only where its props are not data.
   */
  automatic?: HydrationPolicy | undefined;
}

const directive = new RegExp(`^${blank}['"]use client['"]`);

/** A cheap test before parsing: whether a file may begin with the directive. */
export function mayBeClientFile(code: string): boolean {
  return directive.test(code);
}

/**
 * Wraps every component that a `'use client'` file exports, so that the build renders an island.
 * Undefined if the file does not begin with the directive. The file's own uses of its components do
 * not change, and line numbers stay.
 */
export function transformIslandFile(
  source: string,
  options: IslandOptions,
): IslandFile | undefined {
  const { automatic } = options;
  if (!automatic && !mayBeClientFile(source)) return undefined;
  const { program, diagnostics } = parseModule(source, options.file);
  if (diagnostics.length > 0) return { code: source, components: [], policy: 'touch', diagnostics };
  const [first] = program.body;
  const isMarked = first?.type === 'ExpressionStatement' && first.directive === 'use client';
  if (!automatic && !isMarked) return undefined;

  const file: Exports = {
    output: new MagicString(source),
    declared: findDeclared(program),
    components: new Map(),
    policy: automatic ?? 'touch',
    refuse(node, message, hint) {
      const place = { file: options.file, ...placeAt(source, node.start) };
      diagnostics.push({ severity: 'error', rule: 'island-export', message, hint, ...place });
    },
  };
  for (const node of program.body) readExport(node, file);
  const { output, components, policy } = file;
  const wrapped = [...components].map(([exported, local], index) => {
    const meta = JSON.stringify({
      id: `${options.id}#${exported}`,
      policy,
      ...(automatic && { automatic: true }),
    });
    return `const __island${index} = __island(${local}, ${meta}); export { __island${index} as ${exported} };`;
  });
  output.append(
    `\nimport { island as __island } from ${JSON.stringify(options.runtime)}; ${wrapped.join(' ')}`,
  );
  return { code: output.toString(), components: [...components.keys()], policy, diagnostics };
}

/** The exports of a file as they are read. */
interface Exports {
  output: MagicString;
  declared: Map<string, ESTree.Node>;
  /** Exported name to local name. */
  components: Map<string, string>;
  policy: HydrationPolicy;
  refuse(node: ESTree.Node, message: string, hint: string): void;
}

function readExport(node: ESTree.Node, file: Exports): void {
  const { output, declared, components, refuse } = file;
  if (node.type === 'ExportAllDeclaration' && node.exportKind !== 'type') {
    refuse(
      node,
      'Unexpected `export *` in a ‘use client’ file, expected named exports',
      'Export each component by name, as in export { Button } from ‘…’',
    );
  } else if (node.type === 'ExportDefaultDeclaration') {
    const local = exportDefault(node, output, declared);
    if (local !== undefined) components.set('default', local);
  } else if (node.type === 'ExportNamedDeclaration' && node.exportKind !== 'type') {
    if (node.source) return importOthers(node, output, components);
    const names = exportedNames(node);
    const hydrate = names.find(({ exported }) => exported === 'hydrate');
    if (hydrate) readPolicy(node, declared.get(hydrate.local), file);
    const found = names.filter((name) => isComponent(name, declared.get(name.local)));
    for (const { exported, local } of found) components.set(exported, local);
    if (found.length > 0) exportOthers(node, output, components);
  }
}

/** Reads `export const hydrate = …`. */
function readPolicy(node: ESTree.Node, value: ESTree.Node | undefined, file: Exports): void {
  const found = policyOf(value);
  if (isPolicy(found)) file.policy = found;
  else
    file.refuse(
      node,
      `Unexpected hydration policy ${JSON.stringify(found)}, expected ${hydrationPolicies.join(', ')}`,
      'Write export const hydrate = ‘visible’',
    );
}

function isPolicy(value: unknown): value is HydrationPolicy {
  return hydrationPolicies.includes(value as HydrationPolicy);
}

/** The value of `hydrate`, if it is a literal. */
function policyOf(value: ESTree.Node | undefined): unknown {
  return value?.type === 'Literal' ? value.value : 'an expression';
}
