// Starts the servers of the browser tests side by side: Playwright starts one after the other, and two of them build the
// fixture first. Each argument is an address and the command of its server. Ends with the first of them that ends.
import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';

/** The time between two requests, in ms. */
const pause = 100;

/** Waits until a server answers. */
async function answers(address) {
  while (!(await fetch(address).catch(() => undefined))) await setTimeout(pause);
}

const servers = process.argv.slice(2).map((argument) => argument.split(/ (.*)/));
for (const [address, command] of servers) {
  if (await fetch(address).catch(() => undefined)) {
    console.error(`${address} is in use: end its server, or set BROWSER_PORT`);
    process.exit(1);
  }
  const child = spawn(command, { shell: true, stdio: 'inherit' });
  child.on('exit', (code) => {
    console.error(`The server of ${address} ended with ${code}: ${command}`);
    process.exit(1);
  });
}
await Promise.all(servers.map(([address]) => answers(address)));
console.log('All servers answer');
