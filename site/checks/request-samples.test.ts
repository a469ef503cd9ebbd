import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { compilerFor, referenceOf } from '../../packages/openapi/src/document/openapi.test.kit.ts';
import { facts } from '../facts.ts';
import openapi from '../openapi.json' with { type: 'json' };
import { readPages } from './page-source.ts';
import { testFolder } from '../../packages/core/src/node/files/test-folder.test.kit.ts';

// Runs the samples of the API reference, as readers see them, against a local server. A language that
// this machine does not have is reported, and its samples are read. `npm test` runs each call in one language, in
// turn; `npm run test:long` in all.

/** The runner of a sample in each language, and the program that it needs. */
const runners: Record<string, { program: string; probe: string[]; run: string[] }> = {
  curl: { program: 'bash', probe: ['-c', 'curl --version'], run: ['-c'] },
  fetch: { program: 'node', probe: ['--version'], run: ['--input-type=module', '--eval'] },
  Python: { program: 'python3', probe: ['-c', 'import requests'], run: ['-c'] },
  PHP: { program: 'php', probe: ['-r', 'curl_init();'], run: ['-r'] },
};
const available = Object.keys(runners).filter((label) => {
  const { program, probe } = runners[label]!;
  return spawnSync(program, probe).status === 0;
});
const isRun = (label: string) => available.includes(label);
for (const label of Object.keys(runners).filter((name) => !isRun(name))) {
  const { program, probe } = runners[label]!;
  console.warn(
    `The samples in ${label} are read, not run: ${program} ${probe.join(' ')} fails here.`,
  );
}

/** Fails unless the code of a sample contains every text, as it is or as in an address. */
function expectCode(code: string, texts: string[]): void {
  const plain = code.replaceAll(/\\(["'\\])/g, '$1');
  expect(
    texts.filter((text) => ![text, encodeURIComponent(text)].some((form) => plain.includes(form))),
    code,
  ).toEqual([]);
}

interface Received {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

let received: Received | undefined;
const server = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += part));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    received = { method, url, headers, body };
    response.setHeader('content-type', 'application/json');
    response.end('{"success":true}');
  });
});
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const { at, write } = testFolder({ isShared: true });
write('openapi.json', JSON.stringify({ ...openapi, servers: [{ url: host }] }));
const page = await compilerFor(at()).compile({
  path: '/api',
  file: 'pages/api.md',
  text: '---\nopenapi: ~/openapi.json\n---\n\n# Reference\n',
});

afterAll(() => {
  server.close();
});

const samples = referenceOf(page)!.groups.flatMap(({ operations }) =>
  operations.flatMap((operation) =>
    operation.samples.map(({ label, code }) => ({
      label,
      // `php -r` begins in PHP.
      code: code.replace(/^<\?php/, ''),
      method: operation.method.toUpperCase(),
      request: operation.request!,
    })),
  ),
);

async function run(label: string, code: string): Promise<string> {
  const { program, run: before } = runners[label]!;
  const child = spawn(program, [...before, code], {
    env: { ...process.env, VEV_API_KEY: 'YOUR_API_KEY' },
  });
  let output = '';
  child.stdout.on('data', (part) => (output += part));
  child.stderr.on('data', (part) => (output += part));
  await once(child, 'close');
  return output;
}

it('the samples of every call are in four languages', () => {
  expect(samples).toHaveLength(13 * 4);
  expect(new Set(samples.map(({ label }) => label))).toEqual(new Set(Object.keys(runners)));
  expect(available).toEqual(expect.arrayContaining(['curl', 'fetch']));
});

const titled = samples.map(
  (sample) => [`${sample.method} ${sample.request.path} in ${sample.label}`, sample] as const,
);

describe('the samples of the API reference have the parts of the request', () => {
  it.each(titled)('%s', (_, { label, code, method, request }) => {
    const path = request.fields
      .filter(({ place }) => place === 'path')
      .reduce((text, { name, value }) => text.replace(`{${name}}`, value), request.path);
    const own = request.fields.filter(({ place, isRequired }) => place === 'query' && isRequired);
    expectCode(code, [
      // Without a body `GET` is the default of curl and fetch.
      ...(method === 'GET' ? [] : [label === 'Python' ? `.${method.toLowerCase()}(` : method]),
      host + path,
      ...own.flatMap(({ name, value }) => [name, value]),
      ...(request.security.length > 0 ? ['x-vev-key', 'YOUR_API_KEY'] : []),
      ...(request.body ? textsOf(JSON.parse(request.body.text)) : []),
    ]);
  });
});

/** The names and texts within a value. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...textsOf(inner),
  ]);
}

describe('the samples of the API reference send what the reference says', () => {
  const labels = Object.keys(runners);
  const isInTurn = (index: number) =>
    process.env.LONG_BUILDS !== undefined ||
    Math.floor(index / labels.length) % labels.length === index % labels.length;
  it.each(titled.filter(([, { label }], index) => isRun(label) && isInTurn(index)))(
    '%s',
    async (_, { label, code, method, request }) => {
      received = undefined;
      const output = await run(label, code);
      expect(received, output).toBeDefined();
      const { url, headers, body } = received!;
      expect(received!.method).toBe(method);
      expect(url).not.toMatch(/[{}]|%7B/i);
      const { pathname, searchParams } = new URL(url, host);
      for (const { name, place, isRequired, value } of request.fields.filter(
        (it) => it.isRequired,
      )) {
        if (place === 'path') expect(pathname.split('/')).toContain(value);
        if (place === 'query' && isRequired) expect(searchParams.get(name)).toBe(value);
      }
      expect(headers['x-vev-key']).toBe(request.security.length > 0 ? 'YOUR_API_KEY' : undefined);
      if (!request.body) expect(body).toBe('');
      else if (/json/.test(request.body.type)) {
        expect(headers['content-type']).toContain('application/json');
        expect(JSON.parse(body)).toEqual(JSON.parse(request.body.text));
      } else {
        const sent = Object.fromEntries(new URLSearchParams(body));
        expect(sent).toEqual(JSON.parse(request.body.text));
      }
      expect(output).toContain('success');
    },
  );
});

describe('the samples of /api/auth send the key', () => {
  const { fences } = readPages().find(({ file }) => file === 'pages/api/auth.mdx')!;
  const labels: Record<string, string> = { bash: 'curl', js: 'fetch', php: 'PHP' };
  const own = fences.map(({ language, code }) => ({
    label: labels[language]!,
    code: code.replaceAll(facts.apiHost, host).replace(/^<\?php/, ''),
  }));

  it.each(own)('$label has the parts of the request', ({ code }) => {
    expectCode(code, [host + facts.introspectionPath, facts.apiKeyHeader, 'VEV_API_KEY']);
  });

  it.each(own.filter(({ label }) => isRun(label)))('$label', async ({ label, code }) => {
    received = undefined;
    // The runner sets the variables that a reader exports.
    const output = await run(label, code.replace(/^export .*$/m, ''));
    expect(received, output).toMatchObject({
      method: 'GET',
      url: facts.introspectionPath,
      headers: { [facts.apiKeyHeader]: 'YOUR_API_KEY' },
    });
    expect(output).toContain('200');
  });
});
