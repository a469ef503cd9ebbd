import * as v from 'valibot';
import { expect, it } from 'vitest';
import { configSchema } from '../../shared/config/config.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { headerFile } from './headers.ts';

const parsed = (headers: Record<string, string | false>) =>
  v.safeParse(configSchema, { title: 'Site', headers });
const linesOf = (headers: Record<string, string | false>) =>
  headerFile('_headers', configOf({ headers }), {}).split('\n');

it('replaces, removes and adds headers', () => {
  const lines = linesOf({
    'permissions-policy': 'camera=(self)',
    'Referrer-Policy': false,
    'X-Robots-Tag': 'noindex',
  });
  expect(lines.filter((line) => /permissions/i.test(line))).toEqual([
    '  permissions-policy: camera=(self)',
  ]);
  expect(lines.join()).not.toContain('Referrer-Policy');
  expect(lines).toContain('  X-Robots-Tag: noindex');
  expect(lines).toContain('  X-Content-Type-Options: nosniff');
});

it.each([
  ['Content-Security-Policy', 'default-src *'],
  ['X Y', 'a'],
  ['X-A', 'a\nX-B: b'],
  ['X-A', '$host'],
  ['X-A', '{env.HOME}'],
  ['X-A', ''],
])('rejects %s: %j', (name, value) => {
  expect(parsed({ [name]: value }).success).toBe(false);
});
