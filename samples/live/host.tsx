import { EditorPluginType, isPropsObject, LinkMode } from '@vev/utils';
import React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import type { LiveHost, LivePage, LiveSample } from '../../packages/core/src/shared/live/host.ts';
import {
  type Commands,
  type Data,
  type Description,
  deviceWidths,
  type Events,
  type LogLine,
  type Values,
} from '../../site/live/protocol.ts';
import { contextMaker } from './context.ts';
import { CssRules, describeCss } from './css-rules.ts';
import { isRecord } from './data.ts';
import { type Demo, demoOf } from './demo-values.ts';
import { type Call, type Describe, describeSchema } from './describe.ts';
import { DrawnFields } from './drawn-fields.tsx';
import { initialValues, namesOf } from './initial.ts';
import { listen, logRoute } from './listen.ts';
import { answerRequests } from './network.ts';
import { Project } from './project.ts';
import { explainReactErrors } from './react-errors.ts';
import { recordingSdk, type Registration, takeRegistrations } from './registry.ts';
import { SchemaValue } from './schema-value.tsx';
import { Stage } from './stage.tsx';
import { stageStyle } from './stage-style.ts';

/** The parts of the running sample. */
interface Running {
  stage: Stage;
  drawn: DrawnFields;
  css: CssRules;
  project: Project;
  initial: Values;
  stop: AbortController;
}

/** The switches of the panel. They persist when a sample is mounted again. */
const switches: { mode: Commands['mode']; device: Commands['device'] } = {
  mode: 'preview',
  device: 'desktop',
};

type Emit = <Name extends keyof Events>(event: Name, value: Events[Name]) => void;

let running: Running | undefined;
/** Lines that were logged before the panel subscribed; undefined afterwards. */
let early: LogLine[] | undefined = [];
/** The values that the reader entered. They survive edits of the same sample's code. */
let kept: { name: string; values: Values } = { name: '', values: {} };

document.head.append(Object.assign(document.createElement('style'), { textContent: stageStyle }));

async function mount(
  { name: file, exports }: LiveSample,
  root: HTMLElement,
  page: LivePage,
): Promise<Description<Call>> {
  unmount();
  const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const emit: Emit = (event, value) => page.emit(event, value);
  const { shown, isSchema } = componentsOf(exports);
  const { config } = shown[0]!;
  const log = (line: LogLine) => {
    if (early) early.push(line);
    else emit('log', line);
  };
  report = log;
  const problems = new Set<string>();
  const project = new Project();
  const drawn = new DrawnFields(addElement(root, 'drawn-fields'), emit);
  const how: Describe = {
    context: contextMaker(project, log),
    draw: drawn.draw,
    problem: (text) => problems.add(text),
  };
  const demo = demoOf(name, project.library([]));
  const { initial, values } = await valuesOf(name, config['props'], demo, how);
  const events = describeActions(config['events'], how);
  const stop = new AbortController();
  const element = addElement(root, 'stage', 'first');
  if (!isSchema) listen(element, events, log, stop.signal);
  const stage = new Stage(element, shown, demo, project.state(), values, { route: logRoute(log) });
  running = { stage, drawn, css: new CssRules(), project, initial, stop };
  await painted(() => stage.host);
  stage.setMode(switches.mode, switches.device);
  const described = describeConfig(config, how, drawn);
  return {
    ...described,
    isSchema,
    problems: [...problems],
    values,
    events,
    css: describeCss(config['editableCSS'], stage.host),
    library: project.library(
      events.map(({ type, description }) => ({ key: type, name: description })),
    ),
  };
}

/** The components of a sample, the one that the panel is for first, or the form of a schema alone. */
function componentsOf(exports: unknown): { shown: Registration[]; isSchema: boolean } {
  const registrations = takeRegistrations();
  if (registrations.length > 0) return { shown: withPropsFirst(registrations), isSchema: false };
  const schema = schemaOf(exports);
  return { shown: [unregistered(exports, schema)], isSchema: schema !== undefined };
}

/** The values of a form: the initial ones, and over them what the reader entered before an edit. */
async function valuesOf(name: string, schema: unknown, demo: Demo, how: Describe) {
  const initial = {
    ...(await initialValues(schema, how)),
    ...ofSchema(demo.values ?? {}, schema),
  };
  if (kept.name !== name) kept = { name, values: {} };
  const values = { ...initial, ...ofSchema(sameKinds(kept.values, initial), schema) };
  return { initial, values };
}

/** What a registration alone says of its component. */
function describeConfig(config: Registration['config'], how: Describe, drawn: DrawnFields) {
  const { name, size, component, props, interactions } = config;
  return {
    name: typeof name === 'string' ? name : '',
    isWide: isRecord(size) && Number(size['width']) > deviceWidths.mobile,
    schema: describeSchema(props, how),
    draw:
      typeof component === 'function'
        ? drawn.draw(config, component as (...args: unknown[]) => unknown, how.context)
        : undefined,
    interactions: describeActions(interactions, how),
  };
}

