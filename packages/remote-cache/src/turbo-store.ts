import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { ResultStore } from 'stilldocs';
import { createDropped } from './dropped.ts';
import { ask } from './request.ts';
import type { Settings } from './settings.ts';

/** The maximum length of an artifact, in bytes. */
const maxContent = 1 << 28;

/**
 * A store on a server of Turborepo's remote cache: `/v8/artifacts/<hash>`. Its signature is symmetric, so whoever
 * reads can write: it is for trusted jobs.
 */
export function openTurboStore({ url, token, team, hmacKey }: Settings): Required<ResultStore> {
  const drop = createDropped();
  const hashOf = (name: string) => createHash('sha256').update(`stilldocs ${name}`).digest('hex');
  const addressOf = (name: string) => {
    const query =
      team === undefined
        ? ''
        : `?${team.startsWith('team_') ? 'teamId' : 'slug'}=${encodeURIComponent(team)}`;
    return `${url}/v8/artifacts/${hashOf(name)}${query}`;
  };
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const tagOf = (key: string, name: string, content: Uint8Array) =>
    createHmac('sha256', key)
      .update(hashOf(name))
      .update(team ?? '')
      .update(content)
      .digest('base64');

  return {
    async get(name) {
      const answer = await ask({
        method: 'GET',
        url: addressOf(name),
        headers,
        maxBytes: maxContent,
      });
      if (!answer) return undefined;
      if (answer.content.length > maxContent) return drop(name, 'is too long');
      if (hmacKey === undefined) return answer.content;
      const expected = Buffer.from(tagOf(hmacKey, name, answer.content));
      const tag = Buffer.from(answer.headers.get('x-artifact-tag') ?? '');
      const isValid = tag.length === expected.length && timingSafeEqual(tag, expected);
      return isValid ? answer.content : drop(name, 'has no valid signature');
    },
    async has(name) {
      return (await ask({ method: 'HEAD', url: addressOf(name), headers })) !== undefined;
    },
    async put(name, content) {
      const tag = hmacKey === undefined ? {} : { 'x-artifact-tag': tagOf(hmacKey, name, content) };
      await ask({
        method: 'PUT',
        url: addressOf(name),
        headers: {
          ...headers,
          ...tag,
          'content-type': 'application/octet-stream',
          'x-artifact-duration': '0',
        },
        body: content,
      });
    },
  };
}
