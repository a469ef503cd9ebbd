import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { beforeAll, describe, expect, it } from 'vitest';
import { sourceTags, targetTags } from './helpers/tags.ts';

let used: Set<string>;

/** The tags of a file's tests, as Playwright reports them: without the `@`. */
const tagsOf = ({ specs, suites = [] }: JSONReportSuite): string[] => [
  ...specs.flatMap(({ tags }) => tags.map((tag) => `@${tag}`)),
  ...suites.flatMap(tagsOf),
];

beforeAll(async () => {
  const root = join(import.meta.dirname, '..');
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const config = join(import.meta.dirname, 'playwright.config.ts');
  const args = [cli, 'test', '-c', config, '--list', '--reporter=json'];
  const { stdout } = await promisify(execFile)(process.execPath, args, { maxBuffer: 2 ** 26 });
  used = new Set((JSON.parse(stdout) as JSONReport).suites.flatMap(tagsOf));
});

describe('the tags of browser tests', () => {
  it('name every section of the specification and every ruling', () => {
    expect(sourceTags.filter((tag) => !used.has(tag))).toEqual([]);
  });

  it('are all defined, for a mistyped one would run a test where it cannot', () => {
    const defined = new Set([...sourceTags, ...Object.keys(targetTags)]);
    expect([...used].filter((tag) => !defined.has(tag))).toEqual([]);
  });
});
