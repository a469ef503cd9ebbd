import type { PluggableList, Plugin, Processor, Transformer } from 'unified';
import type { VFile } from 'vfile';
import type { PluginRow, UnifiedPlugin } from '../shared/config/markdown-config.ts';
import { type Diagnostic, DiagnosticError } from '../shared/diagnostics/diagnostic.ts';
import { errorOf } from '../shared/diagnostics/error-of.ts';
import { limits } from '../shared/diagnostics/limits.ts';
import { inOwnCall } from './base/own-calls.ts';
import { withinTime } from './base/time-limit.ts';
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
      transform = ended(plugin, () => Reflect.apply(plugin, this, options));
    } catch (error) {
      if (!isLenient) throw new DiagnosticError([thrown(name, error)]);
      transform = () => {
        throw error;
      };
    }
    return typeof transform === 'function'
      ? reporting(plugin, name, transform as Transformer, isLenient)
      : undefined;
  };
}

function reporting(
  plugin: UnifiedPlugin,
  name: string,
  transform: Transformer,
  isLenient: boolean,
): Transformer {
  return async (tree: Node, file: VFile) => {
    const before = file.messages.length;
    try {
      const message = `Plugin ${name} failed`;
      const own = { rule: 'plugin', message, file: factsOf(file).file } as const;
      const run = () => ended(plugin, () => call(transform, tree, file));
      return await inOwnCall(own, run, limits.waiting.most, () =>
        Number(file.data['progress'] ?? 0),
      );
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

/** The plugins that have looped: no other page waits for them. */
const late = new Set<UnifiedPlugin>();

/** Calls a function of a plugin, which is ended if it loops. */
function ended<Result>(plugin: UnifiedPlugin, run: () => Result): Result {
  const { most } = limits.rendering;
  const onLate = () => new Error(`it takes longer than ${most} seconds`);
  if (late.has(plugin)) throw onLate();
  return withinTime(most, run, () => {
    late.add(plugin);
    return onLate();
  });
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
  const { message, line, column } = errorOf(error) as {
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
