#!/usr/bin/env node
// Runs the engine, after bundling its TypeScript if that has changed since the last run.
import { ensureEngine } from './ensure-engine.mjs';

const cli = await ensureEngine();
const { run } = await import(cli);
process.exitCode = await run(process.argv.slice(2));
