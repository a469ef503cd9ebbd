import { version } from 'stilldocs/node';
import { expect, it } from 'vitest';
import { migrateManifest } from './package-json.ts';

it('has the engine once, and neither the former engine nor the package that migrated', () => {
  const devDependencies = {
    vitepress: '^1.0.0',
    stilldocs: '*',
    '@stilldocs/migrate': '*',
    prettier: '3',
  };
  const text = migrateManifest(JSON.stringify({ devDependencies }), /^(?:vue|vitepress)$/, '.');
  expect(JSON.parse(text)).toMatchObject({
    dependencies: { stilldocs: `^${version()}` },
    devDependencies: { prettier: '3' },
  });
  expect(text).not.toMatch(/vitepress|migrate/);
  expect(text.match(/"stilldocs"/g)).toHaveLength(1);
});
