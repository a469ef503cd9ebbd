import { AsyncLocalStorage } from 'node:async_hooks';
import type { Ask } from '../../content/source/feature-thread.ts';
import { LateAnswer } from '../../content/source/late-answer.ts';

/** The time to wait for a thread that has answered before, in ms: an edit has its types at once. */
const patience = 3000;
/** The time to wait for one that may have to start, in ms: what is stored comes at once. */
const shortPatience = 50;

/** The answers of a thread for pages that somebody opens: a compiler that starts takes seconds. */
export interface LateAnswers {
  ask: Ask;
  /**
   * Renders a page that somebody opens: questions whose answers take their time leave it without them.
   *
   * @param onAnswers Called when it can be rendered whole.
   */
  open<Page>(render: () => Promise<Page>, onAnswers: () => void): Promise<Page>;
  /** Whether the page that is rendered lacks an answer. */
  isLate(): boolean;
}

/** @param ask Asks the thread. */
export function createLateAnswers(ask: Ask): LateAnswers {
  /** The answers that the page lacks. */
  const opened = new AsyncLocalStorage<ReturnType<Ask>[]>();
  /** All that pages lack, or could have since. */
  const answers = new Map<string, ReturnType<Ask>>();
  let isWarm = false;

  async function askThread(...asked: Parameters<Ask>): ReturnType<Ask> {
    const start = performance.now();
    const answer = await ask(...asked);
    // What took longer was not stored: the thread runs.
    isWarm ||= performance.now() - start > shortPatience;
    return answer;
  }

  async function inTime(answer: ReturnType<Ask>, missing: number): Promise<boolean> {
    // Nothing comes soon behind another question.
    const ms = missing > 0 ? 0 : isWarm ? patience : shortPatience;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, ms, false)));
    const there = answer.then(
      () => true,
      () => true,
    );
    return Promise.race([there, late]).finally(() => clearTimeout(timer));
  }

  return {
    async ask(task, seconds) {
      const key = JSON.stringify(task);
      const answer = answers.get(key) ?? askThread(task, seconds);
      const missing = opened.getStore();
      if (!missing || (await inTime(answer, missing.length))) {
        answers.delete(key);
        return answer;
      }
      answers.set(key, answer);
      missing.push(answer);
      throw new LateAnswer();
    },
    async open(render, onAnswers) {
      const missing: ReturnType<Ask>[] = [];
      const page = await opened.run(missing, render);
      if (missing.length > 0) void Promise.allSettled(missing).then(onAnswers);
      return page;
    },
    isLate: () => (opened.getStore() ?? []).length > 0,
  };
}
