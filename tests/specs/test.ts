import { expect, test as base } from '@playwright/test';

/**
 * Fails a test on anything a page writes to its console and on any uncaught error: development
 * React and the runtime speak up there first.
 */
export const test = base.extend<{ allowedMessages: RegExp[]; base: string; consoleGuard: void }>({
  allowedMessages: [[], { option: true }],
  /** The base path of the site under test, without a slash at its end. */
  base: async ({ baseURL }, use) => {
    await use(new URL(baseURL!).pathname.replace(/\/$/, ''));
  },
  consoleGuard: [
    async ({ page, allowedMessages }, use) => {
      const messages: string[] = [];
      const isNoise = (text: string) => /^\[vite\]|React DevTools/.test(text) || allowedMessages.some((allowed) => allowed.test(text));
      page.on('console', (message) => {
        if (!isNoise(message.text())) messages.push(`${message.type()}: ${message.text()}`);
      });
      page.on('pageerror', (error) => messages.push(`uncaught: ${error.message}`));
      await use();
      expect(messages, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
