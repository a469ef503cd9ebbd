import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ViteDevServer } from 'vite';
import type { DevSite } from './dev-site.ts';
import { watchSite } from './dev-watch.ts';

const modules = new Set(['/site/components/A.tsx']);
let site: { config: object };
let watcher: EventEmitter & { add(): void };
let send: ReturnType<typeof vi.fn>;
let forget: ReturnType<typeof vi.fn<() => void>>;
let isRead: ReturnType<typeof vi.fn<() => boolean>>;
let updatePages: ReturnType<typeof vi.fn<(file?: string) => boolean>>;
let clearModules: ReturnType<typeof vi.fn<() => void>>;
let restart: ReturnType<typeof vi.fn<() => void>>;
let said: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  watcher = Object.assign(new EventEmitter(), { add: () => undefined });
  [send, forget, updatePages, clearModules] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  isRead = vi.fn(() => false);
  restart = vi.fn();
  const getModulesByFile = (file: string) => (modules.has(file) ? new Set([{}]) : undefined);
  const vite = {
    watcher,
    ws: { on: () => undefined, send },
    environments: { ssr: { moduleGraph: { getModulesByFile } } },
  } as unknown as ViteDevServer;
  const config = { pagesDir: 'pages' };
  const configFiles = {
    main: '/site/docs.config.ts',
    all: ['/site/docs.config.ts', '/site/sidebars.ts'],
  };
  site = { root: '/site', config, configFiles, pages: [] } as typeof site;
  const dev = {
    site,
    forget,
    updatePages,
    isRead,
    affectedBy: () => [],
    onAnswers: vi.fn(),
  } as unknown as DevSite;
  watchSite(
    {
      vite,
      dev,
      changes: { count: 0, broken: [] },
      styles: { good: new Map(), modules: new Map(), broken: new Map() },
    },
    clearModules,
    restart,
  );
});
afterEach(() => {
  vi.useRealTimers();
  said.mockRestore();
});

const happen = (event: string, ...files: string[]) => {
  for (const file of files) watcher.emit('all', event, file);
  vi.runAllTimers();
};
/** The number of calls: pages dropped, messages to browsers, modules dropped. */
const counts = () => [forget, send, clearModules].map(({ mock }) => mock.calls.length);

it('a page whose badge the sidebar shows changes all pages', () => {
  updatePages.mockReturnValue(true);
  happen('change', '/site/pages/a.md');
  expect(send).not.toHaveBeenCalled();
  updatePages.mockImplementation(() => {
    site.config = { ...site.config, sidebar: { '/': [] } };
    return true;
  });
  happen('change', '/site/pages/a.md');
  expect(send).toHaveBeenCalledWith('docs:changed', { path: null });
});

describe('a file that pages are made from', () => {
  it.each(['change', 'add', 'unlink'])('makes them anew at its %s', (event) => {
    happen(event, '/site/samples/s.sh');
    expect(counts()).toEqual([1, 1, 0]);
    happen(event, '/site/components/A.tsx');
    expect(counts()).toEqual([2, 2, 1]);
  });

  it('may hold the expansions of a page', () => {
    happen('change', '/site/pages/a.search.txt');
    expect(counts()).toEqual([1, 1, 0]);
    expect(updatePages).toHaveBeenCalledTimes(1);
  });

  it('may be code that a page includes, of another package as well', () => {
    happen('change', '/site/samples/s.ts', '/packages/a/s.ts');
    expect(counts()).toEqual([0, 0, 0]);
    isRead.mockReturnValue(true);
    happen('change', '/packages/a/s.ts');
    expect(counts()).toEqual([1, 1, 0]);
  });

  it.each(['s.ts', 'data/x.json'])('may be what was looked for, when %s is new', (file) => {
    happen('add', `/site/${file}`);
    expect(counts()).toEqual([1, 1, 1]);
  });

  it('is heard of once when many come or go', () => {
    happen('unlink', '/site/a.png', '/site/b.png', '/site/c.png');
    expect(counts()).toEqual([1, 1, 0]);
  });

  it.each(['_part.mdx', '_parts/a.md', 'guide/_part.md'])('may be the partial %s', (name) => {
    happen('change', `/site/pages/${name}`);
    expect(counts()).toEqual([1, 1, 0]);
  });

  it('may be a page that others import', () => {
    isRead.mockReturnValue(true);
    updatePages.mockReturnValueOnce(true).mockReturnValue(false);
    happen('change', '/site/pages/a.mdx');
    expect(counts()).toEqual([1, 1, 0]);
  });

  it('leaves to the browser what only it imports', () => {
    happen('change', '/site/components/Island.tsx');
    happen('change', '/site/styles.css');
    happen('addDir', '/site/samples');
    expect(counts()).toEqual([0, 0, 0]);
  });
});

describe('a file that cannot be read', () => {
  const refuse = (code: string) => () => {
    throw Object.assign(new Error(code), { code, syscall: 'open', path: '/site/pages/b.md' });
  };

  it.each(['add', 'change'])('ends nothing and is told of, at its %s', (event) => {
    updatePages.mockImplementation(refuse('EACCES'));
    happen(event, '/site/pages/b.md');
    expect(String(said.mock.calls)).toContain('EACCES: cannot open /site/pages/b.md');
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }));
  });

  it('ends nothing when another file changes', () => {
    forget.mockImplementation(refuse('EACCES'));
    happen('change', '/site/openapi.json');
    expect(String(said.mock.calls)).toContain('EACCES: cannot open /site/pages/b.md');
  });

  it('is not told of when it is gone', () => {
    updatePages.mockImplementation(refuse('ENOENT'));
    happen('add', '/site/pages/b.md');
    expect(said).not.toHaveBeenCalled();
  });
});

it('the configuration is loaded once for several changes at a time', () => {
  happen('change', '/site/docs.config.ts', '/site/docs.config.ts', '/site/sidebars.ts');
  expect(restart).toHaveBeenCalledTimes(1);
  happen('change', '/site/docs.config.ts');
  expect(restart).toHaveBeenCalledTimes(2);
});
