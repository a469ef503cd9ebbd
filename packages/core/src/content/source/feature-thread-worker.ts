import { createMemoryGuard } from '../base/memory.ts';
import { answerTask, type ThreadTask } from './answer-task.ts';

/** An answer produces as much garbage as many pages. */
const guard = createMemoryGuard(1);

/** The task of the thread of features. */
export default async function answer(task: ThreadTask): ReturnType<typeof answerTask> {
  const answered = await answerTask(task);
  guard();
  return answered;
}
