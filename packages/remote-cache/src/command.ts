import type { Command } from 'stilldocs/node';
import { newKeys } from './signatures.ts';

/** `docs cache-keys`: prints a new pair of keys. */
const command: Command = {
  summary: 'Print a new pair of keys for the remote cache',
  options: {},
  notes: ['The signing key is a secret of the jobs that write; everybody may know the public one.'],
  run: async () => {
    const { publicKey, signingKey } = newKeys();
    console.log(`DOCS_CACHE_PUBLIC_KEY=${publicKey}\nDOCS_CACHE_SIGNING_KEY=${signingKey}`);
    return 0;
  },
};

export default command;
