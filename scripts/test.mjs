// Runs every check of `npm test`, or with `--long` of `npm run test:long`, and fails once at the end. It ends with a
// line for each check, and a plain summary of the test runners' reports.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';

// Absolute: a runner takes a relative one from its own root.
const results = resolve('test-results');
const tsc = 'node node_modules/typescript-native/bin/tsc';
const sides = [
  'packages/core/tsconfig.shared.json',
  'packages/core/tsconfig.node.json',
  'packages/core/tsconfig.browser.json',
  'packages/core/tsconfig.worker.json',
  'packages/core/tsconfig.test.json',
  'tsconfig.json',
  'bench/peers/tsconfig.json',
  'site/checks/probes/browser/tsconfig.json',
  'site/exam/browser/tsconfig.json',
  'samples/live/tsconfig.json',
];

/** Vitest, which prints its progress and reports to a file named after the step. */
const vitest = (step, what) =>
  `VITEST_ERRORS=${results}/${step}-errors.json npx vitest run ${what} --reporter=default --reporter=json --reporter=${resolve('scripts/vitest-errors.mjs')} --outputFile.json=${results}/${step}.json`;

/** Every check by its name, and its command. Each runner reports to a file of the step's name. */
const steps = {
  format: 'npx oxfmt --check .',
  lint: 'npx oxlint -c oxlint.config.mjs . && node scripts/lint-words.mjs',
  types: sides.map((side) => `${tsc} -p ${side}`).join(' && '),
  'dead code': 'npx knip --no-progress',
  build: 'node packages/core/bin/docs.mjs build --root site',
  size: 'npm run size',
  unit: vitest('unit', ''),
  budgets: vitest('budgets', '--config bench/vitest.config.ts'),
  browser: 'node tests/ensure-chromium.mjs && npx playwright test -c tests/playwright.config.ts',
  live: 'node tests/ensure-chromium.mjs && npx playwright test -c tests/playwright.live.config.ts',
};

/**
 * The steps in their order: stages, each of one or two lanes that run side by side. A build uses one core: the
 * static checks use the other. Unit tests next to browser tests take longer than one after the other.
 */
const shortStages = [
  // The unit tests and the browser tests read the build's cache.
  [['build'], ['format', 'lint', 'types', 'dead code']],
  [['unit']],
  // Alone: with other work on both cores the times of builds and the frames of a page vary.
  [['budgets']],
  [['browser', 'live']],
];

/** Steps that run only by name. `size`: the program is above its bars (`scripts/size.ts`). */
const onlyByName = ['size'];

/** The checks that take too long for every change, one after the other. */
const longSteps = {
  faults: `FAULT_POINTS=\${FAULT_POINTS:-100} ${vitest('faults', 'tests/robustness/faults')}`,
  manual: `MANUAL_SAMPLES=all ${vitest('manual', 'manual/samples.test.ts')}`,
  'manual pages':
    'node tests/ensure-chromium.mjs && MANUAL_PAGES=all BROWSER_SUITE=whole BROWSER_TARGETS=build npx playwright test -c tests/playwright.config.ts manual/manual.spec',
  builds: `LONG_BUILDS=1 ${vitest('builds', '.long.test request-samples')}`,
  libraries:
    'node tests/ensure-chromium.mjs && node tests/libraries/install.mjs && npx playwright test -c tests/playwright.libraries.config.ts',
  downloads: `INSTALL_DOWNLOADS=1 ${vitest('downloads', 'site/checks/downloads.test.ts')}`,
  mutate: 'node tests/ensure-chromium.mjs && npm run mutate',
  package: vitest('package', '--config tests/package/long/vitest.config.ts'),
  machines: vitest('machines', '--config tests/machines/vitest.config.ts'),
  agents: vitest('agents', '--config tests/agents/vitest.config.ts'),
  fuzz: `FUZZ_CASES=\${FUZZ_CASES:-20000} ${vitest('fuzz', 'tests/robustness/fuzz tests/robustness/hostile tests/robustness/bad-input changes/edits.test changes/stale-sections.test highlight.test write-shards.test')}`,
  browser: `node tests/ensure-chromium.mjs && BROWSER_SUITE=whole npx playwright test -c tests/playwright.config.ts`,
  live: 'node tests/ensure-chromium.mjs && LIVE_SAMPLES=all npx playwright test -c tests/playwright.live.config.ts',
  firefox:
    'node tests/ensure-firefox.mjs && npx playwright test -c tests/playwright.firefox.config.ts',
  'live firefox':
    'node tests/ensure-firefox.mjs && LIVE_SAMPLES=all LIVE_BROWSER=firefox npx playwright test -c tests/playwright.live.config.ts',
};

