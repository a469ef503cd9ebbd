import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
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

/** Signs an entry with a key of `readSigningKey`. */
export function signEntry(
  key: KeyObject,
  name: string,
  entry: Pick<Entry, 'hash' | 'size'>,
): Uint8Array {
  return sign(null, statement(name, entry), key);
}

/** Whether one of the keys of `readPublicKey` has signed an entry. */
export function isSigned(publicKeys: KeyObject[], name: string, entry: Entry): boolean {
  return publicKeys.some((key) => verify(null, statement(name, entry), key, entry.signature));
}

/** @throws Error if the text is no private key of Ed25519. */
export function readSigningKey(key: string): KeyObject {
  return readKey('DOCS_CACHE_SIGNING_KEY', () =>
    createPrivateKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'pkcs8' }),
  );
}

/** @throws Error if the text is no public key of Ed25519. */
export function readPublicKey(key: string): KeyObject {
  return readKey('DOCS_CACHE_PUBLIC_KEY', () =>
    createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' }),
  );
}

function readKey(variable: string, read: () => KeyObject): KeyObject {
  try {
    const key = read();
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Node's message names a decoder.
  }
  throw new Error(`The key in ${variable} is none of Ed25519: docs cache-keys prints a pair`);
}
