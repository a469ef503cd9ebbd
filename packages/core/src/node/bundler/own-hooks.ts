import { isAbsolute, relative } from 'node:path';
import type { Plugin } from 'vite';
import { inNamedCall } from '../../content/base/own-calls.ts';
import { limits } from '../../shared/diagnostics/limits.ts';

/** The hooks that the bundler waits for, and the argument that names a file or a specifier, if one does. */
const subjects: Record<string, number | undefined> = {
  ...{ config: undefined, configEnvironment: 0, configResolved: undefined },
  ...{ configureServer: undefined, options: undefined, buildStart: undefined },
  ...{ resolveId: 0, load: 0, transform: 1, moduleParsed: undefined, buildEnd: undefined },
  ...{ renderStart: undefined, renderChunk: undefined, generateBundle: undefined },
};

/** The hooks of a plugin that are neither functions nor objects with a function "handler": the bundler would throw. */
export function brokenHooks(plugin: object): [name: string, value: string][] {
  return Object.keys(subjects).flatMap((name): [string, string][] => {
    const hook: unknown = (plugin as Record<string, unknown>)[name];
    const { handler } = Object(hook) as { handler?: unknown };
    if (!hook || [hook, handler].some((it) => typeof it === 'function')) return [];
    return [
      [name, typeof hook === 'object' ? 'an object without a handler' : JSON.stringify(hook)],
    ];
  });
}

type Hook = (this: unknown, ...args: unknown[]) => unknown;

/** When a hook has last begun or ended: while that goes on, a slow one may just wait for others. */
let moved = 0;

/** Where a plugin is of: paths in errors begin at the root. */
interface PluginPlace {
  root: string;
  main: string;
}

/**
 * A plugin of the site whose hooks end: one that has not settled 25 seconds after the last hook began or ended is an
 * error with its name. The bundler would wait for more than a minute, and say `oneshot canceled`.
 *
 * @param main The configuration with the plugin, absolute.
 */
export function endingHooks(plugin: Plugin, { root, main }: PluginPlace): Plugin {
  const own = Object.getOwnPropertyDescriptors(plugin) as PropertyDescriptorMap;
  for (const name of Object.keys(subjects)) {
    const hook = (plugin as unknown as Record<string, Hook | { handler: Hook } | undefined>)[name];
    const isFunction = typeof hook === 'function';
    const run = isFunction ? hook : hook?.handler;
    if (!run) continue;
    const ending = endingHook(plugin, name, run, { root, main });
    const value = isFunction ? ending : { ...hook, handler: ending };
    own[name] = { value, writable: true, enumerable: true, configurable: true };
  }
  // The prototype may have hooks, too.
  return Object.create(Object.getPrototypeOf(plugin) as object, own) as Plugin;
}

function endingHook({ name: plugin }: Plugin, name: string, hook: Hook, place: PluginPlace): Hook {
  return async function (...args) {
    const subject = args[subjects[name] ?? -1];
    // A module of the bundler itself begins with a null character.
    const isNamed = typeof subject === 'string' && !subject.startsWith('\0');
    const of = isNamed ? ` for ${pathIn(subject, place.root)}` : '';
    const message = `The plugin "${plugin}" of the bundler failed in ${name}${of}`;
    const file = pathIn(place.main, place.root);
    const call = { rule: 'config', message, hint: limits.waiting.hint, file } as const;
    moved = Date.now();
    const run = () => hook.apply(this, args);
    const result = await inNamedCall(call, run, limits.waiting.most, () => moved);
    moved = Date.now();
    return result;
  };
}

function pathIn(file: string, root: string): string {
  return isAbsolute(file) ? relative(root, file).replaceAll('\\', '/') : file;
}
