import { type ESTree, parseAst } from 'vite';
import { transformIslandFile } from './island-transform.ts';

export const options = {
  file: 'components/a.tsx',
  id: 'components/a.tsx',
  runtime: '/engine/island.tsx',
};

/** Transforms a client file, and checks that the output parses and has the same lines. */
export function transform(body: string) {
  const source = `'use client';\n${body}`;
  const result = transformIslandFile(source, options)!;
  const program = parseAst(result.code, { lang: 'tsx' });
  return { ...result, exports: exportsOf(program) };
}

/** `exported: local` of every exported value of a program. */
function exportsOf(program: ESTree.Program): Record<string, string> {
  const found: Record<string, string> = {};
  for (const node of program.body) {
    if (node.type === 'ExportDefaultDeclaration') found.default = 'default';
    if (node.type !== 'ExportNamedDeclaration' || node.exportKind === 'type') continue;
    for (const { exported, local, exportKind } of node.specifiers) {
      if (exportKind !== 'type' && 'name' in exported && 'name' in local)
        found[exported.name] = local.name;
    }
    const { declaration } = node;
    if (declaration?.type === 'VariableDeclaration') {
      for (const { id } of declaration.declarations)
        if (id.type === 'Identifier') found[id.name] = id.name;
    } else if (declaration && 'id' in declaration && declaration.id && 'name' in declaration.id) {
      if (!declaration.type.startsWith('TS')) found[declaration.id.name] = declaration.id.name;
    }
  }
  return found;
}
