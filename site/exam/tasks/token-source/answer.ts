import type { EditorPluginKv } from '@vev/utils';

type Kept = { token: string; until: number };

export async function accessToken(env: Record<string, string>, kv: EditorPluginKv) {
  const { value } = await kv.get<Kept | null>(['token']);
  if (value && value.until > Date.now()) return value.token;
  const response = await fetch('https://login.example/token', {
    method: 'POST',
    body: new URLSearchParams({ client_id: env.ID, client_secret: env.SECRET }),
  });
  if (!response.ok) throw new Error(`The login answered ${response.status}`);
  const answer: { access_token: string; expires_in: number } = await response.json();
  const until = Date.now() + answer.expires_in * 1000;
  await kv.set(['token'], { token: answer.access_token, until });
  return answer.access_token;
}
