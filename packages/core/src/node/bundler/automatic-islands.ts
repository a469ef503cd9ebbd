import type { ESTree } from 'vite';
import { browserHooks } from '../../shared/diagnostics/browser-hooks.ts';
import type { HydrationPolicy } from '../../shared/document/island.ts';
import { exportedNames, findDeclared, isComponent, nameOf } from './island-exports.ts';
import { mayBeClientFile } from './island-transform.ts';
import { parseModule } from './parse-module.ts';
import { walkModule } from './walk-module.ts';

const mayNeed = /\buse[A-Z]|\bon[A-Z]|\bextends\b|<\w+\./;
/** Hooks with an effect before any touch: a component with one hydrates when idle. */
const acting = /Effect|SyncExternalStore/;

/**
 * The hydration policy of a module's components, from its state, effects and event handlers. Undefined
 * if it contains none, exports no component, or provides a context: the content of an island does not
 * receive a context from outside.
 *
 * @param file The extension determines the language.
 * @param buildHooks Packages whose hooks run at build, besides React and the engine.
 */
export function hydrationOf(
  code: string,
  file: string,
  buildHooks: readonly string[] = [],
): HydrationPolicy | undefined {
  if (!/\.[jt]sx$/.test(file) || !mayNeed.test(code) || mayBeClientFile(code)) return undefined;
  const { program, diagnostics } = parseModule(code, file);
  if (diagnostics.length > 0 || !exportsComponent(program)) return undefined;
  const foreign = foreignNames(program, ['react', 'stilldocs', ...buildHooks]);
  const found = {
    ...{ state: false, acts: false, context: false, provider: false, children: false },
    /** An element of another package, which may have effects: sliders place their thumbs so. */
    element: false,
  };
  walkModule(program, {
    CallExpression({ callee }) {
      const name = calledName(callee);
      if (name === 'createContext' || name === 'useContext' || name === 'use') found.context = true;
      else if (name !== undefined && browserHooks.has(name)) {
        found.state = true;
        if (acting.test(name)) found.acts = true;
      } else if (/^use[A-Z]/.test(name ?? '') && foreign.has(name!)) found.acts = true;
    },
    JSXAttribute({ name, value }) {
      if (
        name.type === 'JSXIdentifier' &&
        /^on[A-Z]/.test(name.name) &&
        value?.type === 'JSXExpressionContainer'
      )
        found.state = true;
    },
    JSXOpeningElement({ name }) {
      const last = name.type === 'JSXMemberExpression' ? name.property : name;
      if (last.type === 'JSXIdentifier' && last.name.endsWith('Provider')) found.provider = true;
      const first = name.type === 'JSXMemberExpression' ? name.object : name;
      if (first.type !== 'JSXIdentifier' || !foreign.has(first.name)) return;
      found.element = true;
      // The parts of such a component share a context: one island has all of them.
      if (first !== name) found.state = true;
    },
    Identifier({ name }) {
      if (name === 'children') found.children = true;
    },
    MethodDefinition({ key }) {
      if (key.type === 'Identifier' && /^componentDid(?:Mount|Update)$/.test(key.name))
        found.acts = true;
    },
  });
  if (found.context || (found.provider && found.children)) return undefined;
  if (found.acts || (found.state && found.element)) return 'idle';
  return found.state ? 'touch' : undefined;
}

function exportsComponent(program: ESTree.Program): boolean {
  const declared = findDeclared(program);
  return program.body.some((node) => {
    if (node.type === 'ExportDefaultDeclaration') {
      const { declaration } = node;
      const local = 'name' in declaration ? String(declaration.name) : '';
      return isComponent({ exported: 'default', local }, declared.get(local) ?? declaration);
    }
    return (
      node.type === 'ExportNamedDeclaration' &&
      node.exportKind !== 'type' &&
      exportedNames(node).some((name) => isComponent(name, declared.get(name.local)))
    );
  });
}

/** The local names that the module imports from other packages than these; hooks also from its own modules. */
function foreignNames({ body }: ESTree.Program, packages: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const node of body) {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
    const source = node.source.value;
    if (packages.some((name) => `${source}/`.startsWith(`${name}/`))) continue;
    for (const specifier of node.specifiers) {
      const imported =
        specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : specifier.local.name;
      if (/^use[A-Z]/.test(imported) || /^(?:@[\w-]|\w)/.test(source))
        names.add(specifier.local.name);
    }
  }
  return names;
}

function calledName(callee: ESTree.Node): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  const property = callee.type === 'MemberExpression' ? callee.property : undefined;
  return property?.type === 'Identifier' ? property.name : undefined;
}
