import { pathToFileURL } from 'node:url';
import type { Command } from '../../shared/extension/command.ts';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { packageModule } from '../files/packages.ts';
import type { ManifestModule } from '../files/site-packages.ts';

/** The commands of the project's own packages, by the package to install. */
export const knownCommands: Record<string, { package: string; summary: string }> = {
  'cache-keys': {
    package: '@stilldocs/remote-cache',
    summary: 'Print a new pair of keys for the remote cache',
  },
  mcp: {
    package: '@stilldocs/mcp',
    summary: 'Answer an agent’s questions about the built site (Model Context Protocol, stdio)',
  },
  migrate: {
    package: '@stilldocs/migrate',
    summary: 'Write a site on Vocs 1 or VitePress as one of this engine into a new folder',
  },
  upgrade: {
    package: '@stilldocs/migrate',
    summary: 'Move a site of an earlier version of this engine to the packages that it needs now',
  },
  verify: {
    package: '@stilldocs/proof',
    summary: 'Compare a built site, in a folder or at its address, with what its build wrote down',
  },
};

/**
 * Loads a command of a package.
 *
 * @throws DiagnosticError if its module has no command as default export, or the package needs another version
 *   of the engine.
 */
export async function loadCommand({ package: name, folder, module }: ManifestModule) {
  const file = packageModule(folder, module);
  const { default: command } = (await import(pathToFileURL(file).href)) as { default?: Command };
  if (typeof command?.run === 'function' && typeof command.summary === 'string') return command;
  throw errorWith({
    rule: 'option',
    message: `The module of the command in the package ${name} has no command as its default export`,
    hint: 'Export an object with summary, options and run',
    file,
  });
}
