import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';
import type { Entry } from './action-result.ts';

/** A pair of keys as text: base64 of the DER form. */
export function newKeys(): { publicKey: string; signingKey: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    signingKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}

/** What is signed: the name as well, so that no entry can take the place of another. */
function statement(name: string, { hash, size }: Pick<Entry, 'hash' | 'size'>): Buffer {
  return Buffer.from(['stilldocs-cache-1', name, hash, size].join('\n'));
}

/** @throws Error if the key is none. */
export function signEntry(
  key: string,
  name: string,
  entry: Pick<Entry, 'hash' | 'size'>,
): Uint8Array {
  return sign(
    null,
    statement(name, entry),
    readKey('DOCS_CACHE_SIGNING_KEY', () =>
      createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' }),
    ),
  );
}

/** Whether one of the keys has signed an entry. @throws Error if a key is none. */
export function isSigned(publicKeys: string[], name: string, entry: Entry): boolean {
  return publicKeys.some((key) =>
    verify(
      null,
      statement(name, entry),
      readKey('DOCS_CACHE_PUBLIC_KEY', () =>
        createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
      ),
      entry.signature,
    ),
  );
}

function readKey<Key>(variable: string, read: () => Key): Key {
  try {
    return read();
  } catch {
    throw new Error(`The key in ${variable} is none: docs cache-keys prints a pair`);
  }
}
