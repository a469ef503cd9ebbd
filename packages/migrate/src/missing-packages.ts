import { existsSync, statSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { createEdits } from './migration.ts';
import { parseModule } from './parse-module.ts';

/** The name of the global function that the code of a configuration calls for a missing package. */
const global = '__docsMissing';

/**
 * Replaces the imports of a configuration that cannot be resolved, and imports of its engine, by values
 * that accept any use. A configuration is only read, so its plugins need neither run nor be installed.
 *
 * @param replaced Packages that are never loaded.
 * @param missing Receives the names of the others.
 */
export function missingPackages(replaced: RegExp, missing: Set<string>): Plugin {
  Object.assign(globalThis, { [global]: anything });
  return {
    name: 'docs:missing-packages',
    enforce: 'pre',
    transform(code, id) {
      const [file = ''] = id.split('?');
      if (!/\.[cm]?[jt]sx?$/.test(file) || file.includes('/node_modules/')) return undefined;
      const edits = createEdits(code);
      for (const node of parseModule(code, file).body) {
        if (node.type !== 'ImportDeclaration' || node.importKind === 'type') continue;
        const source = node.source.value;
        if (isBuiltin(source)) continue;
        const isReplaced = replaced.test(source);
        if (!isReplaced && isPresent(source, file)) continue;
        if (!isReplaced) missing.add(source);
        edits.replace(node.start, node.end, constantsOf(node));
      }
      return { code: edits.apply().text, map: null };
    },
  };
}

/**
 * Whether an import resolves to an installed package or to a file. The bundler would report missing
 * ones.
 */
function isPresent(source: string, file: string): boolean {
  if (/^\.{1,2}(?:\/|$)/.test(source)) {
    const target = resolve(dirname(file), source);
    const stem = target.replace(/\.[cm]?js$/, '');
    const candidates = [
      target,
      ...endings.flatMap((end) => [stem + end, `${target}/index${end}`, target + end]),
    ];
    return candidates.some((each) => statSync(each, { throwIfNoEntry: false })?.isFile());
  }
  const [name = ''] = /^(?:@[^/]+\/)?[^/]+/.exec(source) ?? [];
  const folders = createRequire(file).resolve.paths(name) ?? [];
  return folders.some((folder) => existsSync(join(folder, name, 'package.json')));
}

const endings = ['.ts', '.tsx', '.mts', '.js', '.jsx', '.mjs', '.json'];

function constantsOf({ specifiers }: ESTree.ImportDeclaration): string {
  return specifiers
    .map((specifier) => {
      const imported =
        specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : 'default';
      const key =
        specifier.type === 'ImportNamespaceSpecifier' ? '' : `[${JSON.stringify(imported)}]`;
      return `const ${specifier.local.name} = ${global}()${key};`;
    })
    .join(' ');
}

/** The name of an import, from an identifier or a string. */
function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? String(name.value) : name.name;
}

/**
 * A value that accepts any use. Called with an object, it returns it: functions such as `defineConfig`
 * and `withMermaid` take a configuration.
 */
function anything(): unknown {
  const value: unknown = new Proxy(function missing() {}, {
    get: (_target, key) => {
      if (key === Symbol.toPrimitive) return () => '';
      if (key === Symbol.iterator) return [][Symbol.iterator].bind([]);
      return key === 'then' || typeof key === 'symbol' ? undefined : value;
    },
    apply: (_target, _this, [first]: unknown[]) =>
      (typeof first === 'object' && first !== null) || typeof first === 'function' ? first : value,
    construct: () => value as object,
  });
  return value;
}
