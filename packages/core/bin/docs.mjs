#!/usr/bin/env node
// Runs the engine. In the repository it first bundles the TypeScript if that has changed since the last run.
import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';

// An older Node fails at the first module that it cannot read, and does not say why.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Unexpected Node ${process.versions.node}, expected 20.19 or newer\n  Install it from https://nodejs.org, or choose it in .nvmrc and in the workflow of the CI`,
  );
  process.exit(1);
}

// The parsers create new closures for every page, and V8 optimizes each of them again: a sixth of
// all processor time. A higher threshold (default: about 130 kB of executed bytecode) halves that.
// From version 12, of Node 22, V8 counts calls instead and rejects the flag with a message.
if (parseInt(process.versions.v8) < 12) setFlagsFromString('--interrupt-budget=1000000');

// The bundler's allocator keeps what it has freed, and memory that it may need later: without both a build peaks 100 MB
// lower.
process.env.MIMALLOC_PURGE_DELAY ??= '0';
process.env.MIMALLOC_ARENA_EAGER_COMMIT ??= '0';

const { main } = existsSync(new URL('../src', import.meta.url))
  ? await import(await (await import('./ensure-engine.mjs')).ensureEngine())
  : await import('../lib/node/cli.mjs');
await main(process.argv.slice(2));
