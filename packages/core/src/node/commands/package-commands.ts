import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Command } from '../../shared/extension/command.ts';
import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { packageFolder, packageModule } from '../files/packages.ts';

/** The commands of the project's own packages, by the package to install. */
export const knownCommands: Record<string, { package: string; summary: string }> = {
  mcp: {
    package: '@stilldocs/mcp',
    summary: 'Answer an agent’s questions about the built site (Model Context Protocol, stdio)',
  },
  migrate: {
    package: '@stilldocs/migrate',
    summary: 'Write a site on Vocs 1 or VitePress as one of this engine into a new folder',
  },
};

/** What the manifest of a package says about its commands: the module of each, relative to its folder. */
const manifestSchema = v.object({
  stilldocs: v.object({ commands: v.record(v.string(), v.string()) }),
});

const dependenciesSchema = v.object({
  dependencies: v.optional(v.record(v.string(), v.unknown()), {}),
  devDependencies: v.optional(v.record(v.string(), v.unknown()), {}),
});

/** A command that an installed package adds. */
export interface PackageCommand {
  package: string;
  /** The package's folder, absolute. */
  folder: string;
  /** The module of the command, relative to the folder. */
  module: string;
}

/**
 * The commands of the packages that a site depends on, by name: the commands in the `package.json` files in its
 * folder and above it, nearest first. The first package with a name has the command.
 *
 * @param folder The site's folder, absolute.
 */
export function packageCommands(folder: string): Map<string, PackageCommand> {
  const found = new Map<string, PackageCommand>();
  for (const place of foldersFrom(folder)) {
    const own = v.safeParse(dependenciesSchema, readJson(join(place, 'package.json')));
    if (!own.success) continue;
    const { dependencies, devDependencies } = own.output;
    for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
      const at = packageFolder(place, name);
      const manifest = at && v.safeParse(manifestSchema, readJson(join(at, 'package.json')));
      if (!manifest || !manifest.success) continue;
      for (const [command, module] of Object.entries(manifest.output.stilldocs.commands))
        if (!found.has(command)) found.set(command, { package: name, folder: at, module });
    }
  }
  return found;
}

/**
 * Loads a command of a package.
 *
 * @throws DiagnosticError if its module has no command as default export, or the package needs another version
 *   of the engine.
 */
export async function loadCommand({ package: name, folder, module }: PackageCommand) {
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

/** A folder and every folder above it. */
function foldersFrom(folder: string): string[] {
  const above = dirname(folder);
  return above === folder ? [folder] : [resolve(folder), ...foldersFrom(above)];
}

function readJson(file: string): unknown {
  try {
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  } catch {
    return undefined;
  }
}
