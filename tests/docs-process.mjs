// Runs commands of the engine one after the other, as `docs.test.kit.ts` asks. Each has its own arguments,
// environment and working directory, and ends with its exit code and its output.
import { ensureEngine } from '../packages/core/bin/ensure-engine.mjs';

/** The memory, in bytes, from which another process takes the next command: modules of sites are never freed. */
const maxMemory = 1e9;

const { run } = await import(await ensureEngine());

/** Collects what is written to a stream. */
function collect(stream) {
  const parts = [];
  const { write } = stream;
  stream.isTTY = false;
  stream.write = (part, encoding, written = encoding) => {
    parts.push(Buffer.from(part));
    if (typeof written === 'function') written();
    return true;
  };
  return () => {
    stream.write = write;
    return Buffer.concat(parts).toString();
  };
}

process.on('message', async ({ args, cwd, env }) => {
  for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
  Object.assign(process.env, env);
  process.chdir(cwd);
  const [stdout, stderr] = [collect(process.stdout), collect(process.stderr)];
  const status = await run(args);
  const answer = { status, stdout: stdout(), stderr: stderr() };
  process.exitCode = undefined;
  const isLast = process.memoryUsage.rss() > maxMemory;
  process.send({ ...answer, isLast }, () => isLast && process.exit());
});
process.send('ready');
