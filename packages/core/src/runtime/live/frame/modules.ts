import { fillLabel } from '../../../shared/config/fill-label.ts';
import { liveImport, liveScript } from '../../../shared/config/labels.ts';
import { importCandidates, type LiveFile } from '../../../shared/live/sample.ts';
import { workerOf } from './worker-source.ts';

/** The files of a sample as functions: `(require, module, exports) => void`. */
type ModuleFunction = (
  require: (specifier: string) => unknown,
  module: { exports: unknown },
  exports: unknown,
) => void;

declare global {
  interface Window {
    /** The functions of the sample's files by name; each file's script adds its own. */
    liveModules: Record<string, ModuleFunction>;
  }
}

/** The name of each script that has run, by its address. It locates errors. */
export const scriptNames = new Map<string, string>();

/** Runs a text as a classic script. Line numbers are preserved. */
export function runScript(text: string, name: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  scriptNames.set(address, name);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    // In the order of edits, whichever has loaded first.
    script.async = false;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(fillLabel(liveScript, { name }))));
    document.head.append(script);
  });
}

/** The texts of the files whose functions are defined, by name. */
const defined = new Map<string, string>();

/** Runs the scripts of changed files. They only define functions. */
export async function defineFiles(files: Record<string, LiveFile>): Promise<void> {
  window.liveModules ??= {};
  for (const [name, { kind, text }] of Object.entries(files)) {
    if (kind !== 'code' || defined.get(name) === text) continue;
    defined.set(name, text);
    Reflect.deleteProperty(window.liveModules, name);
    await runScript(
      `liveModules[${JSON.stringify(name)}]=function(require,module,exports){${text}\n}`,
      name,
    );
  }
}

/** Evaluates the entry of a sample, and what it imports, each file once. */
export function evaluate(
  entry: string,
  files: Record<string, LiveFile>,
  hostModules: Record<string, unknown>,
): unknown {
  const modules = new Map<string, { exports: unknown }>();
  const load = (name: string): unknown => {
    const evaluated = modules.get(name);
    if (evaluated) return evaluated.exports;
    const file = files[name]!;
    const module = { exports: {} as unknown };
    modules.set(name, module);
    if (file.kind === 'style')
      module.exports = { __esModule: true, default: file.names ?? {}, ...file.names };
    else if (file.kind === 'data') module.exports = JSON.parse(file.text);
    else window.liveModules[name]?.(requireFrom(name), module, module.exports);
    return module.exports;
  };
  const requireFrom = (from: string) => (specifier: string) => {
    if (Object.hasOwn(hostModules, specifier)) return hostModules[specifier];
    if (!specifier.startsWith('.')) throw new Error(unknownImport(specifier, hostModules));
    const name = importCandidates(from, specifier).find((each) => Object.hasOwn(files, each));
    if (name === undefined) throw new Error(unknownImport(specifier, hostModules));
    return specifier.endsWith('?worker')
      ? { __esModule: true, default: workerOf(name, files) }
      : load(name);
  };
  return load(entry);
}

function unknownImport(specifier: string, hostModules: Record<string, unknown>): string {
  const names = Object.keys(hostModules).join(', ');
  return fillLabel(liveImport, { name: specifier, names });
}

/** Replaces the style sheets of the sample in the document. */
export function showStyles(files: Record<string, LiveFile>): void {
  for (const old of document.querySelectorAll('style[data-sample]')) old.remove();
  for (const [name, { kind, text }] of Object.entries(files)) {
    if (kind !== 'style') continue;
    const style = document.createElement('style');
    style.dataset.sample = name;
    style.textContent = text;
    document.head.append(style);
  }
}
