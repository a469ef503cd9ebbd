import MagicString from 'magic-string';
import type { ESTree } from 'vite';
import { browserHooks } from '../../shared/diagnostics/browser-hooks.ts';
import { placeAt } from '../../shared/diagnostics/place-at.ts';
import { nameOf } from './island-exports.ts';
import { parseModule } from './parse-module.ts';
import { walkModule } from './walk-module.ts';

const anyHook = new RegExp(`\\b(?:${[...browserHooks].join('|')})\\b`);

/**
 * Instruments every call of a browser hook with its place. Only the call itself shows whether it is
 * a mistake: a module may belong to islands and to other components. Line numbers stay.
 *
 *     useState(0)  →  __browserHook(useState, {"name":"useState","file":"…","line":3,"column":9})(0)
 *
 * @param code A module of the build.
 * @param file Relative to the site's root.
 * @param runtime The module that exports `noteHook`.
 * @returns Undefined if there are no such calls, or if the syntax is wrong.
 */
export function noteHooks(code: string, file: string, runtime: string): string | undefined {
  if (!anyHook.test(code)) return undefined;
  const { program, diagnostics } = parseModule(code, file);
  if (diagnostics.length > 0) return undefined;
  const { hooks, modules } = importsOfReact(program);
  if (hooks.size + modules.size === 0) return undefined;
  const output = new MagicString(code);
  walkModule(program, {
    CallExpression({ callee }) {
      const name = hookOf(callee, hooks, modules);
      if (name === undefined) return;
      const place = { name, file, ...placeAt(code, callee.start) };
      output.appendLeft(callee.start, '__browserHook(');
      output.appendRight(callee.end, `, ${JSON.stringify(place)})`);
    },
  });
  if (!output.hasChanged()) return undefined;
  output.append(`\nimport { noteHook as __browserHook } from ${JSON.stringify(runtime)};`);
  return output.toString();
}

/** The imports from React: hooks by their local names, and the local names of the whole module. */
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

/** The hook that a call calls, if any. */
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
