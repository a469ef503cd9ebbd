import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inventoryOf } from '../document/inventory.ts';
import { labels } from '../document/openapi.test.kit.ts';
import { parametersOf } from '../pages/operation-parts.ts';
import { readApiDocument } from '../document/read-document.ts';
import { requestOf } from '../samples/request.ts';
import type { SampleLanguage } from '../samples/sample-languages.ts';
import { sampleCodes } from '../samples/samples.ts';
import { securityOf } from '../pages/security.ts';
import { startRecording } from './recording-server.test.kit.ts';
import { fileContent, securitySchemes, seededOperations } from './seeded-operations.test.kit.ts';

/* Samples of 50 operations, each run against a server, which has to get what the document says. */

/** How a sample runs: the file that it is, the command, and how to see whether the command is there. */
const runners: Partial<
  Record<SampleLanguage, { file: string; command: string[]; probe: string[]; before?: string }>
> = {
  curl: { file: 'sample.sh', command: ['bash', 'sample.sh'], probe: ['curl', '--version'] },
  javascript: { file: 'sample.mjs', command: ['node', 'sample.mjs'], probe: ['node', '-v'] },
  python: {
    file: 'sample.py',
    command: ['python3', 'sample.py'],
    probe: ['python3', '-c', 'import requests'],
  },
  php: { file: 'sample.php', command: ['php', 'sample.php'], probe: ['php', '-r', 'curl_init();'] },
  ruby: { file: 'sample.rb', command: ['ruby', 'sample.rb'], probe: ['ruby', '-v'] },
  // Parsed only.
  go: { file: 'sample.go', command: ['gofmt', '-e', 'sample.go'], probe: ['gofmt', '-h'] },
};

const run = promisify(execFile);
const operations = seededOperations(Number(process.env.SAMPLES_SEED ?? 1), 50);
let root: string;
let server: Awaited<ReturnType<typeof startRecording>>;
let codes: Map<SampleLanguage, string>[];

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'samples-'));
  server = await startRecording();
  for (const name of ['file', 'files', 'one'])
    writeFileSync(join(root, `${name}.bin`), fileContent);
  const paths = Object.fromEntries(
    operations.map(({ path, method, operation }) => [path, { [method]: operation }]),
  );
  const written = {
    ...{ openapi: '3.1.0', info: { title: 'Rooms', version: '1' }, paths },
    ...{ servers: [{ url: server.address }], components: { securitySchemes } },
  };
  writeFileSync(join(root, 'openapi.json'), JSON.stringify(written));
  const document = readApiDocument(root, 'openapi.json', 'api.md');
  const { tags, resolve } = inventoryOf(document);
  const security = securityOf(document.root, resolve, (text) => text, labels);
  const languages = Object.keys(runners) as SampleLanguage[];
  codes = await Promise.all(
    tags[0]!.entries.map(async (entry) => {
      const parameters = parametersOf(entry, resolve);
      const request = requestOf(entry, document.root, parameters, security, resolve);
      return new Map(await sampleCodes(request, languages));
    }),
  );
});
afterAll(() => {
  server.close();
  rmSync(root, { recursive: true, maxRetries: 9 });
});

describe.each(Object.entries(runners))('samples in %s', (name, { file, command, probe }) => {
  const [tool, ...args] = probe;
  const isThere = spawnSync(tool!, args).error === undefined && spawnSync(tool!, args).status !== 1;

  it.skipIf(!isThere).each(operations)(
    `${name}: $name`,
    async ({ expected, path }) => {
      const index = operations.findIndex((each) => each.path === path);
      const code = codes[index]!.get(name as SampleLanguage)!;
      writeFileSync(join(root, file), code);
      const [program, ...rest] = command;
      const { stderr } = await run(program!, rest, { cwd: root, timeout: 20_000 }).catch(
        (error: { stderr?: string; message: string }) => ({
          stderr: error.stderr ?? error.message,
        }),
      );
      if (name === 'go') expect(stderr, code).toBe('');
      else expect(server.take() ?? stderr, code).toEqual(expected);
    },
    30_000,
  );
});
