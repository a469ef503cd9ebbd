import { describe, expect, it } from 'vitest';
import {
  cleanPath,
  fileOfPath,
  htmlFiles,
  internalHref,
  isUnder,
  longestPrefix,
  normalizeBase,
  payloadFile,
  withBase,
  withoutBase,
} from './paths.ts';

describe('normalizeBase', () => {
  it.each([
    ['docs', '/docs'],
    ['/docs', '/docs'],
    ['/docs/', '/docs'],
    ['//docs//', '/docs'],
    ['/a/b/', '/a/b'],
    ['/', ''],
    ['', ''],
    ['///', ''],
  ])('turns %j into %j', (written, base) => {
    expect(normalizeBase(written)).toBe(base);
  });
});

describe('cleanPath', () => {
  it.each(['/', 'index/', '/index', '.html/', '/.html'])('is linear in a length of %j', (part) => {
    const begun = performance.now();
    cleanPath(`${part.repeat(100_000)}x`);
    cleanPath(`x${part.repeat(100_000)}`);
    normalizeBase(`${part.repeat(100_000)}x`);
    // A pattern that backtracks from each character takes minutes.
    expect(performance.now() - begun).toBeLessThan(1000);
  });

  it.each([
    '/cli/commands',
    '/cli/commands/',
    '/cli/commands.html',
    '/cli/commands//',
    '/cli/commands/index.html',
  ])('reduces %j to the clean path', (pathname) => {
    expect(cleanPath(pathname)).toBe('/cli/commands');
  });

  it.each(['', '/', '//', '/index', '/index.html', '/index/', 'index.html'])(
    'reduces %j to the home page',
    (pathname) => {
      expect(cleanPath(pathname)).toBe('/');
    },
  );

  it('takes "index" and ".html" only as whole endings', () => {
    expect(cleanPath('/reindex')).toBe('/reindex');
    expect(cleanPath('/index/a')).toBe('/index/a');
    expect(cleanPath('/a.html.b')).toBe('/a.html.b');
    expect(cleanPath('/ahtml')).toBe('/ahtml');
  });

  it('does not change a clean path', () => {
    for (const path of ['/', '/a', '/a/b', '/日本', '/v1.2']) expect(cleanPath(path)).toBe(path);
  });
});

describe('withBase and withoutBase', () => {
  it('add the base to a path and remove it', () => {
    for (const base of ['', '/docs', '/a/b']) {
      for (const path of ['/', '/x', '/x/y'])
        expect(withoutBase(base, withBase(base, path))).toBe(path);
    }
  });

  it('end the home page with a slash', () => {
    expect(withBase('/docs', '/')).toBe('/docs/');
  });

  it('treat the base itself as the home page', () => {
    expect(withoutBase('/docs', '/docs')).toBe('/');
  });

  it('recognize a pathname outside the base, also one with its letters as prefix', () => {
    expect(withoutBase('/docs', '/')).toBeUndefined();
    expect(withoutBase('/docs', '/docs-old/x')).toBeUndefined();
    expect(withoutBase('/docs', '/x/docs/y')).toBeUndefined();
  });
});

describe('internalHref', () => {
  it('is clean, under the base, and keeps query and fragment', () => {
    expect(internalHref('/docs', '/cli.html?a=/b/#c.html')).toBe('/docs/cli?a=/b/#c.html');
    expect(internalHref('', '/cli/#x')).toBe('/cli#x');
    expect(internalHref('/docs', '/')).toBe('/docs/');
    expect(internalHref('/docs', '/index.html#top')).toBe('/docs/#top');
  });

  it('leads to the home page when it is empty', () => {
    expect(internalHref('/docs', '')).toBe('/docs/');
    expect(internalHref('/docs', '#x')).toBe('/docs/#x');
  });
});

describe('isUnder', () => {
  it('covers a path at a segment boundary only', () => {
    expect(isUnder('/api', '/api')).toBe(true);
    expect(isUnder('/api/auth', '/api')).toBe(true);
    expect(isUnder('/api-x', '/api')).toBe(false);
    expect(isUnder('/apis', '/api')).toBe(false);
    expect(isUnder('/', '/api')).toBe(false);
  });

  it('takes a prefix in any of its three forms', () => {
    for (const prefix of ['/api', '/api/', '/api.html'])
      expect(isUnder('/api/auth', prefix)).toBe(true);
  });

  it('covers everything by the home page', () => {
    expect(isUnder('/', '/')).toBe(true);
    expect(isUnder('/a/b', '/')).toBe(true);
  });

  it('is no pattern: a dot is a dot', () => {
    expect(isUnder('/v1x2', '/v1.2')).toBe(false);
  });
});

describe('longestPrefix', () => {
  it('takes the longest prefix at a segment boundary', () => {
    const prefixes = ['/', '/api', '/api/auth', '/api/authors'];
    expect(longestPrefix(prefixes, '/api/auth/keys')).toBe('/api/auth');
    expect(longestPrefix(prefixes, '/api/other')).toBe('/api');
    expect(longestPrefix(prefixes, '/api-x')).toBe('/');
  });

  it('does not depend on the order of the prefixes', () => {
    expect(longestPrefix(['/a/b', '/a', '/'], '/a/b/c')).toBe('/a/b');
    expect(longestPrefix(['/', '/a', '/a/b'], '/a/b/c')).toBe('/a/b');
  });

  it('measures clean prefixes, so that a slash at an end wins nothing', () => {
    expect(longestPrefix(['/a/b', '/a.html'], '/a/b')).toBe('/a/b');
    expect(longestPrefix(['/a', '/a/'], '/a/b')).toBe('/a');
  });

  it('is undefined when nothing covers the path', () => {
    expect(longestPrefix([], '/a')).toBeUndefined();
    expect(longestPrefix(['/b'], '/a')).toBeUndefined();
  });
});

describe('files of a path', () => {
  it('writes two HTML twins for a page and one for the home page', () => {
    expect(htmlFiles('/cli/commands')).toEqual(['cli/commands.html', 'cli/commands/index.html']);
    expect(htmlFiles('/')).toEqual(['index.html']);
  });

  it('lets "index" stand for the home page', () => {
    expect(fileOfPath('/', '.md')).toBe('index.md');
    expect(fileOfPath('/a/b', '.md')).toBe('a/b.md');
  });

  it('puts payloads into a folder of their own', () => {
    expect(payloadFile('/')).toBe('_page/index.json');
    expect(payloadFile('/a/b')).toBe('_page/a/b.json');
  });
});
