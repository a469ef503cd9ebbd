import { expect, it } from 'vitest';
import { DiagnosticError } from '../../shared/diagnostics/diagnostic.ts';
import { loadConfig } from './config/load-config.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder({ isShared: true });

const house = `{ name: 'house', rules: {
  seats: { severity: 'error', finds: 'A room without seats' },
  floor: { severity: 'error', finds: 'A room on no floor', isFixed: true },
} }`;

async function load(checks: string, extensions = house) {
  const text = `export default { title: 'Site', extensions: [${extensions}], checks: ${checks} };`;
  write('docs.config.ts', text);
  return loadConfig(at(), at('.cache'));
}

async function problemsOf(checks: string, extensions?: string): Promise<string[]> {
  const error: unknown = await load(checks, extensions).catch((reason: unknown) => reason);
  if (!(error instanceof DiagnosticError)) return [];
  return error.diagnostics.map(({ message, hint, line }) => `${line}: ${message} (${hint})`);
}

it('the configuration sets a rule of an extension', async () => {
  const { config } = await load(`{ seats: { severity: 'warn', allow: ['pages/old/*'] } }`);
  expect(config.checks['seats']).toEqual({ severity: 'warn', allow: ['pages/old/*'] });
});

it('an unknown rule is the same error beside rules of extensions, which it may mean', async () => {
  expect(await problemsOf(`{ seat: 'off', 'dead-lnk': 'off' }`)).toEqual([
    '4: Unexpected key "checks.seat" in docs.config.ts, expected a known key (Did you mean "seats"?)',
    '4: Unexpected key "checks.dead-lnk" in docs.config.ts, expected a known key (Did you mean "dead-link"?)',
  ]);
  expect(await problemsOf(`{ seats: 'off' }`, '')).toHaveLength(1);
});

it('a fixed rule has no setting, and a setting has the values of any other', async () => {
  expect(await problemsOf(`{ floor: 'off' }`)).toEqual([
    expect.stringContaining('expected no setting of this rule'),
  ]);
  expect(await problemsOf(`{ seats: 'on' }`)).toEqual([expect.stringContaining('"on"')]);
});

it('a rule that the engine or another extension has is an error that names both', async () => {
  const of = (name: string, rule: string) =>
    `{ name: '${name}', rules: { '${rule}': { severity: 'warn', finds: 'A' } } }`;
  expect(await problemsOf('{}', of('a', 'dead-link'))).toEqual([
    expect.stringContaining(
      'The extension "a" has a rule "dead-link", which is a rule of the engine',
    ),
  ]);
  expect(await problemsOf('{}', `${of('a', 'x')}, ${of('b', 'x')}`)).toEqual([
    expect.stringContaining('A second rule "x", by the extension "b": the first is by "a"'),
  ]);
  expect(await problemsOf('{}', of('a', 'Some rule'))).toEqual([
    expect.stringContaining('(extension "a")'),
  ]);
});
