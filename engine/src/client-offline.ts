/** What every page runs besides `client.ts` where the configuration has `serviceWorker`. */
import('./runtime/offline.ts').catch(() => undefined);
