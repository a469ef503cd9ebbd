import { version } from 'stilldocs/node';
import { expect, it } from 'vitest';
import { leftPackages, migrateManifest } from './package-json.ts';

it('has no version that only the workspace of the former site knows', () => {
  const written = JSON.stringify({
    dependencies: { ui: 'workspace:*', icons: 'catalog:', dayjs: '^1.0.0' },
    devDependencies: { tools: 'link:../tools', lint: 'catalog:dev' },
  });
  const text = migrateManifest(written, /^vue$/, '.');
  expect(text).not.toMatch(/workspace:|catalog:|link:/);
  expect(JSON.parse(text)).toMatchObject({
    dependencies: { icons: 'latest', dayjs: '^1.0.0' },
    devDependencies: { lint: 'latest' },
  });
  expect(leftPackages(written)).toEqual(['ui', 'tools']);
  expect(leftPackages(undefined)).toEqual([]);
});

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
