// `npm test -- --changed [commit]`: what concerns the files that differ from a commit (default: the last one), new files
// included. It takes about a minute and does not show everything: `npm test` does.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { concerns } from './concerns.mjs';

const [commit = 'HEAD'] = process.argv.slice(2);
const linesOf = (command, ...args) =>
  execFileSync(command, args, { encoding: 'utf8' }).split('\n').filter(Boolean);
const changed = [
  ...linesOf('git', 'diff', '--name-only', '--diff-filter=d', commit),
  ...linesOf('git', 'ls-files', '--others', '--exclude-standard'),
].filter((path) => existsSync(path));
if (changed.length === 0) {
  console.log(`No file differs from ${commit}`);
  process.exit();
}

/** What the table says about the changed files. */
const of = (what) => [
  ...new Set(
    concerns
      .filter((row) => changed.some((path) => row.files.test(path)))
      .flatMap((row) => row[what] ?? []),
  ),
];
const programs = changed.filter((path) => /\.(?:tsx?|m?js)$/.test(path));
/** Whether a file changed that a test may import. */
const isImported = changed.some((path) => /\.(?:tsx?|m?js|json|css)$/.test(path));
const isOutside = programs.some((path) => !path.startsWith('packages/core/'));
const projects = [
  ...of('types').map((side) => `packages/core/tsconfig.${side}.json`),
  ...(isOutside ? ['tsconfig.json'] : []),
];
const config = ['-c', 'tests/playwright.config.ts', '--project=build'];
const list = ['playwright', 'test', ...config, `--only-changed=${commit}`, '--list'];
/** The specs that changed or import a changed file, by Playwright itself. */
const imported = programs.length > 0 ? linesOf('npx', ...list) : [];
const listed = imported.flatMap((line) => /[\w/-]+\.spec\.ts/.exec(line) ?? []);
const specs = [...new Set([...of('specs'), ...listed])];

/** The steps that run side by side with the tests: a name, and a command if there is something to run. */
const checks = [
  ['format', ['npx', 'oxfmt', '--check', '--no-error-on-unmatched-pattern', ...changed]],
  [
    'lint',
    programs.length > 0 && [
      ...['npx', 'oxlint', '-c', 'oxlint.config.mjs'],
      ...['--no-error-on-unmatched-pattern', ...programs],
    ],
  ],
  ...projects.map((project) => [
    `types ${project}`,
    ['node', 'node_modules/typescript-native/bin/tsc', '-p', project],
  ]),
  ...of('check').map((root) => [
    `check ${root}`,
    ['node', 'packages/core/bin/docs.mjs', 'check', '--root', root],
  ]),
];
const tests = [
  [
    'unit, by imports',
    isImported && [
      ...['npx', 'vitest', 'run', '--changed', commit],
      ...['--passWithNoTests', '--reporter=dot'],
    ],
  ],
  ['unit', of('unit').length > 0 && ['npx', 'vitest', 'run', '--reporter=dot', ...of('unit')]],
  ['browser', specs.length > 0 && ['npx', 'playwright', 'test', ...config, ...specs]],
];

const lines = [];

/** Runs steps one after the other. Prints the output of quiet ones at their end: it would mix with that of others. */
async function run(steps, isQuiet) {
  for (const [name, command] of steps.filter((step) => step[1])) {
    const head = `\n== ${name}: ${command.join(' ')}`;
    if (!isQuiet) console.log(head);
    const startedAt = performance.now();
    const child = spawn(command[0], command.slice(1), {
      stdio: ['inherit', ...(isQuiet ? ['pipe', 'pipe'] : ['inherit', 'inherit'])],
      env: { ...process.env, BROWSER_TARGETS: 'build' },
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => output.push(part));
    const [status] = await once(child, 'close');
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    if (isQuiet) console.log(`${head}\n${Buffer.concat(output)}`);
    lines.push(`== ${name} ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s`);
    if (status !== 0) process.exitCode = 1;
  }
}

await Promise.all([run(checks, true), run(tests, false)]);
console.log(`\n${lines.join('\n')}`);
if (specs.length === 0) console.log('No browser test is known for these files.');
