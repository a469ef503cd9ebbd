// `npm run exam -- --agent "COMMAND"`: gives each task of the exam to an agent and grades what it writes. See README.md.
import { parseArgs } from 'node:util';
import { resolve } from 'node:path';
import { readTasks } from './exam.ts';
import { type Result, takeExam } from './take-exam.ts';

const { values } = parseArgs({
  options: {
    agent: {
      type: 'string',
      default: `node ${resolve(import.meta.dirname, 'scripted-agent.mjs')}`,
    },
    site: { type: 'string', default: resolve(import.meta.dirname, '../dist') },
    task: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '600' },
    keep: { type: 'string' },
  },
});
const tasks = readTasks().filter(({ name }) => values.task?.includes(name) ?? true);
if (tasks.length === 0) {
  console.error(
    `There is no task "${values.task?.join(', ')}". The folders in tasks/ are their names.`,
  );
  process.exit(2);
}
const seconds = Number(values.seconds);
if (!(seconds > 0)) {
  console.error(`The time limit "${values.seconds}" is not a number of seconds above 0.`);
  process.exit(2);
}

const rowOf = ({ task, passed, points, of, bytes, pages, note }: Result) =>
  [
    task,
    passed ? 'passed' : 'failed',
    `${points} of ${of}`,
    bytes,
    pages,
    note.replaceAll('|', '/'),
  ].join(' | ');

console.log('| task | | right | bytes read | pages opened | why |\n|---|---|--:|--:|--:|---|');
const results: Result[] = [];
for await (const result of takeExam(tasks, { ...values, seconds })) {
  results.push(result);
  console.log(`| ${rowOf(result)} |`);
}
const sum = (key: 'points' | 'of' | 'bytes' | 'pages') =>
  results.reduce((total, result) => total + result[key], 0);
const passed = results.filter((result) => result.passed).length;
console.log(
  `\nPassed ${passed} of ${results.length} tasks; ${sum('points')} of ${sum('of')} sentences hold; ${sum('bytes')} bytes read, ${sum('pages')} pages opened.`,
);
