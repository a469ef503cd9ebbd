import type { LiveHost } from 'stilldocs';
import schema from '../../../public/schemas/tracking-event.schema.json' with { type: 'json' };
import { customType, eventName, metaDataOf, standardEvents } from './events.ts';
import { keepListeners } from './listeners.ts';
import { catchOutputs, type Output, pushedBy, readable } from './outputs.ts';

/** An event, and the outputs of the sample. */
export interface Fired {
  type: string;
  /** The `detail` of the window event; undefined where a project sends nothing. */
  detail?: string;
  outputs: Output[];
}

const events = standardEvents(schema);
let outputs: Output[] = [];

const { keepFresh } = keepListeners(window, eventName);
catchOutputs((output) => outputs.push(output));

/** A custom event as after a click: the trigger adds what it knows, of which two are elements. */
function customDetail(name: string) {
  const target = document.createElement('button');
  const data = { type: 'click', target, currentTarget: target, event: name };
  const metaData = { ...metaDataOf(schema, Date.now()), contentKey: '' };
  return { type: customType, data, metaData };
}

function detailOf(type: string, name: string) {
  if (type === customType) return name === '' ? undefined : customDetail(name);
  const standard = events.find((event) => event.type === type);
  return standard && { ...standard, metaData: metaDataOf(schema, Date.now()) };
}

/** Sends an event as the runtime does, and waits for what follows without a pause. */
async function fire(type: string, name: string): Promise<Fired> {
  const detail = detailOf(type, name);
  if (!detail) return { type, outputs: [] };
  outputs = [];
  const pushed = pushedBy(() => window.dispatchEvent(new CustomEvent(eventName, { detail })));
  await new Promise((resolve) => setTimeout(resolve));
  return { type, detail: readable(detail), outputs: [...pushed, ...outputs] };
}

/** Runs the sample, a script of the page around a project, and sends it events. */
export default {
  modules: {},
  mount: () => ({ types: events.map(({ type }) => type), listeners: keepFresh() }),
  command(_command, value) {
    const { type, name } = value as { type: string; name: string };
    return fire(type, name);
  },
} satisfies LiveHost;
