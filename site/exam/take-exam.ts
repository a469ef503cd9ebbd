import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { compileErrors } from './compile.ts';
import type { Task } from './exam.ts';
import { openExam } from './open-exam.ts';
import { type Reading, serveDocs } from './serve-docs.ts';

export interface Result {
  task: string;
  /** The answer compiles, and every sentence of the grader holds. */
  passed: boolean;
  /** How many sentences hold, of how many. */
  points: number;
  of: number;
  /** What the agent read of the documentation: bytes, and different pages. */
  bytes: number;
  pages: number;
  /** The first reason why it failed; empty if it passed. */
  note: string;
}

export interface ExamOptions {
  /** A command of the shell. It gets the task in the file `EXAM_TASK`, and writes the file `EXAM_ANSWER`. */
  agent: string;
  /** The folder of the built site. */
  site: string;
  /** How long the agent may take for a task. */
  seconds: number;
  /** A folder that keeps the answers. */
  keep?: string | undefined;
}

const docs = resolve(import.meta.dirname, '../../packages/core/bin/docs.mjs');
const mcp = join(import.meta.dirname, 'counted-mcp.mjs');

/** Gives each task to the agent, in an empty folder, and grades its answer. */
export async function* takeExam(tasks: Task[], options: ExamOptions): AsyncGenerator<Result> {
  const exam = await openExam(tasks);
  try {
    for (const task of tasks) {
      const { source, reading, failure } = await answerOf(task, options);
      const total = Object.keys((await exam.grade(task, task.right)).grade).length;
      const [errors = []] = compileErrors([{ ...task, source }]);
      const { grade, error } = await exam.grade(task, source);
      const missed = Object.keys(grade).filter((sentence) => !grade[sentence]);
      const note = failure ?? errors[0] ?? error ?? (missed[0] && `Not so: ${missed[0]}`) ?? '';
      yield {
        task: task.name,
        passed: note === '',
        points: Object.keys(grade).length - missed.length,
        of: total,
        bytes: reading.bytes,
        pages: reading.pages.size,
        note: note.split('\n')[0]!,
      };
    }
  } finally {
    await exam.close();
  }
}

/** Runs the agent for a task. */
async function answerOf(task: Task, { agent, site, seconds, keep }: ExamOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'exam-'));
  const reading: Reading = { bytes: 0, pages: new Set() };
  const server = await serveDocs(resolve(site), reading);
  const log = join(folder, 'mcp.log');
  const answer = join(folder, `answer${task.extension}`);
  try {
    writeFileSync(join(folder, 'TASK.md'), task.text);
    const child = spawn(agent, {
      shell: true,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      // Its own group: the time limit ends what it has started, too.
      detached: true,
      env: {
        ...process.env,
        EXAM_TASK: join(folder, 'TASK.md'),
        EXAM_ANSWER: answer,
        DOCS_URL: server.address,
        DOCS_MCP: JSON.stringify([process.execPath, mcp, docs, resolve(site), log]),
      },
    });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      process.kill(-child.pid!, 'SIGKILL');
    }, seconds * 1000);
    const [status] = await once(child, 'close');
    clearTimeout(timer);
    addLog(reading, log);
    const source = existsSync(answer) ? readFileSync(answer, 'utf8') : '';
    if (keep) {
      mkdirSync(keep, { recursive: true });
      writeFileSync(join(keep, `${task.name}${task.extension}`), source);
    }
    const failure = isLate
      ? `The agent took longer than ${seconds} s`
      : source === ''
        ? `The agent wrote no answer (exit code ${status})`
        : undefined;
    return { source, reading, failure };
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Adds what was read through `docs mcp`. */
function addLog(reading: Reading, log: string): void {
  if (!existsSync(log)) return;
  for (const line of readFileSync(log, 'utf8').trim().split('\n')) {
    const { bytes = 0, page } = JSON.parse(line) as { bytes?: number; page?: string };
    reading.bytes += bytes;
    if (page) reading.pages.add(page);
  }
}
