import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { samplesRoot, siteRoot } from '../checks/page-source.ts';
import { compileErrors } from './compile.ts';
import { readTasks } from './exam.ts';
import { openExam } from './open-exam.ts';
import { takeExam } from './take-exam.ts';

const tasks = readTasks();
/** The samples of the site in code, as readers see them. */
const sampleFiles = readdirSync(samplesRoot, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(?:tsx?|js|mjs|html)$/.test(file) && !file.includes('node_modules'),
);
const exam = await openExam(tasks);
afterAll(() => exam.close());

const answers = tasks.flatMap((task) => [
  { task, why: 'the right answer', source: task.right, isRight: true },
  ...task.wrong.map((wrong) => ({ task, ...wrong, isRight: false })),
]);
const errors = compileErrors(
  answers.map(({ task, source }, at) => ({ ...task, name: `${at}`, source })),
);

describe('the exam', () => {
  it('has 20 tasks, each with three wrong answers', () => {
    expect(tasks.length).toBe(20);
    expect(tasks.filter(({ wrong }) => wrong.length < 3)).toEqual([]);
  });

  it.each(answers.map((answer, at) => [`${answer.task.name}: ${answer.why}`, answer, at] as const))(
    '%s',
    async (_, { task, source, isRight }, at) => {
      const { grade, error } = await exam.grade(task, source);
      const missed = Object.keys(grade).filter((sentence) => !grade[sentence]);
      if (isRight) expect([errors[at], error, missed]).toEqual([[], undefined, []]);
      // A wrong answer fails by what it does, whatever the compiler says.
      else expect(error ?? missed.join()).not.toBe('');
    },
  );
});

it('is not passed with a sample of the site', async () => {
  const solved: string[] = [];
  for (const task of tasks) {
    const [ask] = task.text.split('```');
    const names = [...ask!.matchAll(/`([^`\n]+)`/g)].map(([, name]) => name!);
    for (const file of sampleFiles.filter((it) => it.endsWith(task.extension))) {
      const sample = readFileSync(join(samplesRoot, file), 'utf8');
      // A sample without a name that the task asks for cannot pass.
      if (!names.every((name) => sample.includes(name))) continue;
      const { grade, error } = await exam.grade(task, sample);
      if (!error && Object.values(grade).every(Boolean)) solved.push(`${file} solves ${task.name}`);
    }
  }
  expect(solved).toEqual([]);
}, 600_000);

it('falls with the pages: wrong twins and removed pages lower what the scripted agent reaches', async () => {
  const folder = mkdtempSync(join(import.meta.dirname, '.damaged-'));
  onTestFinished(() => rmSync(folder, { recursive: true, maxRetries: 9 }));
  cpSync(join(siteRoot, 'dist'), folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.md')) continue;
    const path = join(folder, file);
    const isRemoved = file.startsWith('react/editable-css');
    if (isRemoved) rmSync(path);
    else writeFileSync(path, readFileSync(path, 'utf8').replaceAll(/registerVev\w+/g, 'register'));
  }
  const few = tasks.filter(({ name }) =>
    ['price-tag', 'slide-stack', 'styled-quote'].includes(name),
  );
  const points = async (site: string) => {
    let sum = 0;
    const agent = `node ${join(import.meta.dirname, 'scripted-agent.mjs')}`;
    for await (const { points, passed } of takeExam(few, { agent, site, seconds: 120 })) {
      expect(passed).toBe(false);
      sum += points;
    }
    return sum;
  };
  const [damaged, whole] = [await points(folder), await points(join(siteRoot, 'dist'))];
  console.log(`Sentences that hold: ${whole} with the site, ${damaged} with the damaged one`);
  expect(damaged).toBeLessThan(whole);
}, 600_000);
