import { createHash } from 'node:crypto';
import type { ResultStore } from 'stilldocs';
import { type Entry, readEntry, writeEntry } from './action-result.ts';
import { createDropped } from './dropped.ts';
import { ask } from './request.ts';
import type { Settings } from './settings.ts';
import { isSigned, readPublicKey, readSigningKey, signEntry } from './signatures.ts';

/** The maximum length of an entry and of a content, in bytes. */
const maxEntry = 1 << 16;
const maxContent = 1 << 28;

/**
 * A store on a server that speaks Bazel's HTTP cache: `/ac/<sha256 of the name>` says what the content is, and
 * `/cas/<sha256 of the content>` is the content.
 *
 * @throws Error if a key is none.
 */
export function openBazelStore(settings: Settings): Required<ResultStore> {
  const { url, token, namespace, unsigned } = settings;
  const publicKeys = settings.publicKeys.map(readPublicKey);
  const signingKey =
    settings.signingKey === undefined ? undefined : readSigningKey(settings.signingKey);
  const drop = createDropped();
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const sent = new Set<string>();
  /** The folders on the server, the folder of this branch first. */
  const folders = namespace === undefined ? [''] : [`/${namespace}`, ''];
  const entryAddress = (folder: string, name: string) => `${url}${folder}/ac/${sha256(name)}`;
  const contentAddress = (folder: string, hash: string) => `${url}${folder}/cas/${hash}`;

  async function getFrom(folder: string, name: string): Promise<Uint8Array | undefined> {
    const found = await ask({
      method: 'GET',
      url: entryAddress(folder, name),
      headers,
      maxBytes: maxEntry,
    });
    if (!found) return undefined;
    const entry = readEntry(found.content);
    if (!entry || entry.size > maxContent) return drop(name, 'is damaged');
    // What a branch wrote into its own folder reaches nobody else.
    if (!unsigned && folder === '' && !isSigned(publicKeys, name, entry))
      return drop(name, 'has no valid signature');
    const answer = await ask({
      method: 'GET',
      url: contentAddress(folder, entry.hash),
      headers,
      maxBytes: entry.size,
    });
    if (!answer) return undefined;
    const { content } = answer;
    if (content.length !== entry.size || sha256(content) !== entry.hash)
      return drop(name, 'has another content than it says');
    return content;
  }

  return {
    async get(name) {
      for (const folder of folders) {
        const content = await getFrom(folder, name);
        if (content) return content;
      }
      return undefined;
    },
    async has(name) {
      const answer = await ask({ method: 'HEAD', url: entryAddress(folders[0]!, name), headers });
      return answer !== undefined;
    },
    async put(name, content) {
      const folder = folders[0]!;
      const digest = { hash: sha256(content), size: content.length };
      // The content first: an entry never names what is not there.
      if (!sent.has(digest.hash))
        await ask({
          method: 'PUT',
          url: contentAddress(folder, digest.hash),
          headers,
          body: content,
        });
      sent.add(digest.hash);
      const signature =
        signingKey === undefined ? new Uint8Array() : signEntry(signingKey, name, digest);
      const entry: Entry = { ...digest, signature };
      await ask({
        method: 'PUT',
        url: entryAddress(folder, name),
        headers,
        body: writeEntry(entry),
      });
    },
  };
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
