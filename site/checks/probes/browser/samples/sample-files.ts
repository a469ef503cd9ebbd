import type { ComponentType } from 'react';
import host from '../../../../../samples/live/host.tsx';
import {
  defineFiles,
  evaluate,
  showStyles,
} from '../../../../../packages/core/src/runtime/live/frame/modules.ts';
import type { LiveFile } from '../../../../../packages/core/src/shared/live/sample.ts';

/** The compiled files of `site/samples` by name, such as `./recipes/TeaTile.tsx`. */
type Files = Record<string, LiveFile>;

let files: Files = {};
/** The exports of each sample that ran since the files changed. */
let evaluated = new Map<string, Record<string, unknown>>();

/** A plugin as a sample registers it. */
export interface Plugin {
  name: string;
  id: string;
  type: string;
  form: object[];
  handler: (...args: never[]) => unknown;
}

/** The plugins that samples have registered since the last call of `runSample`. */
export let plugins: Plugin[] = [];

const modules = {
  ...host.modules,
  '@vev/react': {
    ...(host.modules['@vev/react'] as object),
    registerVevPlugin: (plugin: Plugin) => plugins.push(plugin),
  },
};

/** Takes the files of the samples, or in their place changed ones; the next probe runs these. */
export async function defineSamples(changed: Files): Promise<void> {
  files = { ...files, ...changed };
  evaluated = new Map();
  await defineFiles(files);
}

/**
 * Runs the file of a sample and returns its exports.
 *
 * @param name Relative to `site/samples`.
 */
export function runSample<Exports = Record<string, unknown>>(name: string): Exports {
  plugins = [];
  showStylesOf(name);
  return evaluate(`./${name}`, files, modules) as Exports;
}

/** Shows the style sheet of a sample, which has its name, and no other: their class names are alike. */
function showStylesOf(name: string): void {
  const sheet = `./${name.replace(/\.tsx$/, '.module.css')}`;
  showStyles(files[sheet] ? { [sheet]: files[sheet] } : {});
}

/** The text of a sample, which is a script of a page. */
export const scriptOf = (name: string): string => files[`./${name}`]!.text;

/**
 * The exports of a sample that runs once for all probes: `probe-page.ts` puts a call of it in the place of each import of
 * a sample.
 */
export function exportsOf(name: string): Record<string, ComponentType<Record<string, unknown>>> {
  const known = evaluated.get(name) ?? runSample<Record<string, unknown>>(name);
  evaluated.set(name, known);
  showStylesOf(name);
  return known as ReturnType<typeof exportsOf>;
}