// `npm test -- unit browser` runs only those.
const { values, positionals: asked } = parseArgs({
  options: {
    long: { type: 'boolean', default: false },
    changed: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
// `npm test -- --changed` runs what concerns an edit.
if (values.changed) {
  const { status } = spawnSync('node', ['scripts/test-changed.mjs', ...asked], {
    stdio: 'inherit',
  });
  process.exit(status ?? 1);
}
const suite = values.long ? longSteps : steps;
const unknown = asked.filter((name) => !Object.hasOwn(suite, name));
if (unknown.length > 0) {
  console.error(
    `Unexpected ${unknown.join(', ')}, expected some of: ${Object.keys(suite).join(', ')}`,
  );
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

/** Whether a step was asked for. */
const isAsked = (name) => asked.length === 0 || asked.includes(name);
const failed = [];
const lines = [];
const reports = [];
/** Why steps failed, printed at the end: a runner prints it far above. */
const reasons = [];

/** Runs a step. A quiet one prints its output at its end: lines of two steps would mix. */
async function runStep(name, isQuiet) {
  const command = suite[name];
  console.log(`\n== ${name}: ${command}${isQuiet ? ' (its output follows at its end)' : ''}`);
  const file = `${results}/${name}.json`;
  // Two steps have the same configuration of Playwright. A unit test that runs Playwright reads its output.
  const env = command.includes('playwright')
    ? { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    : process.env;
  const startedAt = performance.now();
  const stdio = isQuiet ? ['ignore', 'pipe', 'pipe'] : 'inherit';
  const child = spawn(command, { shell: true, stdio, env });
  const output = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part) => output.push(part));
  const [status] = await once(child, 'close');
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const report = existsSync(file) && JSON.parse(readFileSync(file, 'utf8'));
  if (report) reports.push(report);
  const errors = `${results}/${name}-errors.json`;
  if (status !== 0) {
    failed.push(name);
    reasons.push(
      ...(existsSync(errors) ? JSON.parse(readFileSync(errors, 'utf8')) : []),
      ...browserTests(report?.suites).flatMap(browserErrors),
    );
  }
  // Browser tests of our site need no build of their own.
  else if (name === 'build') process.env.BUILT_SITE = resolve('site/dist');
  const counts = report ? `: ${summary(countsOf(report))}` : '';
  lines.push(`== ${name} ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s${counts}`);
  process.stdout.write(Buffer.concat(output));
  console.log(lines.at(-1));
}

/** Runs the steps of a lane that were asked for, one after the other. */
async function runLane(lane, isQuiet) {
  for (const name of lane) await runStep(name, isQuiet);
}

const named = onlyByName.filter((name) => asked.includes(name));
const stages = values.long
  ? Object.keys(longSteps).map((name) => [[name]])
  : [...shortStages, [named]];
for (const stage of stages) {
  const lanes = stage.map((lane) => lane.filter(isAsked)).filter((lane) => lane.length > 0);
  await Promise.all(lanes.map((lane, index) => runLane(lane, index > 0)));
}

/** The numbers of passed, failed and skipped tests in a runner's report. */
function countsOf(report) {
  const { stats } = report;
  if (stats) return [stats.expected, stats.unexpected, stats.skipped];
  return [
    report.numPassedTests,
    report.numFailedTests,
    report.numPendingTests + report.numTodoTests,
  ];
}

function summary([passing, failing, skipped]) {
  return `${passing} passed, ${failing} failed, ${skipped} skipped`;
}

/** The project and the outcome of every browser test in a report. */
function browserTests(suites = []) {
  return suites.flatMap(({ specs = [], suites: inner }) => [
    ...specs.flatMap(({ tests, title, file }) => tests.map((test) => ({ ...test, title, file }))),
    ...browserTests(inner),
  ]);
}

/** What the last run of a failed browser test says, a line each. */
function browserErrors({ title, file, projectName, status, results: runs }) {
  if (status !== 'unexpected') return [];
  return (runs.at(-1)?.errors ?? []).map(({ message = '' }) => {
    const lines = stripVTControlCharacters(message).split('\n').slice(0, 4);
    return `[${projectName}] ${file} > ${title}: ${lines.join('\n')}`;
  });
}

if (lines.length > 1) console.log(`\n${lines.join('\n')}\n`);
for (const { stats, suites } of reports) {
  if (!stats) continue;
  const tests = browserTests(suites);
  for (const project of new Set(tests.map(({ projectName }) => projectName))) {
    const count = (status) =>
      tests.filter((it) => it.projectName === project && it.status === status).length;
    const counts = ['expected', 'unexpected', 'skipped'].map(count);
    console.log(`Browser tests on ${project}: ${summary(counts)}`);
  }
}
for (const reason of reasons) console.error(`\n${reason}`);
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
const totals = reports
  .map(countsOf)
  .reduce((sum, counts) => sum.map((value, index) => value + counts[index]), [0, 0, 0]);
// Lint reports no tests.
if (reports.length > 0) console.log(`\n${summary(totals)}`);
process.exitCode = failed.length > 0 ? 1 : 0;
