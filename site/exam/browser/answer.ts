import * as sdk from '@vev/react';
import * as utils from '@vev/utils';
import type { VevManifest, VevPluginType, VevProps } from '@vev/utils';
import * as React from 'react';
import type { Grade } from '../grade.ts';

/** What an answer of an exam is once it has run. */
export interface Answer {
  exports: Record<string, unknown>;
  /** Its calls of `registerVevComponent`, in their order. */
  components: { component: unknown; manifest: VevManifest }[];
  /** Its calls of `registerVevPlugin`, in their order. */
  plugins: VevPluginType[];
}

export type Grader = (answer: Answer) => Grade | Promise<Grade>;

/** A module as compiled imports read it. */
const asModule = (names: object, standard?: unknown) => ({
  __esModule: true,
  ...names,
  default: standard,
});

/** Class names of a style sheet: each name is itself. */
const classNames = new Proxy({}, { get: (_, name) => String(name) });

/**
 * Runs an answer.
 *
 * @param code The answer as CommonJS.
 * @throws Whatever it throws, and Error for an import that a Vev package does not have.
 */
export function runAnswer(code: string): Answer {
  const answer: Answer = { exports: {}, components: [], plugins: [] };
  const modules: Record<string, object> = {
    react: asModule(React, React),
    '@vev/utils': asModule(utils),
    '@vev/react': asModule({
      ...sdk,
      registerVevComponent: (component: unknown, manifest: VevManifest) =>
        answer.components.push({ component, manifest }),
      registerVevPlugin: (plugin: VevPluginType) => answer.plugins.push(plugin),
    }),
  };
  const load = (name: string) => {
    if (name.endsWith('.css')) return asModule(classNames, classNames);
    const found = modules[name];
    if (!found) throw new Error(`The package has no module "${name}"`);
    return found;
  };
  new Function('exports', 'require', code)(answer.exports, load);
  return answer;
}

/** The fields of a form by their names, those in groups and layouts included. */
export function fieldsOf(props: readonly VevProps[] = []): Record<string, VevProps> {
  const all = props.flatMap((field): [string, VevProps][] => {
    const isFrame = field.type === 'layout' || field.type === 'group' || field.type === 'popover';
    const inner = isFrame ? Object.entries(fieldsOf(field.fields)) : [];
    return field.name ? [[field.name, field], ...inner] : inner;
  });
  return Object.fromEntries(all);
}
