import { createMemoryGuard } from '../base/memory.ts';
import { answerTask, type ThreadTask } from './answer-task.ts';

const guard = createMemoryGuard();

/** The task of the thread of features. */
export default async function answer(task: ThreadTask): ReturnType<typeof answerTask> {
  const answered = await answerTask(task);
  guard();
  return answered;
}
