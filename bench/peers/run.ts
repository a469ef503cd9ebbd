import { parseArgs } from 'node:util';
import { launch } from '../measure/browser.ts';
import { engines } from './engines/index.ts';
import { measureBuild } from './measure-build.ts';
import { measurePage } from './measure-page.ts';
import { measureSearch } from './measure-search.ts';
import { keepResult, readResults, type Results } from './results.ts';
import { serveFolder } from './serve.ts';
import { installEngine, outputFolder } from './site.ts';
import { table } from './table.ts';

/** Every part of the comparison; `page` and `search` look at what `build` wrote. */
const parts = {
  build: (id: string, pages: number) => measureBuild(id, pages),
  page: (id: string, pages: number) =>
    inBrowser(id, pages, (browser, served) => measurePage(browser, served, engines[id]!)),
  search: (id: string, pages: number) =>
    inBrowser(id, pages, (browser, served) => measureSearch(browser, served, engines[id]!, pages)),
};
type Part = keyof typeof parts;

async function inBrowser<Result>(
  id: string,
  pages: number,
  measure: (
    browser: Awaited<ReturnType<typeof launch>>,
    served: Awaited<ReturnType<typeof serveFolder>>,
  ) => Promise<Result>,
): Promise<Result> {
  const served = await serveFolder(outputFolder(id, pages));
  const browser = await launch();
  try {
    return await measure(browser, served);
  } finally {
    await browser.close();
    served.close();
  }
}

/** The values of an option, which must be among the known ones. */
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

for (const id of asked.engines) await installEngine(id);
for (const pages of asked.sizes) {
  for (const part of asked.parts) {
    for (const id of asked.engines) {
      if (part === 'search' && !engines[id]!.search) continue;
      const startedAt = performance.now();
      let result: Results[Part] | Error;
      try {
        result = await parts[part](id, pages);
      } catch (error) {
        result = error instanceof Error ? error : new Error(String(error));
      }
      keepResult(pages, id, part, result as never);
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      const failure = result instanceof Error ? `: ${result.message.slice(0, 300)}` : '';
      console.error(`${pages} pages, ${part}, ${id}: ${seconds} s${failure}`);
    }
  }
}
console.log(table(readResults()));
