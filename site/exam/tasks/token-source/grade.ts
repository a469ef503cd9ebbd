import type { Grader } from '../../browser/answer.ts';
import { memoryStore } from '../../browser/parts.ts';

type AccessToken = (env: object, kv: object) => Promise<string>;

export const grade: Grader = async ({ exports }) => {
  const accessToken = exports.accessToken as AccessToken;
  const { fetch } = window;
  const { now } = Date;
  const bodies: string[] = [];
  let status = 200;
  window.fetch = async (input, options) => {
    const body = await new Request(input, options).text();
    bodies.push(`${String(input)} ${options?.method} ${body}`);
    return Response.json({ access_token: `t${bodies.length}`, expires_in: 60 }, { status });
  };
  try {
    const env = { ID: 'me', SECRET: 'word' };
    const kv = memoryStore();
    const first = await accessToken(env, kv);
    const again = await accessToken(env, kv);
    Date.now = () => now() + 59_000;
    const late = await accessToken(env, kv);
    Date.now = () => now() + 61_000;
    const expired = await accessToken(env, kv);
    const other = await accessToken(env, memoryStore());
    status = 401;
    const error = await accessToken(env, memoryStore()).catch((thrown: Error) => thrown);
    return {
      'it asks for a token': first === 't1',
      'with both secrets, as a form':
        bodies[0]?.startsWith('https://login.example/token POST ') === true &&
        bodies[0]!.includes('me') &&
        bodies[0]!.includes('word'),
      'it keeps the token': again === 't1' && late === 't1',
      'it asks again once it has expired': expired === 't2',
      'it is kept in the store, not in the module': other === 't3',
      'a failure says the status': error instanceof Error && error.message.includes('401'),
    };
  } finally {
    window.fetch = fetch;
    Date.now = now;
  }
};
