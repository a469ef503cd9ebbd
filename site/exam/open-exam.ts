import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../tests/ensure-chromium.mjs';
import { bundleForSdk } from '../checks/probes/bundle-for-sdk.ts';
import { toCommonJs } from './compile.ts';
import { type Task, tasksRoot } from './exam.ts';
import type { Grade } from './grade.ts';

/** The longest that an answer may take to be graded, in ms. */
const gradingLimit = 20_000;

/** What became of an answer in the browser. */
export interface Graded {
  /** Each sentence that a right answer fulfills. Empty if it did not run. */
  grade: Grade;
  /** Why it did not run. */
  error?: string;
}

/** Opens a browser that grades answers with the published SDK. */
export async function openExam(tasks: Task[]) {
  const code = await bundleForSdk('exam', entryOf(tasks));
  const browser = await chromium.launch({
    executablePath: findChromium()!,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  return {
    /** Grades an answer, in a page of its own. */
    async grade(task: Task, source: string): Promise<Graded> {
      const page = await browser.newPage();
      try {
        await page.route('http://exam.test/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Exam</title>' }),
        );
        await page.goto('http://exam.test/');
        await page.addScriptTag({ content: code });
        const answer = toCommonJs({ ...task, source });
        const graded = page.evaluate(
          ([name, text]) => window.gradeAnswer(name!, text!),
          [task.name, answer],
        );
        const late = new Promise<never>((_, fail) => {
          setTimeout(() => fail(new Error('It takes longer than 20 s')), gradingLimit).unref();
        });
        return { grade: await Promise.race([graded, late]) };
      } catch (error) {
        return { grade: {}, error: (error as Error).message.split('\n')[0]! };
      } finally {
        await page.close();
      }
    },
    close: () => browser.close(),
  };
}

/** A module that offers the graders of these tasks. */
function entryOf(tasks: Task[]): string {
  const imports = tasks.map(
    ({ name }, at) =>
      `import { grade as g${at} } from ${JSON.stringify(join(tasksRoot, name, 'grade.ts'))};`,
  );
  const rows = tasks.map(({ name }, at) => `${JSON.stringify(name)}: g${at}`);
  const offer = JSON.stringify(join(import.meta.dirname, 'browser/index.ts'));
  return `${imports.join('\n')}\nimport { offer } from ${offer};\noffer({ ${rows.join(', ')} });`;
}
