import { type Plugin, plugins } from './sample-files.ts';

/** A request of the editor. */
export const ask = (path = '/', body?: object) =>
  new Request(new URL(path, 'https://vev.example'), {
    method: 'POST',
    body: body ? JSON.stringify(body) : null,
  });

/** What a sample has sent: the URL, the header `Authorization`, and the body of a form. */
type Sent = [url: string, authorization: string | null, body: Record<string, string>];

/** Runs `act` while `answer` answers requests, with what was requested. Times are 1000. */
export async function withNetwork<Result>(
  answer: (url: URL) => Response,
  act: () => Promise<Result>,
): Promise<[result: Result, sent: Sent[], logged: unknown[]]> {
  const { fetch } = window;
  const { log } = console;
  const { now } = Date;
  const sent: Sent[] = [];
  const logged: unknown[] = [];
  window.fetch = async (address, options = {}) => {
    const request = new Request(address, options);
    const body = options.body ? Object.fromEntries(new URLSearchParams(await request.text())) : {};
    sent.push([`${request.method} ${request.url}`, request.headers.get('Authorization'), body]);
    return answer(new URL(request.url));
  };
  console.log = (text: unknown) => logged.push(text);
  Date.now = () => 1000;
  try {
    return [await act(), sent, logged];
  } finally {
    Object.assign(window, { fetch });
    console.log = log;
    Date.now = now;
  }
}

/**
 * The registration without its name and its functions.
 *
 * @throws If it has no name: the editor lists plugins by it.
 */
export const registered = () =>
  plugins.map(({ name, id, type, form, handler }: Plugin) => {
    if (!name) throw new Error(`Unexpected plugin ${id} without a name`);
    return [id, type, typeof handler, form];
  });
