import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { samplesRoot } from './page-source.ts';

/** The imports of samples without effect at runtime: the CLI reads these calls. */
const sdk: Record<string, object> = {
  '@vev/react': { registerVevPlugin() {} },
  '@vev/utils': { EditorPluginType: { ASSET_SOURCE: 'asset-source' } },
};

/** The parts of the web platform for samples; like handlers, they have no others. */
const web = { Date, JSON, Promise, Request, URL, URLSearchParams };

/**
 * Runs a sample in its own context and returns its exports. For an HTML sample, its scripts run.
 * `file` is relative to `samples/`; `globals` are additional globals.
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
