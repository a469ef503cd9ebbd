import { randomBytes } from 'node:crypto';
import { statSync } from 'node:fs';
import { diagnosticsOf } from '../../shared/diagnostics/diagnostic.ts';
import type { SiteOptions } from '../site/site.ts';
import { showError } from './dev-errors.ts';
import { closeSession, type Common, type Session, startSession } from './dev-session.ts';

/** What shows an error: the server of the modules and the site. */
export const screenOf = ({ vite, dev }: Session) => ({ vite, site: dev.site });

/** The current session, which is replaced when the configuration changes. */
export interface Sessions {
  readonly current: Session;
  readonly changes: Common['changes'];
  close(): Promise<void>;
}

/** The times of the last writes of files. A bundler lists the files of a configuration in any order. */
const writesOf = (files: string[]): string =>
  files
    .toSorted()
    .map((file) => `${file} ${statSync(file, { throwIfNoEntry: false })?.mtimeMs}`)
    .join('\n');

/**
 * Starts a session of a site, and another one after each change of its configuration.
 *
 * @param start Starts a session: a parameter for tests.
 * @throws DiagnosticError if the first session cannot start.
 */
export async function startSessions(
  options: SiteOptions,
  start: typeof startSession = startSession,
): Promise<Sessions> {
  const common: Common = {
    changes: { count: 0, broken: [] },
    styles: { good: new Map(), modules: new Map(), broken: new Map() },
    token: randomBytes(9).toString('base64url'),
  };
  const { changes } = common;
  let replaced = Promise.resolve();
  let isClosed = false;
  // Replacements run one at a time, so that the last configuration wins.
  const queue = () => {
    replaced = replaced.then(replace);
  };
  let current = await start(options, common, queue);

  /** The last writes of the configuration's files when the current session was about to read them. */
  let read: string | undefined;

  async function replace(): Promise<void> {
    const writes = writesOf(current.dev.site.configFiles.all);
    // A watcher may report a write twice.
    if (isClosed || writes === read) return;
    try {
      const next = await start(options, common, queue);
      const old = current;
      current = next;
      read = writes;
      // Pages that were requested since the change of the file are outdated.
      changes.count++;
      changes.broken = [];
      old.vite.ws.send({ type: 'full-reload' });
      await closeSession(old);
    } catch (error) {
      changes.broken = diagnosticsOf(error);
      showError(screenOf(current), changes.broken);
    }
  }

  return {
    get current() {
      return current;
    },
    changes,
    async close() {
      isClosed = true;
      // A session that is still starting would outlive the one that it replaces.
      await replaced;
      await closeSession(current);
    },
  };
}
