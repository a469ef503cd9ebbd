import { createMemoryGuard } from '../base/memory.ts';
import { answerTask, type ThreadTask } from './answer-task.ts';

const guard = createMemoryGuard();

let last: Promise<unknown> = Promise.resolve();

/** The task of the thread of features. The next question waits for the answer to this one. */
export default function answer(task: ThreadTask): ReturnType<typeof answerTask> {
  const answered = last.then(() => answerTask(task));
  last = answered.then(guard, guard);
  return answered;
}
