import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { samplesRoot } from './page-source.ts';

/** What the samples import that does nothing at runtime: the CLI reads these calls. */
const sdk: Record<string, object> = {
  '@vev/react': { registerVevPlugin() {} },
  '@vev/utils': { EditorPluginType: { ASSET_SOURCE: 'asset-source' } },
};

/** What a sample may use of the web; nothing else exists for it, as where handlers run. */
const web = { Date, JSON, Promise, Request, URL, URLSearchParams };

/**
 * Runs a sample in a context of its own and returns what it exports. Of an HTML sample its scripts
 * run. `file` is relative to `samples/`, `globals` is what else the code finds.
 */
export function runSample<Exports>(file: string, globals: object = {}): Exports {
  const source = readFileSync(join(samplesRoot, file), 'utf8');
  const code = file.endsWith('.html') ? scriptsOf(source) : source;
  const exports = {} as Exports;
  const require = (name: string) =>
    sdk[name] ?? runSample<object>(`${posix.join(posix.dirname(file), name)}.ts`, globals);
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  runInNewContext(outputText, { ...web, ...globals, exports, require }, { filename: file });
  return exports;
}

const scriptsOf = (html: string) =>
  [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, code]) => code).join('\n');
