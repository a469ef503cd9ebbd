import { type BudgetName, budgets, floors, type Measured } from './budgets.ts';
import { measureBuilds } from './measure/builds.ts';
import { measureDev } from './measure/dev.ts';
import { tableOfExtensions } from './measure/extensions.ts';
import { tableOfFeatures } from './measure/features.ts';
import { inReferenceTime } from './measure/floor.ts';
import { measureFirstVisit } from './measure/first-visit.ts';
import { measureFreshClone } from './measure/fresh-clone.ts';
import { measureHighlighting } from './measure/highlight.ts';
import { measureLanguages } from './measure/languages.ts';
import { measureLive } from './measure/live.ts';
import { measureMachines } from './measure/machines.ts';
import { measureNavigation } from './measure/navigation.ts';
import { measureScale } from './measure/scale.ts';
import { measureSearch } from './measure/search.ts';
import { costOf } from './measure/processes.ts';
import { measureSearchSessions } from './measure/search-session.ts';
import { docs } from './measure/sites.ts';
import { measureVersions } from './measure/versions.ts';
import { measureWeights } from './measure/weights.ts';

/** Every part of the bench; `npm run bench -- weights dev` runs only those. */
const parts: Record<string, () => Promise<Measured>> = {
  builds: measureBuilds,
  clone: () =>
    inReferenceTime(
      ['our site, under another base path', 'dev server: a page with a typed sample, cold'],
      measureFreshClone,
    ),
  weights: async () => ({ ...(await measureWeights()), ...(await measureFirstVisit()) }),
  navigation: () => inReferenceTime(['preloaded navigation: script'], measureNavigation),
  highlighting: measureHighlighting,
  search: measureSearch,
  sessions: measureSearchSessions,
  languages: () =>
    inReferenceTime(
      ['a fallback page', 'staleness of five languages, cold', 'staleness of five languages, warm'],
      measureLanguages,
    ),
  versions: () => inReferenceTime(['a frozen page: processor time'], measureVersions),
  machines: () => measureMachines(),
  live: measureLive,
  dev: () => inReferenceTime(['dev server: start to first page'], measureDev),
  scale: () =>
    inReferenceTime(
      ['build, 5,000 pages, one page edited: beyond a build with none'],
      measureScale,
    ),
};

/** Parts with a table of their own, and no budget. */
const tables: Record<string, () => Promise<string>> = {
  extensions: tableOfExtensions,
  features: tableOfFeatures,
};

// The first build of a run would bundle the engine as well.
await costOf(docs, ['--version']);
const asked = process.argv.slice(2);
let broken = 0;
if (asked.length === 0 || asked.some((name) => Object.hasOwn(parts, name)))
  console.log('| what | measured | budget |\n|---|---|---|');
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  for (const [what, value] of Object.entries(await measure())) console.log(row(what, value));
}
for (const [name, table] of Object.entries(tables))
  if (asked.length === 0 || asked.includes(name)) console.log(`\n${await table()}`);
process.exitCode = broken > 0 ? 1 : 0;

/** One line of the table; counts an exceeded budget. */
function row(what: string, value: number): string {
  const budget = Object.hasOwn(budgets, what) ? budgets[what as BudgetName] : undefined;
  const floor = floors[what];
  if (floor !== undefined) return floorRow(what, value, floor);
  const isOver = budget !== undefined && value > budget.limit;
  if (isOver) broken++;
  const shown = Number.isInteger(value)
    ? value.toLocaleString('en')
    : value.toFixed(value < 10 ? 2 : 1);
  const limit = budget?.limit.toLocaleString('en') ?? '-';
  return `| ${what} | ${shown} ${budget?.unit ?? 'ms'}${isOver ? ' **over**' : ''} | ${limit} |`;
}

/** Like `row`, for a value with a minimum. */
function floorRow(what: string, value: number, floor: number): string {
  const isUnder = value < floor;
  if (isUnder) broken++;
  return `| ${what} | ${value.toFixed(3)}${isUnder ? ' **under**' : ''} | at least ${floor} |`;
}
