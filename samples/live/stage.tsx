import { App, s, StateProvider, useGlobalStateRef, useGlobalStore } from '@vev/react';
import React, { useEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { Data, Device, Values } from '../../site/live/protocol.ts';
import { isRecord } from './data.ts';
import type { Demo } from './demo-values.ts';
import { pages } from './project.ts';
import { packageKey, type Registration } from './registry.ts';

/** A model of the SDK: a page, a section or an element. */
interface Model {
  key: string;
  type: string;
  children?: string[];
  content?: Record<string, unknown>;
  actions?: string[];
}

type Dispatch = (action: string | object, payload?: unknown) => void;

/** What the stage reports. */
export interface StageEvents {
  route: (pageKey: string) => void;
}

const helpers: Record<string, (props: Record<string, Data>) => React.ReactNode> = {
  'stage-room': ({ text }) => <div className="room">{String(text)}</div>,
  'stage-child': ({ text }) => <div className="child">{String(text)}</div>,
  'stage-target': () => <div className="target">An element of the page</div>,
};

/** One page of the sample project, with the sample on it, run by the SDK. */
export class Stage {
  /** The content key of the sample. */
  static readonly key = 'sample';
  #root: Root;
  #element: HTMLElement;
  #style = document.createElement('style');
  #dispatch: Dispatch = () => undefined;
  #models: Model[];

  /**
   * @param state The data of the project, as the SDK's state has it.
   * @param values The values of the first component.
   */
  constructor(
    element: HTMLElement,
    registrations: Registration[],
    demo: Demo,
    state: object,
    values: Values,
    events: StageEvents,
  ) {
    this.#element = element;
    const types = Object.fromEntries(
      registrations.map(({ component }, index) => [`sample-${index}`, component]),
    );
    (s as { add(packages: object): void }).add({ [packageKey]: { ...types, ...helpers } });
    this.#models = modelsOf(registrations, demo, values);
    this.#style.textContent = sizesOf(registrations, demo);
    document.head.append(this.#style);
    this.#root = createRoot(element);
    const pkg = Object.fromEntries(
      [...Object.keys(types), ...Object.keys(helpers)].map((type) => [type, packageKey]),
    );
    const all = {
      ...state,
      pkg,
      models: this.#models,
      device: deviceAt(window.innerWidth),
      route: { pageKey: 'home', path: '/' },
      // Otherwise the app calls `history.pushState`.
      embed: true,
      interactions: { trigger: {}, event: {} },
    };
    this.#root.render(
      <StateProvider state={all as object}>
        <App />
        <Bridge
          onReady={(dispatch) => {
            this.#dispatch = dispatch;
          }}
          onRoute={events.route}
        />
      </StateProvider>,
    );
  }

  /** The element that carries the sample's events. */
  get host(): HTMLElement | null {
    return this.#element.querySelector(`#${Stage.key}`);
  }

  /** Sets the values of the first component and of its copies. */
  setValues(values: Values): void {
    this.#models = this.#models.map((model) =>
      model.type === 'sample-0'
        ? { ...model, content: { ...values, ...childrenOf(model) } }
        : model,
    );
    this.#dispatch('models', this.#models);
  }

  /** Changes members of the SDK's state. */
  setState(state: object): void {
    this.#dispatch(state);
  }

  /** Editor or preview. A device follows the width of the frame in preview, as on a published page. */
  setMode(mode: 'editor' | 'preview', device: Device): void {
    const isEditor = mode === 'editor';
    this.#element.classList.toggle('is-editor', isEditor);
    this.#dispatch({
      editor: isEditor
        ? { disabled: true, selection: [Stage.key], rule: 'host', action: 'none' }
        : undefined,
      ...(isEditor && { device }),
    });
  }

  unmount(): void {
    this.#root.unmount();
    this.#style.remove();
  }
}

/** The device of a width, as the SDK's own settings have it. */
const deviceAt = (width: number): Device =>
  width >= 1024 ? 'desktop' : width >= 768 ? 'tablet' : 'mobile';

const childrenOf = ({ content }: Model) =>
  content?.['children'] ? { children: content['children'] } : {};

/** Hands the dispatcher of the SDK's state out, and reports the route. */
function Bridge({
  onReady,
  onRoute,
}: {
  onReady: (dispatch: Dispatch) => void;
  onRoute: (pageKey: string) => void;
}) {
  const [, dispatch] = useGlobalStateRef();
  const pageKey = useGlobalStore((state) => state.route.pageKey);
  useEffect(() => onReady(dispatch as Dispatch), [dispatch, onReady]);
  useEffect(() => onRoute(pageKey), [pageKey, onRoute]);
  return null;
}

/** Page, section and elements. The section is on every page, so that it survives a change of route. */
function modelsOf(registrations: Registration[], demo: Demo, values: Values): Model[] {
  const copies = Array.from({ length: demo.copies ?? 1 }, (_, index) => index);
  const first = registrations[0];
  const isAction = first?.config['type'] === 'action';
  const children = (demo.children ?? []).map((text, index) => ({
    key: `child-${index}`,
    type: 'stage-child',
    content: { text },
  }));
  const placed: Model[] = registrations.flatMap((_, index) =>
    (index === 0 ? copies : [0]).map((copy) => ({
      key: Stage.key + (index || copy ? `-${index}-${copy}` : ''),
      type: `sample-${index}`,
      content: {
        ...(index === 0 && values),
        ...(children.length > 0 && { children: children.map(({ key }) => key) }),
      },
    })),
  );
  const onPage: Model[] = isAction
    ? [{ key: 'target', type: 'stage-target', actions: placed.map(({ key }) => key) }]
    : placed;
  const room = (key: string, text: string): Model[] =>
    demo.hasRoom ? [{ key, type: 'stage-room', content: { text } }] : [];
  const shown = [...room('above', 'Scroll down'), ...onPage, ...room('below', 'End of the page')];
  return [
    ...pages.map(({ key }) => ({ key, type: 'page', children: ['section'] })),
    { key: 'section', type: 'section', children: shown.map(({ key }) => key) },
    ...shown,
    ...(isAction ? placed : []),
    ...children,
  ];
}

/** The sizes that the registrations ask for, as styles. */
function sizesOf(registrations: Registration[], demo: Demo): string {
  const size = registrations[0]?.config['size'] ?? demo.size;
  if (!isRecord(size)) return '';
  const length = (value: unknown) => (typeof value === 'number' ? `${value}px` : 'auto');
  return `.__sc > vev[id^='${Stage.key}'] { inline-size: ${length(size['width'])}; block-size: ${length(size['height'])}; }`;
}
