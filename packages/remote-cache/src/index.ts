import type { Extension, ResultStore } from 'stilldocs';
import { openBazelStore } from './bazel-store.ts';
import { type RemoteCacheOptions, readSettings } from './settings.ts';
import { openTurboStore } from './turbo-store.ts';

export type { RemoteCacheOptions } from './settings.ts';

/**
 * Shares the results of builds with other machines: `extensions: [remoteCache()]`. Variables of the environment take
 * precedence over the options, and hold all secrets; see `readSettings`. Without an address nothing is shared.
 */
export function remoteCache(options: RemoteCacheOptions = {}): Extension {
  const settings = readSettings(options, process.env);
  // Without any other field the build would print what the extension costs a page.
  if (!settings) return { name: '@stilldocs/remote-cache', features: [] };
  const open = settings.protocol === 'turbo' ? openTurboStore : openBazelStore;
  const { get, has, put }: ResultStore = open(settings);
  const nothing = async () => undefined;
  return {
    name: '@stilldocs/remote-cache',
    resultStore: {
      get: settings.read ? get : nothing,
      has,
      ...(settings.write && { put }),
    },
  };
}
