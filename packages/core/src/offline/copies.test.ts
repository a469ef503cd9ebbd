import { describe, expect, it } from 'vitest';
import { pathMark } from '../shared/document/worker-build.ts';
import { buildOfDocument, fillShell, markDocument, markPayload, markShell } from './copies.ts';

const document = (base: string, build: string, path = '%2Fa') =>
  `<!doctype html><html lang="en" class="dark" data-base="${base}" data-build="${build}" data-path="${path}"><head>` +
  '<title>Page Not Found</title></head><body data-layout="minimal"><nav>$&</nav>' +
  '<main class="Document-main" id="docs-content">Old\n<p>text</p></main><aside></aside></body></html>';

describe('the build of a document', () => {
  it('is read from it', () => {
    expect(buildOfDocument(document('', 'abc'), '', '/a')).toBe('abc');
    expect(buildOfDocument(document('/docs', 'abc'), '/docs', '/a')).toBe('abc');
  });

  it.each(['/', '/日本/ü', `/it's "quoted" & <more>`, '/50%', '/a#b?c'])(
    'is read of the page %s, whose mark HTML leaves as it is',
    (path) => {
      const mark = pathMark(path);
      expect(mark).toMatch(/^[\w%.!~*()-]+$/);
      expect(buildOfDocument(document('', 'abc', mark), '', path)).toBe('abc');
    },
  );

  it.each([
    ['of another page', document('', 'abc', '%2F')],
    ['of a page whose path begins alike', document('', 'abc', '%2Fa%2Fb')],
    ['that names no path', document('', 'abc').replace(' data-path="%2Fa"', '')],
    ['of another base', document('/other', 'abc')],
    ['that breaks off', document('', 'abc').slice(0, -7)],
    ['of a login page', '<!doctype html><html><title>Log in</title></html>'],
    ['that only speaks of builds', '<html><p data-base="" data-build="x"></p></html>'],
    ['of nothing', ''],
  ])('is none for a document %s', (_, html) => {
    expect(buildOfDocument(html, '', '/a')).toBeUndefined();
  });
});

describe('a stored copy has its date', () => {
  it('as a document', () => {
    expect(markDocument(document('', 'abc'), '2026-11-21T10:00:00.000Z')).toContain(
      '<body data-stored="2026-11-21T10:00:00.000Z" data-layout="minimal">',
    );
  });

  it('as a payload, otherwise unchanged', () => {
    const payload = { build: 'abc', body: { layout: 'docs' }, title: 'T' };
    expect(JSON.parse(markPayload(JSON.stringify(payload), '2026'))).toEqual({
      ...payload,
      body: { layout: 'docs', stored: '2026' },
    });
  });
});

describe('the document for unknown paths', () => {
  it('gets another title and content, and is otherwise unchanged', () => {
    const filled = fillShell(document('', 'abc'), { title: '$& & more', main: '<p>$1</p>' });
    expect(filled).toBe(
      document('', 'abc')
        .replace('Page Not Found', () => '$& & more')
        .replace('Old\n<p>text</p>', () => '<p>$1</p>'),
    );
  });

  it('can be marked as waiting for its page', () => {
    expect(markShell(document('', 'abc'))).toContain('<html data-shell="" lang="en"');
  });
});
