import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { headScript } from './head-script.ts';

/**
 * Runs the script as a page does. Returns its registrations, and the worker's side of the browser.
 */
function load({
  base = '',
  serviceWorker = true,
  saveData = false,
  refused = false,
  forced = false,
} = {}) {
  const container = {
    register: vi.fn(async () => {
      if (refused) throw new TypeError('refused');
    }),
    controller: { postMessage: vi.fn() },
    oncontrollerchange: undefined as (() => void) | undefined,
  };
  const listeners: Record<string, () => void> = {};
  const classes = { toggle: vi.fn() };
  const theme = { colorScheme: 'dark' as const, forced };
  runInNewContext(headScript({ base, serviceWorker, theme }), {
    document: { documentElement: { classList: classes, dataset: {} } },
    matchMedia: () => ({ matches: false }),
    navigator: { serviceWorker: container, connection: { saveData } },
    performance: { getEntriesByType: () => [{ name: 'https://docs.example/_page/a.json' }] },
    addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
    window: {
      trustedTypes: {
        createPolicy: (
          name: string,
          { createScriptURL }: { createScriptURL(url: string): string },
        ) => ({
          createScriptURL: (url: string) => `${name}: ${createScriptURL(url)}`,
        }),
      },
    },
  });
  return { container, listeners, classes };
}

describe('the inline script', () => {
  it('sets the color scheme, unless the site has one alone', () => {
    expect(load().classes.toggle).toHaveBeenCalledWith('dark', false);
    expect(load({ forced: true }).classes.toggle).not.toHaveBeenCalled();
  });

  it('registers the worker of the site when the page has loaded, under a policy of its own', () => {
    const { container, listeners } = load({ base: '/my docs' });
    expect(container.register).not.toHaveBeenCalled();
    listeners.load!();
    expect(container.register).toHaveBeenCalledExactlyOnceWith('docs-worker: /my%20docs/sw.js');
  });

  it('sends the fetched files of the page to its new worker', () => {
    const { container, listeners } = load();
    listeners.load!();
    container.oncontrollerchange!();
    expect(container.controller.postMessage).toHaveBeenCalledExactlyOnceWith([
      'https://docs.example/_page/a.json',
    ]);
  });

  it('ignores a rejected registration', async () => {
    const { container, listeners } = load({ refused: true });
    listeners.load!();
    // An unhandled rejection would fail the run.
    await expect(container.register.mock.results[0]!.value).rejects.toThrow('refused');
  });

  it('registers nothing for a reader who saves data', () => {
    const { container, listeners } = load({ saveData: true });
    listeners.load!();
    expect(container.register).not.toHaveBeenCalled();
  });

  it('has no listeners if the site has no worker', () => {
    expect(load({ serviceWorker: false }).listeners.load).toBeUndefined();
  });
});
