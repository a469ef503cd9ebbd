#!/usr/bin/env node
// Runs the engine, after bundling its TypeScript if that has changed since the last run.
import { setFlagsFromString } from 'node:v8';
import { ensureEngine } from './ensure-engine.mjs';

// The parsers make new closures for every page, and V8 optimizes each anew: a sixth of all
// processor time. A higher bar (default: about 130 kB of bytecode run) halves that.
setFlagsFromString('--interrupt-budget=1000000');

const cli = await ensureEngine();
const { run } = await import(cli);
process.exitCode = await run(process.argv.slice(2));
