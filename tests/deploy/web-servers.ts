import { type ChildProcess, spawn } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliModule } from '../ensure-servers.mjs';
import type { RunningServer } from '../helpers/plain-host.ts';

/** The served folder, a folder for the server's own files, and the base. */
export interface Served {
  root: string;
  temporary: string;
  base: string;
}

const snippet = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../deploy/${name}`, import.meta.url)), 'utf8');

/** Replaces a text in a snippet; fails if the snippet does not contain it. */
function put(text: string, written: string, wanted: string): string {
  if (!text.includes(written)) throw new Error(`Unexpected snippet, expected "${written}" in it`);
  return text.replaceAll(written, wanted);
}

/** Runs nginx with `deploy/nginx.conf`, adapted as by a user. */
export async function startNginx(command: string, { root, temporary, base }: Served) {
  const port = await freePort();
  let server = put(snippet('nginx.conf'), 'listen 80;', `listen 127.0.0.1:${port};`);
  server = put(server, '/srv/docs/_headers', `${root}${base}/_headers`);
  server = put(server, '/srv/docs', root);
  server = put(server, '=404 /404$', `=404 ${base}/404$`);
  const hasBrotli = existsSync(brotliModule);
  if (hasBrotli) server = put(server, '# brotli_static on;', 'brotli_static on;');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${temporary}/${name};`)
    .join('\n');
  copyFileSync('/etc/nginx/mime.types', join(temporary, 'mime.types'));
  writeFileSync(
    join(temporary, 'nginx.conf'),
    `${hasBrotli ? `load_module ${brotliModule};` : ''}
daemon off; master_process off; pid ${temporary}/nginx.pid; error_log stderr;
events {}
http { access_log off; ${paths}
${server} }`,
  );
  const run = ['-p', temporary, '-c', join(temporary, 'nginx.conf'), '-e', 'stderr'];
  return startProcess(spawn(command, run), port);
}

/** Runs Caddy with `deploy/Caddyfile`, adapted as by a user. */
export async function startCaddy(command: string, { root, temporary, base }: Served) {
  const port = await freePort();
  let site = put(snippet('Caddyfile'), 'docs.example {', `http://127.0.0.1:${port} {`);
  site = put(site, '/srv/docs/_headers', `${root}${base}/_headers`);
  site = put(site, '/srv/docs', root);
  site = put(site, 'rewrite * /404{', `rewrite * ${base}/404{`);
  const file = join(temporary, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n}\n${site}`);
  const env = { ...process.env, XDG_DATA_HOME: temporary, XDG_CONFIG_HOME: temporary };
  return startProcess(
    spawn(command, ['run', '--config', file, '--adapter', 'caddyfile'], { env }),
    port,
  );
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  await new Promise((done) => server.close(done));
  return port;
}

/** Waits until a server answers; fails with its output. */
export async function startProcess(child: ChildProcess, port: number): Promise<RunningServer> {
  let said = '';
  child.stderr!.on('data', (text: Buffer) => (said += text));
  const ended = new Promise<never>((_, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => reject(new Error(`Unexpected end with ${code}:\n${said}`)));
  });
  ended.catch(() => undefined);
  await Promise.race([answers(port), ended]);
  return {
    port,
    async close() {
      child.kill();
      await ended.catch(() => undefined);
    },
  };
}

async function answers(port: number): Promise<void> {
  for (;;) {
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return;
    } catch {
      await new Promise((done) => setTimeout(done, 25));
    }
  }
}
