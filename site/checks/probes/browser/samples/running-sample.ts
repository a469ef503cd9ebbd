import host, { unmount } from '../../../../../samples/live/host.tsx';
import type { Call } from '../../../../../samples/live/describe.ts';
import type {
  Commands,
  Data,
  Description,
  Events,
  Field,
  LogLine,
  Values,
} from '../../../../live/protocol.ts';
import { takeRegistrations } from '../../../../../samples/live/registry.ts';
import { settled } from '../stage.tsx';
import { runSample } from './sample-files.ts';

/** A sample on the stage of the live samples, with what a designer's panel does to it. */
export interface RunningSample {
  /** What the panel shows: fields, interactions, events, CSS. */
  panel: Description<Call>;
  /** What the component sent, tracked or linked to: `ON_COUNT {"total":1}`. */
  log: string[];
  /** The values that fields drawn by the sample have reported. */
  drawn: Data[];
  /** The text of the first element of a selector; default: of the component. */
  text(selector?: string): string;
  all(selector: string): HTMLElement[];
  /** Sets fields by their titles, as a designer reads them. */
  set(values: Values): Promise<void>;
  /** Runs an interaction by its description, with arguments by their titles. */
  fire(description: string, args?: Values): Promise<void>;
  /** Sets a property of the group with this index, and returns what the element then has. */
  css(group: number, property: string, value: string, selector: string): Promise<string>;
  /** Clicks the button, or the element of a selector, with this text. */
  click(text: string, selector?: string): Promise<void>;
  command<Name extends keyof Commands>(name: Name, value: Commands[Name]): Promise<void>;
  /** Draws the sample's own field of this title, or its own panel, and returns its element. */
  draw(title: string | undefined, value: Data): Promise<HTMLElement>;
}

const page = { reducedMotion: false, theme: 'light' as const };

/** Mounts what a sample exports. */
const mount = (name: string, exports: unknown, emit: (event: string, value?: unknown) => void) =>
  host.mount({ id: name, name, exports, files: [name] }, rootElement(), { ...page, emit });

function rootElement(): HTMLElement {
  const known = document.getElementById('root');
  if (known) return known;
  return document.body.appendChild(Object.assign(document.createElement('div'), { id: 'root' }));
}

/** Takes the running sample from the page; the next one of its name begins with its initial values. */
export async function stopSample(): Promise<void> {
  await host.command('reset', null);
  unmount();
}

/** The field of a title, also inside of others. */
function fieldOf(fields: Field<Call>[], title: string): Field<Call> {
  const all = (list: Field<Call>[]): Field<Call>[] =>
    list.flatMap((field) => [field, ...all(field.fields)]);
  const found = all(fields).find((field) => field.title === title);
  if (!found) throw new Error(`Unexpected panel without ${title}, expected the field`);
  return found;
}

const byName = (fields: Field<Call>[], values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([title, value]) => [fieldOf(fields, title).name, value]),
  );

/**
 * Runs a component of a sample, or a schema, and mounts it like a live sample.
 *
 * @param name Relative to `site/samples`.
 * @param part The export, where a file has several schemas.
 */
export async function openSample(name: string, part?: string): Promise<RunningSample> {
  const log: string[] = [];
  const drawn: Data[] = [];
  const emit = (event: string, value: unknown) => {
    if (event === 'drawn') drawn.push((value as Events['drawn']).value);
    else {
      const { name: what, detail } = value as LogLine;
      log.push(detail === undefined ? what : `${what} ${JSON.stringify(detail)}`);
    }
  };
  // Samples that a probe placed itself have registered, too.
  takeRegistrations();
  const exports = runSample(name);
  const panel = (await mount(
    name,
    part ? { [part]: exports[part] } : exports,
    emit,
  )) as Description<Call>;
  await host.command('ready', null);
  await host.command('mode', 'preview' as never);
  await settled();
  // The events of a page that loads.
  log.length = 0;
  if (!panel.name && !panel.isSchema) throw new Error('Unexpected component without a name');
  if (panel.problems.length > 0) throw new Error(panel.problems.join('\n'));
  let { values } = panel;
  const root = rootElement();
  const command: RunningSample['command'] = async (command, value) => {
    await host.command(command, value as never);
    await settled();
  };
  const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)];
  return {
    panel,
    log,
    drawn,
    command,
    all,
    text: (selector = '#samplec') => all(selector)[0]?.textContent ?? '(nothing)',
    set(changed) {
      values = { ...values, ...byName(panel.schema, changed) };
      return command('values', values);
    },
    fire(description, args = {}) {
      const found = panel.interactions.find((each) => each.description === description);
      if (!found) throw new Error(`Unexpected panel without the interaction ${description}`);
      return command('fire', { type: found.type, args: byName(found.args, args) });
    },
    async css(index, property, value, selector) {
      const group = panel.css[index]!;
      if (!group.properties.some(({ name: own }) => own === property))
        throw new Error(`Unexpected group ${index} without ${property}`);
      await command('css', { selector: group.selector, property, value });
      return getComputedStyle(all(selector)[0]!).getPropertyValue(property);
    },
    async click(text, selector = 'button, a') {
      all(selector)
        .find(({ textContent }) => textContent!.trim() === text)!
        .click();
      await settled();
    },
    async draw(title, value) {
      const field = title === undefined ? panel : fieldOf(panel.schema, title);
      const draw = field.draw as unknown as (id: string, drawing: object) => void;
      draw('drawn', { label: title ?? '', value, values, isDisabled: false });
      await settled();
      return all('.drawn-field')[0]!;
    },
  };
}

/** A field as a list: title, type, and what it has besides. Fields inside follow. */
export function fieldsOf(fields: Field<Call>[]): unknown[] {
  return fields.map(({ title, type, options, fields: inside, choices, description, storage }) => [
    title,
    type,
    ...(Object.values(options).some((value) => value !== undefined)
      ? [Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))]
      : []),
    ...(description ? [description] : []),
    ...(storage ? [storage] : []),
    ...(inside.length > 0 ? [fieldsOf(inside)] : []),
    ...(choices.length > 0 ? [fieldsOf(choices.map(({ field }) => field))] : []),
  ]);
}
