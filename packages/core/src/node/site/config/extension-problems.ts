import { existsSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { layouts as builtIn } from '../../../shared/config/front-matter.ts';
import { englishLabels } from '../../../shared/config/labels-config.ts';
import { rules } from '../../../shared/diagnostics/rules.ts';
import type { ValidExtension } from '../../../shared/extension/extension.ts';
import { moduleOf, slugOf } from '../../bundler/extension-modules.ts';
import { brokenHooks } from '../../bundler/own-hooks.ts';
import { styleFile } from '../extension-styles.ts';
import type { ConfigProblem } from './config-problems.ts';

/**
 * The settings that only one extension can make: their description, and their names with their values.
 */
const claims: Record<string, (extension: ValidExtension) => Record<string, unknown>> = {
  'extension named': ({ name }) => ({ [slugOf(name)]: {} }),
  'replacement of': ({ components = {} }) =>
    Object.fromEntries(Object.entries(components).map(([name]) => [name, {}])),
  layout: ({ layouts = {} }) => layouts,
  'text of the label': ({ labels = {} }) => labels,
  rule: ({ rules = {} }) => Object.fromEntries(Object.keys(rules).map((name) => [name, {}])),
  label: ({ ownLabels }) =>
    Object.fromEntries(Object.keys(ownLabels?.texts ?? {}).map((name) => [name, {}])),
  'value of the constant': ({ vite }) => vite?.define ?? {},
  'alias of': ({ vite }) => vite?.alias ?? {},
  store: ({ resultStore }) => (resultStore ? { resultStore } : {}),
  output: ({ outputs = [] }) =>
    Object.fromEntries(
      outputs.map((it) => [it.file !== undefined ? it.file : `*${it.ending}`, {}]),
    ),
};

/** Finds settings that two extensions make, layouts with a taken name, and missing modules. */
export function extensionProblems(extensions: ValidExtension[], root: string): ConfigProblem[] {
  return [
    ...conflicts(extensions),
    ...extensions.flatMap((extension, index) =>
      [
        ...takenNames(extension),
        ...missingModules(extension, root),
        ...mistakenPlugins(extension),
      ].map((problem) => ({ path: ['extensions', index], ...problem })),
    ),
  ];
}

function conflicts(extensions: ValidExtension[]): ConfigProblem[] {
  return Object.entries(claims).flatMap(([what, claimsOf]) => {
    const first = new Map<string, { value: unknown; extension: string }>();
    return extensions.flatMap((extension, index) =>
      Object.entries(claimsOf(extension)).flatMap(([name, value]): ConfigProblem[] => {
        const before = first.get(name);
        if (!before) first.set(name, { value, extension: extension.name });
        // The same text twice is no contradiction.
        if (!before || before.value === value) return [];
        return [
          {
            path: ['extensions', index],
            message: `A second ${what} "${name}", by the extension "${extension.name}": the first is by "${before.extension}"`,
            hint: 'Leave out one of the two extensions, or let one do the work of both',
            target: name,
          },
        ];
      }),
    );
  });
}

/** Names of an extension that the engine has. */
function takenNames({ name, layouts = {}, rules: ownRules = {}, ownLabels }: ValidExtension) {
  const kinds: [kind: string, own: object, known: readonly string[], hint: string][] = [
    ['layout', layouts, builtIn, `The engine has ${builtIn.join(', ')}`],
    ['rule', ownRules, Object.keys(rules), 'Give the rule another name'],
    [
      'label',
      ownLabels?.texts ?? {},
      Object.keys(englishLabels),
      'Begin the names of its ownLabels with a word of its own',
    ],
  ];
  return kinds.flatMap(([kind, own, known, hint]) =>
    Object.keys(own)
      .filter((it) => known.includes(it))
      .map((it) => ({
        message: `The extension "${name}" has a ${kind} "${it}", which is a ${kind} of the engine`,
        hint,
      })),
  );
}

/** Plugins of the bundler with hooks that cannot be called. */
function mistakenPlugins({ name: extension, vite }: ValidExtension) {
  return (vite?.plugins ?? []).flatMap((plugin) =>
    brokenHooks(plugin).map(([hook, value]) => ({
      message: `The hook "${hook}" of the bundler's plugin "${plugin.name}" is no function: ${value} (extension "${extension}")`,
      hint: 'Write a function, { handler: function }, or leave the hook out',
    })),
  );
}

/** Files that do not exist. The bundler reports missing packages. */
function missingModules(extension: ValidExtension, root: string) {
  const { name, components = {}, layouts = {}, scripts = [], ownLabels, touched = {} } = extension;
  const written = [
    ...Object.values(components).flatMap((component) => component?.module ?? []),
    ...[...Object.values(layouts), ...scripts, ...Object.values(touched)].map(
      ({ module }) => module,
    ),
    ...(ownLabels ? [ownLabels.module] : []),
  ];
  const sheets = (extension.styles ?? []).filter((sheet) => styleFile(root, sheet) === undefined);
  const missingSheets = sheets.map((sheet) => ({
    message: `The style sheet "${sheet}" of the extension "${name}" does not exist`,
    hint: 'Install its package, or write ~/ before a file of the site',
  }));
  const missingFiles = written.flatMap((module) => {
    const file = moduleOf(root, module);
    if (!isAbsolute(file) || existsSync(file)) return [];
    return [
      {
        message: `The module "${module}" of the extension "${name}" does not exist`,
        hint: `There is no ${file.replace(`${root}/`, '')}`,
      },
    ];
  });
  return [...missingFiles, ...missingSheets];
}
