import * as sdk from '@vev/react';
import type { ComponentType } from 'react';
import { assetLibrary, type Handler, requestFields } from './asset-library.tsx';

/** A component that a sample registered, with its registration as the sample wrote it. */
export interface Registration {
  component: ComponentType<Record<string, unknown>>;
  config: Record<string, unknown>;
  /** Its values are data alone: it is no part of a page. */
  isData?: boolean;
}

/** The key of the package that samples stand in, as far as the SDK is concerned. */
export const packageKey = 'sample-package';

interface Plugin {
  name?: string;
  handler: Handler;
  form?: object[];
}

type Reducer = (store: Record<string, unknown>, action: string, payload: unknown) => unknown;

let registrations: Registration[] = [];
/** Those of the sample that runs, and those of the code that ran since. */
let reducers: Reducer[] = [];
let newReducers: Reducer[] = [];
let isListening = false;

/**
 * Takes what was registered since the last call: of two of a name, the later. The reducers of the
 * same code take the place of those before.
 */
export function takeRegistrations(): Registration[] {
  const byName = new Map(registrations.map((entry) => [String(entry.config['name']), entry]));
  registrations = [];
  reducers = newReducers;
  newReducers = [];
  return [...byName.values()];
}

/**
 * The SDK as samples import it: all of it is the published package but for three functions. The
 * published `registerVevComponent` does nothing, because the CLI reads the call; this one keeps what
 * it got, as does that for plugins. `registerReducer` knows the package it belongs to, which the SDK learns while it loads one.
 */
export const recordingSdk = {
  ...sdk,
  registerVevComponent(component: Registration['component'], config: Record<string, unknown>) {
    registrations.push({ component, config: config ?? {} });
  },
  /** A plugin becomes a component that calls its handler, with the fields of its form. */
  registerVevPlugin({ handler, form = [], ...config }: Plugin) {
    registrations.push({
      component: assetLibrary(handler),
      config: { ...config, type: 'standard', props: [...form, ...requestFields] },
      isData: true,
    });
  },
  registerReducer(reducer: Reducer) {
    newReducers.push(reducer);
    if (isListening) return;
    isListening = true;
    sdk.registerGlobalReducer((state, action, payload, pkgKey) => {
      if (pkgKey !== packageKey) return state;
      const { pkgStores } = state;
      const store = reducers.reduce(
        (store, reducer) => reducer(store, action, payload) as typeof store,
        pkgStores[packageKey] ?? {},
      );
      return { ...state, pkgStores: { ...pkgStores, [packageKey]: store } };
    });
  },
};
