import MagicString from 'magic-string';
import { type ESTree, Visitor } from 'vite';
import { browserHooks } from '../../shared/diagnostics/browser-hooks.ts';
import { nameOf } from './island-exports.ts';
import { parseModule } from './parse-module.ts';

const anyHook = new RegExp(`\\b(?:${[...browserHooks].join('|')})\\b`);

/**
 * Lets every call of a browser hook say where it stands. Whether the call is a mistake is known when it
 * runs: a module may serve islands and other components alike. Lines keep their numbers.
 *
 *     useState(0)  →  __browserHook(useState, {"name":"useState","file":"…","line":3,"column":9})(0)
 *
 * @param code A module as the build renders it.
 * @param file Relative to the site's root.
 * @param runtime Where `noteHook` is imported from.
 * @returns Undefined where there is nothing to note, or the syntax is wrong.
 */
export function noteHooks(code: string, file: string, runtime: string): string | undefined {
  if (!anyHook.test(code)) return undefined;
  const { program, diagnostics } = parseModule(code, file);
  if (diagnostics.length > 0) return undefined;
  const { hooks, modules } = importsOfReact(program);
  if (hooks.size + modules.size === 0) return undefined;
  const output = new MagicString(code);
  new Visitor({
    CallExpression({ callee }) {
      const name = hookOf(callee, hooks, modules);
      if (name === undefined) return;
      const before = code.slice(0, callee.start).split('\n');
      const place = { name, file, line: before.length, column: before.at(-1)!.length + 1 };
      output.appendLeft(callee.start, '__browserHook(');
      output.appendRight(callee.end, `, ${JSON.stringify(place)})`);
    },
  }).visit(program);
  if (!output.hasChanged()) return undefined;
  output.append(`\nimport { noteHook as __browserHook } from ${JSON.stringify(runtime)};`);
  return output.toString();
}

/** What a module imports of React: hooks by their local names, and its names for all of React. */
function importsOfReact({ body }: ESTree.Program) {
  const hooks = new Map<string, string>();
  const modules = new Set<string>();
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration' || statement.source.value !== 'react') continue;
    for (const specifier of statement.specifiers) {
      if (specifier.type !== 'ImportSpecifier') modules.add(specifier.local.name);
      else if (browserHooks.has(nameOf(specifier.imported)))
        hooks.set(specifier.local.name, nameOf(specifier.imported));
    }
  }
  return { hooks, modules };
}

/** The hook that a call is of. */
function hookOf(
  callee: ESTree.Node,
  hooks: Map<string, string>,
  modules: Set<string>,
): string | undefined {
  if (callee.type === 'Identifier') return hooks.get(callee.name);
  if (callee.type !== 'MemberExpression') return undefined;
  const { object, property } = callee;
  if (object.type !== 'Identifier' || property.type !== 'Identifier') return undefined;
  return modules.has(object.name) && browserHooks.has(property.name) ? property.name : undefined;
}
