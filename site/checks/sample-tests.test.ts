import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const vitest = join(
  dirname(createRequire(import.meta.url).resolve('vitest/package.json')),
  'vitest.mjs',
);
const config = fileURLToPath(new URL('sample-tests.config.ts', import.meta.url));

it('the tests among the recipes pass, as many as /guides/recipes/testing says', async () => {
  const args = [vitest, 'run', '--config', config, '--reporter', 'json'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { numPassedTests, numTotalTests } = JSON.parse(stdout) as Record<string, number>;
  expect([numPassedTests, numTotalTests]).toEqual([4, 4]);
});
