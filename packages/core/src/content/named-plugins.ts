import type { PluggableList, Plugin, Processor, Transformer } from 'unified';
import type { VFile } from 'vfile';
import type { PluginRow, UnifiedPlugin } from '../shared/config/markdown-config.ts';
import { type Diagnostic, DiagnosticError } from '../shared/diagnostics/diagnostic.ts';
import { factsOf } from './source/page-file.ts';

/** Any tree of unified. */
type Node = Parameters<Transformer>[0];
type AnyPlugin = Plugin<unknown[], Node | undefined, Node | undefined>;

/**
 * The plugins, each of which reports its errors with its name and the page.
 *
 * @param isLenient Whether a page stays as it is, with a warning, where a plugin throws. Default false.
 */
export function withNames(plugins: PluginRow[], isLenient = false): PluggableList {
  return plugins.map(([plugin, ...options]): PluggableList[number] => [
    named(plugin, isLenient),
    ...options,
  ]);
}

function named(plugin: UnifiedPlugin, isLenient: boolean): AnyPlugin {
  const name = plugin.name || 'without a name';
  return function attach(this: Processor, ...options: unknown[]) {
    let transform: unknown;
    try {
      transform = Reflect.apply(plugin, this, options);
    } catch (error) {
      if (!isLenient) throw new DiagnosticError([thrown(name, error)]);
      transform = () => {
        throw error;
      };
    }
    return typeof transform === 'function'
      ? reporting(name, transform as Transformer, isLenient)
      : undefined;
  };
}

function reporting(name: string, transform: Transformer, isLenient: boolean): Transformer {
  return async (tree: Node, file: VFile) => {
    const before = file.messages.length;
    try {
      return await call(transform, tree, file);
    } catch (error) {
      const problem = { ...thrown(name, error), file: factsOf(file).file };
      if (!isLenient) throw new DiagnosticError([problem]);
      factsOf(file).diagnostics.push({ ...problem, severity: 'warning' });
      return undefined;
    } finally {
      for (const { reason, line, column } of file.messages.splice(before))
        factsOf(file).diagnostics.push({
          severity: 'warning',
          rule: 'plugin-message',
          target: name,
          message: `Plugin ${name} reports: ${reason}`,
          file: factsOf(file).file,
          line: line ?? 1,
          column: column ?? 1,
        });
    }
  };
}

/** A transformer returns its result, or calls back with it if it has a third parameter. */
async function call(transform: Transformer, tree: Node, file: VFile): Promise<Node | undefined> {
  if (transform.length < 3) {
    const result = await transform(tree, file, () => {});
    if (result instanceof Error) throw result;
    return result ?? undefined;
  }
  return new Promise<Node | undefined>((resolve, reject) => {
    transform(tree, file, (error, result) => {
      if (error) reject(error);
      else resolve(result);
      return undefined;
    });
  });
}

function thrown(name: string, error: unknown): Diagnostic {
  const { message, line, column } = (error instanceof Error ? error : new Error(String(error))) as {
    message: string;
    line?: number;
    column?: number;
  };
  return {
    severity: 'error',
    rule: 'plugin',
    target: name,
    message: `Plugin ${name} failed: ${message}`,
    hint: 'It is in remarkPlugins or rehypePlugins of the configuration: correct it, or take it out',
    ...(typeof line === 'number' && { line, ...(typeof column === 'number' && { column }) }),
  };
}
