import type { LiveHost } from 'stilldocs';
import { type Checked, checkAnswer } from './check-answer.ts';
import { collection } from './collection.ts';
import { type HandlerWorker, startWorker } from './handler-worker.ts';
import { paths } from './paths.ts';
import type { Answer } from './work.ts';

/** A field of the plugin's form. */
export interface FormField {
  name: string;
  title: string;
  /** A value that the collection knows. */
  value: string;
}

/** What the panel asks of the handler. */
export interface Question {
  path: string;
  search: string;
  body: Record<string, unknown>;
  env: Record<string, string>;
}

/** What the handler answered, checked; `value` is what it returned. */
export type Result = Omit<Answer, 'id'> & Partial<Checked> & { url: string; value?: unknown };

interface Plugin {
  name?: unknown;
  form?: unknown;
}

declare global {
  interface Window {
    /** The engine's: the files of a sample as functions. */
    liveModules?: Record<string, Function>;
  }
}

let registered: Plugin = {};
let worker: HandlerWorker | undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function formOf({ form }: Plugin): FormField[] {
  return (Array.isArray(form) ? form : [])
    .filter(isRecord)
    .map(({ name, title = name, options }) => ({
      name: String(name),
      title: String(title),
      value: valueOf(`${String(name)} ${String(title)}`, options),
    }));
}

/** What a reader would enter: the address of the collection, its token, or nothing. */
function valueOf(words: string, options: unknown): string {
  if (isRecord(options) && options['type'] === 'url') return `https://${collection.host}`;
  return /token|secret|key\b/i.test(words) ? collection.token : '';
}

async function ask({ path, search, body, env }: Question): Promise<Result> {
  const url = new URL(`https://plugin.example.org${path}`);
  if (search !== '') url.searchParams.set('search', search);
  const answer = await worker!.call({ url: url.href, body: JSON.stringify(body), env });
  const { text, isHtml, error } = answer;
  if (error !== undefined || text === undefined) return { url: url.href, ...answer };
  const { asks } = paths.find((each) => each.path === path)!;
  let value: unknown = text;
  try {
    if (!isHtml) value = text === '' ? undefined : JSON.parse(text);
  } catch {
    // A `Response` with another text: it is checked as the text that it is.
  }
  return { url: url.href, ...answer, value, ...checkAnswer(asks, value, isHtml) };
}

/** Runs the handler of an asset source in a worker, with requests as the editor sends them. */
export default {
  modules: {
    '@vev/react': { registerVevPlugin: (plugin: Plugin) => void (registered = plugin) },
    '@vev/utils': { EditorPluginType: { ASSET_SOURCE: 'asset-source' } },
  },
  mount({ name, files }) {
    worker?.end();
    const all = window.liveModules ?? {};
    const own = files.filter((file) => Object.hasOwn(all, file)).map((file) => [file, all[file]!]);
    worker = startWorker(Object.fromEntries(own), name);
    return { form: formOf(registered) };
  },
  command: (_command, question) => ask(question as unknown as Question),
} satisfies LiveHost;
