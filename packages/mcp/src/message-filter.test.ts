import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engineRoot } from '../../core/src/node/files/engine-version.ts';
import { messageFilter } from './message-filter.ts';

const ping = '{"jsonrpc":"2.0","id":1,"method":"ping"}';

/** Sends chunks through the filter. Returns the forwarded messages and the answers. */
async function filtered(...chunks: (string | Buffer)[]) {
  const answers: { id: unknown; error: { code: number; message: string } }[] = [];
  const filter = messageFilter((text) => answers.push(JSON.parse(text)));
  let passed = '';
  filter.on('data', (data: Buffer) => (passed += data.toString()));
  for (const chunk of chunks) filter.write(chunk);
  filter.end();
  await once(filter, 'end');
  return { passed, answers: answers.map(({ id, error }) => [id, error.code]) };
}

describe('messageFilter', () => {
  it('passes messages on, however they are cut', async () => {
    const text = '{"jsonrpc":"2.0","method":"日本"}';
    const bytes = Buffer.from(`${ping}\r\n\n${text}\n`);
    const expected = { passed: `${ping}\n${text}\n`, answers: [] };
    expect(await filtered(bytes)).toEqual(expected);
    expect(await filtered(...Array.from(bytes, (byte) => Buffer.from([byte])))).toEqual(expected);
  });

  it.each([
    ['nonsense', null, -32700],
    ['{"jsonrpc":"2.0","id":1', null, -32700],
    ['\0\xff', null, -32700],
    ['[]', null, -32600],
    [`[${ping}]`, null, -32600],
    ['null', null, -32600],
    ['"text"', null, -32600],
    ['{}', null, -32600],
    ['{"jsonrpc":"1.0","id":7,"method":"ping"}', 7, -32600],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', null, -32600],
    ['{"jsonrpc":"2.0","id":"a","method":5}', 'a', -32600],
  ])('answers %j with an error, and goes on', async (line, id, code) => {
    expect(await filtered(`${line}\n${ping}\n`)).toEqual({
      passed: `${ping}\n`,
      answers: [[id, code]],
    });
  });

  it('answers a message that is too long with an error, keeps none of it, and goes on', async () => {
    const chunks = Array.from({ length: 64 }, () => 'x'.repeat(1_000_000));
    expect(await filtered('{"id":1,"method":"', ...chunks, `"}\n${ping}\n`)).toEqual({
      passed: `${ping}\n`,
      answers: [[null, -32600]],
    });
  });
});

describe('docs mcp', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'messages-'));
    mkdirSync(join(folder, 'dist/_page'), { recursive: true });
    writeFileSync(join(folder, 'dist/404.html'), '<!doctype html><html lang="en" data-base="">');
    const index = { pageTitle: 'Home', title: 'Home', description: '', regions: { main: '' } };
    writeFileSync(join(folder, 'dist/_page/index.json'), JSON.stringify(index));
    cpSync(join(folder, 'dist/_page/index.json'), join(folder, 'dist/_page/guide.json'));
  });
  afterAll(() => rmSync(folder, { recursive: true, maxRetries: 9 }));

  it('outlives hostile messages, and answers each', async () => {
    const docs = join(engineRoot, 'bin/docs.mjs');
    const server = spawn(process.execPath, [docs, 'mcp', '--root', folder, '--out', 'dist'], {
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const lines = createInterface({ input: server.stdout })[Symbol.asyncIterator]();
    const send = (message: object | string) =>
      void server.stdin.write(
        `${typeof message === 'string' ? message : JSON.stringify({ jsonrpc: '2.0', ...message })}\n`,
      );
    const ask = async (message: object | string) => {
      send(message);
      const { value } = await lines.next();
      return JSON.parse(value as string) as { id: unknown; error?: { code: number } };
    };
    const call = (id: number, name: string, values: object) =>
      ask({ id, method: 'tools/call', params: { name, arguments: values } });
    const clientInfo = { name: 'test', version: '1' };
    const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };
    expect(await ask('nonsense')).toMatchObject({ id: null, error: { code: -32700 } });
    expect(await ask({ id: 1, method: 'initialize', params })).toHaveProperty('result');
    send({ method: 'notifications/initialized' });
    expect(await ask('x'.repeat(20_000_000))).toMatchObject({ error: { code: -32600 } });
    const deep = `{"jsonrpc":"2.0","id":2,"method":"ping","params":{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}}`;
    expect(await ask(deep)).toHaveProperty('id');
    const long = '/'.repeat(500_000);
    for (const [name, key] of Object.entries({
      search: 'query',
      read_page: 'page',
      list_pages: 'under',
      read_section: 'section',
    })) {
      const refused = await call(3, name, { page: '/guide', [key]: long });
      expect(refused).toMatchObject({ id: 3, result: { isError: true } });
      expect(JSON.stringify(refused).length).toBeLessThan(2000);
      // The maximum length.
      const answered = await call(4, name, { page: '/guide', [key]: `${long.slice(0, 1999)}x` });
      expect(answered).toHaveProperty('id', 4);
    }
    expect(await call(5, 'list_pages', {})).toMatchObject({
      result: { content: [{ text: expect.stringContaining('/guide') }] },
    });
    server.stdin.end();
    expect(await once(server, 'exit')).toEqual([0, null]);
  }, 30_000);
});
