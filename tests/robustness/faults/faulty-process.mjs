// Runs the command line repeatedly in one process, with a faulty file system. The separate process
// makes hundreds of builds cheap, and protects the test's own files.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { ensureEngine } from '../../../packages/core/bin/ensure-engine.mjs';

const { run } = await import(await ensureEngine());

/** The current fault; see `Fault` in `build-process.ts`. */
let fault = { kind: 'none' };
let operations = 0;
let isDead = false;
const ownDescriptors = new Set();
const { writeFileSync } = fs;

function failWith(code, syscall, path) {
  const error = new Error(`${code}: ${syscall}`);
  throw Object.assign(error, { code, syscall, ...(path !== undefined && { path }) });
}

/** Lets an operation pass, or makes it fail. */
function beforeOperation(name, args) {
  if (isDead) throw new Error('killed');
  const path = typeof args[0] === 'string' ? args[0] : undefined;
  operations++;
  if (fault.kind === 'kill' && operations === fault.at) {
    // A process may die in the middle of a file.
    if (name === 'writeFileSync') writeFileSync(path, args[1].slice(0, args[1].length / 2));
    if (fault.isReal) process.kill(process.pid, 'SIGKILL');
    isDead = true;
    throw new Error('killed');
  }
  const takesSpace = !['renameSync', 'rmSync', 'rmdirSync', 'unlinkSync', 'utimesSync'].includes(
    name,
  );
  if (fault.kind === 'full' && operations >= fault.at && takesSpace) {
    const isWrite = name.startsWith('write');
    failWith('ENOSPC', isWrite ? 'write' : name.replace('Sync', ''), isWrite ? undefined : path);
  }
  const changed = /^(copyFile|cp|link)Sync$/.test(name) ? args[1] : path;
  if (fault.kind === 'read-only' && changed?.startsWith(fault.folder))
    failWith(fault.code, name.replace('Sync', ''), changed);
}

const mutating = [
  ...['writeFileSync', 'renameSync', 'rmSync', 'mkdirSync', 'linkSync', 'copyFileSync'],
  ...['unlinkSync', 'rmdirSync'],
  ...['cpSync', 'utimesSync', 'openSync', 'writeSync'],
];
for (const name of mutating) {
  const original = fs[name];
  fs[name] = (...args) => {
    const isOurs = args.some((arg) => typeof arg === 'string' && arg.startsWith(fault.root));
    const isCounted =
      name === 'writeSync'
        ? ownDescriptors.has(args[0])
        : isOurs && (name !== 'openSync' || args[1]?.startsWith('w'));
    if (!isCounted || fault.kind === 'none') return original(...args);
    beforeOperation(name, args);
    const result = original(...args);
    if (name === 'openSync') ownDescriptors.add(result);
    return result;
  };
}
syncBuiltinESMExports();

let said = '';
console.log = console.warn = console.error = (text) => void (said += `${text}\n`);
const { now } = Date;

process.on('message', async ({ args, ...given }) => {
  fault = given.fault;
  operations = 0;
  isDead = false;
  said = '';
  Date.now = () => now() + (given.clockMs ?? 0);
  let code;
  try {
    code = await run(args);
  } catch (error) {
    code = -1;
    said += String(error);
  }
  // Pending operations of a dead process must fail, too.
  await new Promise((resolve) => setImmediate(resolve));
  ownDescriptors.clear();
  process.send({ code, output: said, operations });
});
process.send({ code: 0, output: '', operations: 0 });
