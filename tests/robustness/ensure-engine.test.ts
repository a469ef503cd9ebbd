import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { installationRecords } from '../../packages/core/bin/ensure-engine.mjs';

it.each(['engine/node_modules/.modules.yaml', 'node_modules/.package-lock.json', 'bun.lock'])(
  'an installation is noticed by %s',
  (file) => {
    const root = mkdtempSync(join(tmpdir(), 'installation-'));
    const engine = join(root, 'engine');
    mkdirSync(engine);
    const before = installationRecords(engine);
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), '{}');
    expect(installationRecords(engine)).toEqual([join(root, file), ...before].sort());
    rmSync(root, { recursive: true, maxRetries: 9 });
  },
);
