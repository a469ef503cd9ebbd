import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { launch } from '../measure/browser.ts';
import { engines } from './engines/index.ts';
import { measureBuild } from './measure-build.ts';
import { measurePage } from './measure-page.ts';
import { measureSearch } from './measure-search.ts';
import { measureSession } from '../reader/measure-session.ts';
import { measureTimes } from './measure-times.ts';
import { keepResult, type Part, readResults, type Results } from './results.ts';
import { serveFolder } from '../reader/serve.ts';
import { installEngine, outputFolder } from './site.ts';
import { table } from './table.ts';

/** A part of the comparison. Parts without times run for all engines concurrently. */
interface PartRow<Of extends Part> {
  measure(id: string, pages: number): Promise<Results[Of]>;
  isTimeless?: boolean;
}

/** Every part; all except `build` use the output of `build`. */
const parts: { [Of in Part]: PartRow<Of> } = {
  build: { measure: (id, pages) => measureBuild(id, pages) },
  times: {
    measure: (id, pages) =>
      inBrowser(id, pages, (browser, served) => measureTimes(browser, served, engines[id]!, pages)),
  },
  page: {
    measure: (id, pages) =>
      inBrowser(id, pages, (browser, served) => measurePage(browser, served, engines[id]!)),
  },
  search: {
    measure: (id, pages) =>
      inBrowser(id, pages, async (browser, served) => {
        const { search } = engines[id]!;
        return search && measureSearch(browser, served, search, pages);
      }),
    isTimeless: true,
  },
  session: {
    measure: (id, pages) =>
      inBrowser(id, pages, async (browser, served) => {
        const { search } = engines[id]!;
        return search && measureSession(browser, served, search, pages);
      }),
    isTimeless: true,
  },
};

async function inBrowser<Result>(
  id: string,
  pages: number,
  measure: (
    browser: Awaited<ReturnType<typeof launch>>,
    served: Awaited<ReturnType<typeof serveFolder>>,
  ) => Promise<Result>,
): Promise<Result> {
  const folder = outputFolder(id, pages);
  if (!existsSync(folder)) throw new Error('there is no build of it');
  const served = await serveFolder(folder);
  const browser = await launch();
  try {
    return await measure(browser, served);
  } finally {
    await browser.close();
    served.close();
  }
}

/** The values of an option, all of which must be valid. */
function chosen(name: string, value: string | undefined, known: string[]): string[] {
  const values = value?.split(',') ?? known;
  const unknown = values.filter((it) => !known.includes(it));
  if (unknown.length > 0) {
    throw new Error(
      `Unexpected --${name} ${unknown.join(', ')}, expected some of: ${known.join(', ')}`,
    );
  }
  return values;
}

const { values } = parseArgs({
  options: { engines: { type: 'string' }, sizes: { type: 'string' }, parts: { type: 'string' } },
});
const asked = {
  engines: chosen('engines', values.engines, Object.keys(engines)),
  sizes: (values.sizes ?? '25,250,1000').split(',').map(Number),
  parts: chosen('parts', values.parts, Object.keys(parts)) as Part[],
};

/** The id of this run: only results of the same run are compared. */
const runId = new Date().toISOString();

/** Measures one part of one engine and stores the result or the error. */
async function run<Of extends Part>(pages: number, part: Of, id: string): Promise<void> {
  const startedAt = performance.now();
  let result: Results[Of] | Error;
  try {
    result = await parts[part].measure(id, pages);
  } catch (error) {
    result = error instanceof Error ? error : new Error(String(error));
  }
  keepResult({ run: runId, pages, id, part, result });
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
  const failure = result instanceof Error ? `: ${result.message.slice(0, 300)}` : '';
  console.error(`${pages} pages, ${part}, ${id}: ${seconds} s${failure}`);
}

for (const id of asked.engines) await installEngine(id);
for (const pages of asked.sizes) {
  for (const part of asked.parts) {
    if (parts[part].isTimeless) {
      await Promise.all(asked.engines.map((id) => run(pages, part, id)));
    } else {
      for (const id of asked.engines) await run(pages, part, id);
    }
  }
}
console.log(table(readResults()));
