import { type Browser, chromium } from '@playwright/test';
import { findChromium } from '../../tests/ensure-chromium.mjs';

/** Starts a headless Chromium; the caller closes it. */
export function launch(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}
