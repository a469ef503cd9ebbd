import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ChecksConfig } from '../../shared/config/checks-config.ts';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import { readIfThere } from '../files/read-if-there.ts';
import { storeFile } from '../files/temporary.ts';
import type { ExternalLink } from './external.ts';
import { applySettings } from './settings.ts';

/** How many hosts are asked at a time; of one host there is one request at a time. */
const maxHosts = 6;
/** The time in which a server has to answer, in ms. */
const timeoutMs = 15_000;
/** The age up to which a good answer of an earlier run counts, in ms. */
const maxAgeMs = 7 * 86_400_000;
/** The pauses before a request is repeated, in ms. */
const pausesMs = [1_000, 4_000];

/** What a server answers to programs, not to readers: it says nothing about the page. */
const saysNothing = new Set([401, 403, 405, 406, 429, 451, 501, 999]);

/** How addresses are asked; replaced in tests. */
interface Asking {
  /** The pauses before a request is repeated, in ms. */
  pauses?: number[];
  /** The present time, in ms. */
  now?: number;
}

/**
 * Asks the servers of external links whether their pages exist: with HEAD, then with GET. Good answers are stored
 * for a week. Links that `checks` allows are not asked for.
 *
 * @param cacheFolder The site's cache, absolute.
 * @returns A warning for each place of a link whose page is gone or whose server does not answer, with the settings applied.
 */
export async function askExternal(
  links: ExternalLink[],
  checks: ChecksConfig,
  cacheFolder: string,
  { pauses = pausesMs, now = Date.now() }: Asking = {},
): Promise<Diagnostic[]> {
  const file = join(cacheFolder, 'external-links.json');
  const known = readAnswers(file);
  const isGood = (page: string) => now - (known[page] ?? -Infinity) < maxAgeMs;
  const wanted = links.filter(
    ({ address }) =>
      /^https?:/.test(address) &&
      URL.canParse(address) &&
      applySettings(problemsOf({ address, places: [{ file: '' }] }, ''), checks).length > 0,
  );
  const pages = new Set(wanted.map(({ address }) => pageOf(address)).filter((it) => !isGood(it)));
  const failures = new Map<string, string>();
  const byHost = new Map<string, string[]>();
  for (const page of pages) {
    const { host } = new URL(page);
    byHost.set(host, [...(byHost.get(host) ?? []), page]);
  }
  const queue = [...byHost.values()];
  const askHosts = async () => {
    for (let host = queue.shift(); host; host = queue.shift())
      for (const page of host) {
        const failure = await ask(page, pauses);
        if (failure === undefined) known[page] = now;
        else failures.set(page, failure);
      }
  };
  await Promise.all(Array.from({ length: maxHosts }, askHosts));
  const good = Object.entries(known).filter(([page]) => isGood(page));
  storeFile(file, JSON.stringify(Object.fromEntries(good)));
  const problems = wanted.flatMap((link) => {
    const failure = failures.get(pageOf(link.address));
    return failure === undefined ? [] : problemsOf(link, failure);
  });
  return applySettings(problems, checks);
}

/** An address as a server sees it. */
function pageOf(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

function problemsOf({ address, places }: ExternalLink, failure: string): Diagnostic[] {
  return places.map((place) => ({
    severity: rules['external-link'].severity,
    rule: 'external-link',
    message: `The link ${address} leads nowhere: ${failure}`,
    hint: 'Correct or remove it, or list it in checks: { "external-link": { allow: [] } }',
    target: address,
    ...place,
  }));
}

/** Why there is no page at an address; undefined if there is one, or if its server does not say. */
async function ask(page: string, pauses: number[]): Promise<string | undefined> {
  for (const pause of [...pauses, undefined]) {
    const head = await request(page, 'HEAD');
    const answer = head === 'ok' ? head : await request(page, 'GET');
    if (answer === 'ok') return undefined;
    if (pause === undefined || !answer.isPassing) return answer.failure;
    await wait(pause);
  }
  return undefined;
}

type Answer = 'ok' | { failure: string; isPassing: boolean };

async function request(page: string, method: 'HEAD' | 'GET'): Promise<Answer> {
  try {
    const response = await fetch(page, {
      method,
      headers: { Accept: 'text/html,*/*', 'User-Agent': 'stilldocs check' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    const { ok, status } = response;
    if (ok || (method === 'GET' && saysNothing.has(status))) return 'ok';
    return { failure: `its server answers ${status}`, isPassing: status >= 500 };
  } catch (error) {
    return { failure: reasonOf(error), isPassing: true };
  }
}

function reasonOf(error: unknown): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string } };
  if (name === 'TimeoutError') return `its server does not answer within ${timeoutMs / 1000} s`;
  return `its server cannot be reached (${cause?.code ?? message})`;
}

/** The times of good answers, by page. */
function readAnswers(file: string): Record<string, number> {
  try {
    return JSON.parse(readIfThere(file)?.toString() ?? '{}') as Record<string, number>;
  } catch {
    return {};
  }
}
