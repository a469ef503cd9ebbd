import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** A task of the exam: a folder in `tasks/`. */
export interface Task {
  name: string;
  /** What a developer asks for, in Markdown. */
  text: string;
  /** The ending of the file to write: `.tsx`, `.ts` or `.js`. */
  extension: string;
  /** A right answer. */
  right: string;
  /** Answers that a careless agent would give, and what is wrong with each. */
  wrong: { why: string; source: string }[];
}

interface WrongEdit {
  why: string;
  find: string;
  put: string;
}

export const tasksRoot = join(import.meta.dirname, 'tasks');

/**
 * Reads all tasks, by name.
 *
 * @throws Error if an edit of a wrong answer does not fit the right one.
 */
export function readTasks(): Task[] {
  return readdirSync(tasksRoot)
    .toSorted()
    .map((name) => {
      const read = (file: string) => readFileSync(join(tasksRoot, name, file), 'utf8');
      const file = readdirSync(join(tasksRoot, name)).find((it) => it.startsWith('answer.'))!;
      const right = read(file);
      const edits = JSON.parse(read('wrong.json')) as WrongEdit[];
      const wrong = edits.map(({ why, find, put }) => {
        if (right.split(find).length !== 2)
          throw new Error(`${name}/wrong.json: "${find}" is not there once, in ${file}`);
        return { why, source: right.replace(find, () => put) };
      });
      return { name, text: read('task.md'), extension: extname(file), right, wrong };
    });
}
