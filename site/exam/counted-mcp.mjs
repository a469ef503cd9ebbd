// `docs mcp` of the site of an exam, with a log of what the agent reads: a line of JSON for each answer and each page.
import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [docs, folder, log] = process.argv.slice(2);
const server = spawn(process.execPath, [docs, 'mcp', '--root', folder, '--out', '.'], {
  stdio: ['pipe', 'pipe', 'inherit'],
});
const note = (entry) => appendFileSync(log, `${JSON.stringify(entry)}\n`);
createInterface({ input: process.stdin })
  .on('line', (line) => {
    const { page } = JSON.parse(line).params?.arguments ?? {};
    if (page) note({ page });
    server.stdin.write(`${line}\n`);
  })
  .on('close', () => server.stdin.end());
server.stdout.on('data', (data) => note({ bytes: data.length }));
server.stdout.pipe(process.stdout);
