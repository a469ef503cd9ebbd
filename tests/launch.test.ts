import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { launchAgain } from './helpers/launch.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'launch-'));
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Launches a program that crashes, as Playwright sees a browser's crash. */
function crash(): Promise<Browser> {
  const executablePath = join(folder, 'chromium');
  writeFileSync(executablePath, '#!/bin/bash\nkill -SEGV $$\n');
  chmodSync(executablePath, 0o755);
  return chromium.launch({ executablePath });
}

it('launches a browser that crashed at its start once more, and says so', async () => {
  const browser = {} as Browser;
  const launch = vi.fn(() => Promise.resolve(browser)).mockImplementationOnce(crash);
  expect(await launchAgain(launch)).toBe(browser);
  expect(console.error).toHaveBeenCalledWith(expect.stringContaining('launched again'));
});

it('fails if the browser crashes twice', async () => {
  const launch = vi.fn(crash);
  await expect(launchAgain(launch)).rejects.toThrow('browser has been closed');
  expect(launch).toHaveBeenCalledTimes(2);
});

it('fails at once for any other reason', async () => {
  const launch = vi.fn(() => chromium.launch({ executablePath: join(folder, 'none') }));
  await expect(launchAgain(launch)).rejects.toThrow("executable doesn't exist");
  expect(launch).toHaveBeenCalledOnce();
});
