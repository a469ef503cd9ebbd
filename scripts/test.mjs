// Runs every check, one after the other, and fails once at the end. Ends with one plain line that
// sums up the test runners' own reports.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';

const results = 'test-results';
const tsc = 'node node_modules/typescript-native/bin/tsc';
const sides = [
  'engine/tsconfig.shared.json',
  'engine/tsconfig.node.json',
  'engine/tsconfig.browser.json',
  'engine/tsconfig.worker.json',
  'engine/tsconfig.test.json',
  'tsconfig.json',
  'site/checks/probes/browser/tsconfig.json',
];

/** Every check: its name and its command. `npm test -- unit browser` runs only those. */
const steps = {
  format: 'npx oxfmt --check .',
  lint: 'npx oxlint .',
  types: sides.map((side) => `${tsc} -p ${side}`).join(' && '),
  'dead code': 'npx knip --no-progress',
  unit: `npx vitest run --reporter=default --reporter=json --outputFile.json=${results}/unit.json`,
  build: 'node engine/bin/docs.mjs build --root site',
  budgets: `npx vitest run --config bench/vitest.config.ts --reporter=default --reporter=json --outputFile.json=${results}/budgets.json`,
  browser: 'node tests/ensure-chromium.mjs && npx playwright test -c tests/playwright.config.ts',
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(steps, name));
if (unknown.length > 0) {
  console.error(
    `Unexpected ${unknown.join(', ')}, expected some of: ${Object.keys(steps).join(', ')}`,
  );
  process.exit(1);
}
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const failed = [];
for (const [name, command] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n== ${name}: ${command}`);
  const startedAt = performance.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status !== 0) failed.push(name);
  console.log(
    `== ${name} ${status === 0 ? 'passed' : 'FAILED'} after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`,
  );
}

/** What a runner's JSON report counts. */
function countsOf(file) {
  if (!existsSync(file)) return [0, 0, 0];
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const { stats } = report;
  if (stats) return [stats.expected + stats.flaky, stats.unexpected, stats.skipped];
  return [
    report.numPassedTests,
    report.numFailedTests,
    report.numPendingTests + report.numTodoTests,
  ];
}

/** Every browser test of a report: the project it ran on, how it went, and its place and title. */
function browserTests(suites = []) {
  return suites.flatMap(({ title, specs = [], suites: inner }) => [
    ...specs.flatMap(({ file, line, title: name, tests }) =>
      tests.map(({ projectName, status }) => ({
        project: projectName,
        status,
        name: `${file}:${line} ${title} › ${name}`,
      })),
    ),
    ...browserTests(inner),
  ]);
}

const totals = ['unit', 'budgets', 'browser']
  .map((name) => countsOf(`${results}/${name}.json`))
  .reduce((sum, counts) => sum.map((value, index) => value + counts[index]), [0, 0, 0]);
const browserReport = `${results}/browser.json`;
if (existsSync(browserReport)) {
  const tests = browserTests(JSON.parse(readFileSync(browserReport, 'utf8')).suites);
  for (const { project, status, name } of tests)
    if (status === 'flaky') console.error(`Flaky, which is a bug to mend: [${project}] ${name}`);
  for (const project of new Set(tests.map((test) => test.project))) {
    const on = tests.filter((test) => test.project === project);
    const count = (...statuses) => on.filter(({ status }) => statuses.includes(status)).length;
    console.log(
      `Browser tests on ${project}: ${count('expected', 'flaky')} passed, ${count('unexpected')} failed, ${count('skipped')} skipped`,
    );
  }
}
if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
console.log(`\n${totals[0]} passed, ${totals[1]} failed, ${totals[2]} skipped`);
process.exitCode = failed.length > 0 ? 1 : 0;
