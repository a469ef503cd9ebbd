import type { VevProps } from '@vev/utils';
import { type Answer, fieldsOf } from './answer.ts';
import { placeSample } from '../../checks/probes/browser/recipes/recipe-stage.tsx';
import { settled } from '../../checks/probes/browser/stage.tsx';

/** The component that an answer exports and registers. */
export function partOf({ exports, components }: Answer) {
  const component = exports.default as Parameters<typeof placeSample>[0];
  const own = components.find((each) => each.component === exports.default);
  const fields = fieldsOf(own?.manifest.props as VevProps[] | undefined);
  return {
    component,
    manifest: own?.manifest,
    fields,
    isRegistered: typeof component === 'function' && own !== undefined,
    /** Whether it has these fields, each of this type. */
    hasFields: (types: Record<string, VevProps['type']>) =>
      Object.entries(types).every(([name, type]) => fields[name]?.type === type),
    async place(content: object = {}, events: string[] = [], state: object = {}) {
      const placed = await placeSample(component, content, events, state);
      /** Clicks the button with these words, if there is one. */
      const click = async (words: string) => {
        const buttons = [...placed.element.querySelectorAll('button')];
        buttons.find(({ textContent }) => textContent === words)?.click();
        await settled();
      };
      return { ...placed, click };
    },
    /** What it shows, without spaces at the ends. */
    async shows(content: object = {}, state: object = {}) {
      const { element } = await placeSample(component, content, [], state);
      return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    },
  };
}

/** The answer of a condition of a field, with these values of the form. */
export async function isHidden(field: VevProps | undefined, value: object): Promise<unknown> {
  if (!field || field.type === 'divider') return undefined;
  const { hidden } = field as { hidden?: boolean | ((context: object) => unknown) };
  return typeof hidden === 'function' ? await hidden({ value }) : hidden;
}

/** The handler of an answer that is an asset source, as a person connects it. */
export function sourceOf({ exports, plugins }: Answer) {
  const [plugin] = plugins;
  const handler = (exports.default ?? plugin?.handler) as (
    request: Request,
    env?: object,
    kv?: object,
  ) => Promise<unknown>;
  return {
    isRegistered: plugin?.type === 'asset-source' && Boolean(plugin.name && plugin.id),
    secrets: (plugin?.form ?? []).map(({ name }) => name),
    ask: (path: string, body: unknown, env: object = {}, kv: object = {}) =>
      handler(
        new Request(new URL(path, 'https://source.example'), {
          method: 'POST',
          body: body === undefined ? null : JSON.stringify(body),
        }),
        env,
        kv,
      ),
  };
}

/** A store of keys and values that remembers what it was given. */
export function memoryStore() {
  const values = new Map<string, unknown>();
  return {
    get: async (key: unknown[]) => ({ key, value: values.get(key.join()) ?? null }),
    set: async (key: unknown[], value: unknown) => void values.set(key.join(), value),
    delete: async (key: unknown[]) => void values.delete(key.join()),
  };
}
