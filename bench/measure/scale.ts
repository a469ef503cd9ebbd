import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from '../budgets.ts';
import { corpusSections, corpusSidebar, writeCorpus } from '../corpus.ts';
import { measureDevOf } from './dev.ts';
import { median } from './processes.ts';
import { buildCold, buildWarm, corpus, siteFolder } from './sites.ts';

const runs = 9;
const page = 'guides/queues-002';
/** A page beside the section with many items. */
const otherPage = 'troubleshooting/streams-002';

/** The bytes of a page's HTML in a built corpus, uncompressed. */
function weight(root: string, path = page): number {
  return statSync(join(root, `dist/${path}.html`)).size;
}

/**
 * The cost of one changed page: the processor time of a build after the edit, minus the mean of the
 * unchanged builds before and after it, which is start-up and checking every file. In ms, the
 * median.
 */
async function measureEdit(root: string) {
  const file = join(root, `pages/${page}.mdx`);
  const original = readFileSync(file, 'utf8');
  const unchanged: number[] = [];
  const edits: number[] = [];
  try {
    await buildWarm(root);
    const cost = async () => (await buildWarm(root)).cpu * 1000;
    unchanged.push(await cost());
    for (let run = 0; run < runs; run++) {
      writeFileSync(file, `${original}\nEdit number ${run} of the bench.\n`);
      const edited = await cost();
      unchanged.push(await cost());
      edits.push(edited - (unchanged.at(-2)! + unchanged.at(-1)!) / 2);
    }
  } finally {
    writeFileSync(file, original);
  }
  return { unchanged: median(unchanged), edit: median(edits) };
}

/**
 * The bytes of HTML that a section with 1,000 items in its sidebar adds to a page of another
 * section: the same corpus is built with and without it, each section with a sidebar of its own.
 * Also the bytes that one sidebar of ten sections with 100 items each adds to that of the page's
 * own, and the weight of each.
 */
export async function measureSidebar(): Promise<Measured> {
  const sections = corpusSections({ pages: 25 });
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      text: `Item ${index}`,
      link: `/${page}?item=${index}`,
    }));
  const [first, ...others] = sections;
  const groups = [...first!.groups, { text: 'Many', items: items(1000) }];
  const pages = [{ text: 'Page', link: `/${otherPage}` }, ...items(99)];
  const parts = Array.from({ length: 9 }, (_, index) => ({
    text: `Section ${index}`,
    items: items(100),
  }));
  // One folder: only the first build is cold.
  const root = siteFolder('sidebar');
  const weigh = async (sidebar: unknown) => {
    await writeCorpus(root, { pages: 25 }, sidebar);
    await buildWarm(root);
    return weight(root, otherPage);
  };
  const whole = [{ text: 'Own', items: pages }, ...parts];
  const own = await weigh(whole.slice(0, 1));
  const least = [{ text: 'Own', items: pages.slice(0, 1) }];
  return {
    'a page beside a section of 1,000 items: more HTML than without':
      (await weigh(corpusSidebar([{ ...first!, groups }, ...others]))) -
      (await weigh(corpusSidebar(sections))),
    'a page whose sidebar has ten sections of 100 items: more HTML than with its own alone':
      (await weigh(whole)) - own,
    'a page: each item of its sidebar': (own - (await weigh(least))) / 99,
  };
}

/**
 * The cost of building, editing and reading a site of 5,000 pages, and of smaller ones. Takes
 * minutes.
 */
export async function measureScale(): Promise<Measured & Record<string, number>> {
  const large = await corpus(1000);
  const huge = await corpus(5000);
  const costs = {
    large: await buildCold(large),
    between: await buildCold(await corpus(2500)),
    huge: await buildCold(huge),
  };
  const edit = await measureEdit(huge);
  const dev = await measureDevOf(5000);
  return {
    'build, 1,000 pages, cold: processor time of a page': costs.large.cpu,
    'build, 5,000 pages, cold: processor time of a page': costs.huge.cpu / 5,
    'build, 1,000 pages, peak memory': costs.large.memory,
    'build, 2,500 pages, peak memory': costs.between.memory,
    'build, 5,000 pages, peak memory': costs.huge.memory,
    'build, 5,000 pages, warm: processor time': edit.unchanged,
    'build, 5,000 pages, one page edited: beyond a build with none': edit.edit,
    'dev server, 5,000 pages: start to first page': dev.start * 1000,
    'dev server, 5,000 pages: edit to visible': dev.visible,
    // The same page in a section of 100 and of 500 pages.
    'a page of 5,000 pages: more HTML than of 1,000': weight(huge) - weight(large),
    ...(await measureSidebar()),
  };
}
