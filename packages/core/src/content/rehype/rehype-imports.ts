import { dirname, join } from 'node:path';
import type { Expression, ImportDeclaration, MemberExpression, VariableDeclaration } from 'estree';
import type { Root } from 'hast';
import type { VFile } from 'vfile';
import { browserHook, browserHooks } from '../../shared/diagnostics/browser-hooks.ts';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { factsOf, placeOf } from '../source/page-file.ts';
import { isPartial } from '../source/partial.ts';
import { walk } from '../base/walk.ts';

/**
 * Replaces every `import` of a page by a look-up, since pages are not bundled; see `renderContent`:
 *
 *     import Hero, { Area as B } from '../components/hero.tsx'
 *     const { default: Hero, Area: B } = arguments[0].imports["../components/hero.tsx"]
 */
export function rehypeImports({
  root,
  modules = root,
}: {
  root: string;
  modules?: string | undefined;
}) {
  return (tree: Root, file: VFile): undefined => {
    walk(tree, (node) => {
      if (node.type !== 'mdxjsEsm') return;
      const program = node.data?.estree;
      if (!program) return;
      program.body = program.body.map((statement) => {
        if (statement.type !== 'ImportDeclaration') return statement;
        const { line } = statement.loc?.start ?? placeOf(node);
        const written = String(statement.source.value);
        if (isPartial(written)) return lookUp(statement, written);
        const facts = factsOf(file);
        if (written === 'react') facts.diagnostics.push(...hooksOf(statement, facts.file));
        // The page has the modules of a partial, but not its folder.
        const isBeside = file.data.above && written.startsWith('.');
        const specifier = isBeside ? join(modules, dirname(facts.file), written) : written;
        facts.imports.push({ specifier, line });
        return lookUp(statement, specifier);
      });
    });
  };
}

/** Reports the hooks that a page imports: a page is never in the browser, where hooks work. */
function hooksOf({ specifiers }: ImportDeclaration, file: string): Diagnostic[] {
  return specifiers.flatMap((specifier) => {
    if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') return [];
    const { name, loc } = specifier.imported;
    const place = loc ? { line: loc.start.line, column: loc.start.column + 1 } : {};
    return browserHooks.has(name) ? [browserHook(name, islandHint, { file, ...place })] : [];
  });
}

const islandHint = "Move the component to a file of its own that begins with 'use client'";

/** `arguments[0].imports["specifier"]` */
function moduleExpression(specifier: string): MemberExpression {
  const member = (
    object: Expression,
    property: Expression,
    computed: boolean,
  ): MemberExpression => ({
    type: 'MemberExpression',
    optional: false,
    computed,
    object,
    property,
  });
  const first = member(
    { type: 'Identifier', name: 'arguments' },
    { type: 'Literal', value: 0 },
    true,
  );
  const imports = member(first, { type: 'Identifier', name: 'imports' }, false);
  return member(imports, { type: 'Literal', value: specifier }, true);
}

function lookUp(node: ImportDeclaration, specifier: string): VariableDeclaration {
  const init = moduleExpression(specifier);
  const namespace = node.specifiers.find(({ type }) => type === 'ImportNamespaceSpecifier');
  const properties = node.specifiers.flatMap((specifier) => {
    if (specifier.type === 'ImportNamespaceSpecifier') return [];
    const key =
      specifier.type === 'ImportSpecifier'
        ? specifier.imported
        : { type: 'Identifier' as const, name: 'default' };
    const property = { kind: 'init', method: false, shorthand: false, computed: false } as const;
    return [{ type: 'Property' as const, ...property, key, value: specifier.local }];
  });
  return {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      ...(namespace ? [{ type: 'VariableDeclarator' as const, id: namespace.local, init }] : []),
      { type: 'VariableDeclarator', id: { type: 'ObjectPattern', properties }, init },
    ],
  };
}