/** Takes the running sample from the page. */
export function unmount(): void {
  if (!running) return;
  running.stop.abort();
  running.stage.unmount();
  running.drawn.unmount();
  running.css.remove();
  for (const element of document.querySelectorAll('.stage, .drawn-fields, .vev-portal')) {
    element.remove();
  }
  running = undefined;
}

/** Puts the component that the panel shows first: one that has props, if any. */
function withPropsFirst(registrations: Registration[]): Registration[] {
  const main = registrations.find(({ config }) => config['props']) ?? registrations[0]!;
  return [main, ...registrations.filter((each) => each !== main)];
}

/** A list of fields that a file exports, where it registers no component. */
const schemaOf = (exports: unknown) =>
  isRecord(exports) ? Object.values(exports).find((value) => Array.isArray(value)) : undefined;

/** A component that is not registered, or a schema alone, which shows the value that is stored. */
function unregistered(exports: unknown, schema: unknown): Registration {
  if (schema) return { component: SchemaValue, config: { props: schema } };
  const component = isRecord(exports) ? exports['default'] : undefined;
  if (typeof component !== 'function') {
    throw new Error(
      'Unexpected sample without a component, expected registerVevComponent, a default export or a list of fields',
    );
  }
  return { component: component as Registration['component'], config: {} };
}

function addElement(root: HTMLElement, className: string, place?: 'first'): HTMLElement {
  const element = Object.assign(document.createElement('div'), { className });
  if (place) root.prepend(element);
  else root.append(element);
  return element;
}

const describeActions = (actions: unknown, how: Describe) =>
  (Array.isArray(actions) ? actions : []).filter(isRecord).map(({ type, description, args }) => ({
    type: String(type),
    description: typeof description === 'string' ? description : String(type),
    args: describeSchema(args, how, 'args'),
  }));

/** The values that belong to fields of a schema. */
function ofSchema(values: Values, schema: unknown): Values {
  const names = namesOf(schema);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));
}

/** The values that have the type of the initial value, where there is one. */
const sameKinds = (values: Values, initial: Values): Values =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => initial[name] === undefined || typeof initial[name] === typeof value,
    ),
  );

/** Waits until React has placed the sample, at most half a second: its code may render nothing. */
async function painted(find: () => Element | null): Promise<void> {
  for (let turn = 0; turn < 50 && !find(); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Logs a line with the page of the latest mount. */
let report: (line: LogLine) => void = () => undefined;

/** The handlers of the panel's commands. */
const commands: { [Name in keyof Commands]: (value: Commands[Name], running: Running) => Data } = {
  ready() {
    const lines = early ?? [];
    early = undefined;
    lines.forEach((line) => report(line));
    return null;
  },
  values(values, { stage }) {
    kept.values = values;
    stage.setValues(values);
    return null;
  },
  reset(_, { stage, initial }) {
    kept.values = {};
    stage.setValues(initial);
    return initial;
  },
  css({ selector, property, value }, { css }) {
    css.set(selector, property, value);
    return null;
  },
  fire({ type, args }, { stage }) {
    stage.host?.dispatchEvent(new CustomEvent(type, { detail: { ...args, key: Stage.key } }));
    return null;
  },
  mode(mode, { stage }) {
    switches.mode = mode;
    stage.setMode(mode, switches.device);
    return null;
  },
  device(device, { stage }) {
    switches.device = device;
    stage.setMode(switches.mode, device);
    return null;
  },
  project(parts, { project, stage }) {
    project.show(parts);
    stage.setState(project.state());
    return null;
  },
  menu(menu, { project, stage }) {
    project.editMenu(menu);
    stage.setState(project.state());
    return null;
  },
  undraw(id, { drawn }) {
    drawn.remove(id);
    return null;
  },
  upload({ name, type, size, data }) {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    return { name, type, size, url: URL.createObjectURL(new Blob([bytes], { type })) };
  },
};

const isCommand = (name: string): name is keyof Commands => Object.hasOwn(commands, name);

/** Runs a command; one for a sample that has stopped does nothing. */
function command(name: string, value: never): Data {
  if (!running || !isCommand(name)) return null;
  return commands[name](value, running);
}

answerRequests();
explainReactErrors();

export default {
  modules: {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    '@vev/react': recordingSdk,
    // Only the exports that samples use: the rest belongs to the editor.
    '@vev/utils': { EditorPluginType, isPropsObject, LinkMode },
  },
  mount,
  command: (name, value) => command(name, value as never),
} satisfies LiveHost;
