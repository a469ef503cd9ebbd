import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { emptyFacts } from '../../shared/page/page.ts';
import { siteWith } from '../site/site.test.kit.ts';
import { checkClientPackages } from './client-packages.ts';

it('a page that imports a package for the browser is named, with its line and what to write', () => {
  const root = mkdtempSync(join(tmpdir(), 'client-packages-'));
  const packages = {
    tabs: '/* (c) */ "use strict";\n"use client";\nexports.Tabs = 1;',
    plain: 'exports.text = "use client";',
  };
  for (const [name, code] of Object.entries(packages)) {
    mkdirSync(join(root, 'node_modules', name), { recursive: true });
    writeFileSync(join(root, 'node_modules', name, 'index.js'), code);
  }
  const imports = ['tabs', 'plain', 'absent', './tabs.tsx'].map((specifier, index) => ({
    specifier,
    line: index + 1,
  }));
  const facts = { ...emptyFacts('/a', 'pages/a.mdx'), imports };
  const found = checkClientPackages(siteWith({ root }), new Map([['/a', facts]]));
  rmSync(root, { recursive: true });
  expect(found).toMatchObject([
    {
      severity: 'warning',
      rule: 'browser-hook',
      message: expect.stringContaining('The package "tabs" is for the browser'),
      hint: expect.stringContaining("export { … } from 'tabs'"),
      file: 'pages/a.mdx',
      line: 1,
    },
  ]);
});
