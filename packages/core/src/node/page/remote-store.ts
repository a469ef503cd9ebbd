import { join } from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import { limits } from '../../shared/diagnostics/limits.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import type { RemoteStore } from '../../shared/page/remote.ts';
import { hash } from '../files/hash.ts';
import { readIfThere } from '../files/read-if-there.ts';
import { storeFile } from '../files/temporary.ts';

const problems: Diagnostic[] = [];

/** Less than a component may take, so that the last copy can be shown in its place. */
const mostSeconds = limits.waiting.most - 5;

/** The copies of remote content in a folder. A damaged one counts as none. */
export function createRemoteStore(folder: string): RemoteStore {
  const fileOf = (key: string) => join(folder, `${hash(key)}.json`);
  return {
    read(key) {
      try {
        const text = readIfThere(fileOf(key))?.toString();
        return text === undefined ? undefined : JSON.parse(text);
      } catch {
        return undefined;
      }
    },
    write: (key, value) => storeFile(fileOf(key), JSON.stringify({ savedAt: Date.now(), value })),
    async load(load) {
      const ending = new AbortController();
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, fail) => {
        const error = new Error(`its server takes longer than ${mostSeconds} seconds`);
        timer = setTimeout(() => {
          fail(error);
          ending.abort(error);
        }, mostSeconds * 1000);
      });
      const read = async () => {
        const value = await load(ending.signal);
        return value instanceof Response ? readAnswer(value) : value;
      };
      return Promise.race([read(), late]).finally(() => clearTimeout(timer));
    },
    warn(key, savedAt, reason) {
      problems.push({
        severity: rules['remote-content'].severity,
        rule: 'remote-content',
        target: key,
        message: `The remote content "${key}" could not be fetched (${reason}): the copy of ${new Date(savedAt).toISOString()} is shown`,
        hint: 'Build again when its server answers',
      });
    },
  };
}

/** The JSON of an answer. */
async function readAnswer(answer: Response): Promise<unknown> {
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`its server answers with ${answer.status}`);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop ends the request.
  for await (const chunk of answer.body ?? []) {
    length += chunk.length;
    if (length > limits.answer.most)
      throw new Error(`it has more than ${limits.answer.most} bytes`);
    chunks.push(chunk);
  }
  const type = answer.headers.get('content-type') ?? '';
  const [, charset] = /charset="?([^\s;"]+)/i.exec(type) ?? [];
  return JSON.parse(new TextDecoder(charset, { fatal: true }).decode(Buffer.concat(chunks)));
}

/** The warnings since the last call. */
export function takeRemoteProblems(): Diagnostic[] {
  return problems.splice(0);
}
