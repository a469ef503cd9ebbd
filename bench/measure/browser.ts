import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../tests/ensure-chromium.mjs';
import { launchAgain } from '../../tests/helpers/launch.ts';

/** Starts a headless Chromium; the caller closes it. */
export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return launchAgain(() =>
    chromium.launch({
      ...(executablePath && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    }),
  );
}
