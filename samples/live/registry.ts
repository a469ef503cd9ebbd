import * as sdk from '@vev/react';
import type { ComponentType } from 'react';

/** A component that a sample registered, with its registration as the sample wrote it. */
export interface Registration {
  component: ComponentType<Record<string, unknown>>;
  config: Record<string, unknown>;
}

/** The key of the package that samples are in, as far as the SDK is concerned. */
export const packageKey = 'sample-package';

type Reducer = (store: Record<string, unknown>, action: string, payload: unknown) => unknown;

let registrations: Registration[] = [];
/** The reducers of the running sample, and those that were registered since. */
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
 * The SDK as samples import it: the published package with two functions replaced. The
 * published `registerVevComponent` does nothing, because the CLI reads the call; this one records its
 * arguments. `registerReducer` gets the package key, which the SDK only sets while it loads a package.
 */
export const recordingSdk = {
  ...sdk,
  registerVevComponent(component: Registration['component'], config: Record<string, unknown>) {
    registrations.push({ component, config: config ?? {} });
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
