import { describe, expect, it } from 'vitest';
import { externalAttributes, externalHref, hrefKind, isExecutable } from './href.ts';

describe('hrefKind', () => {
  it.each([
    ['https://vev.design', 'external'],
    ['HTTP://vev.design', 'external'],
    ['//cdn.example/x.js', 'external'],
    ['www.vev.design', 'external'],
    ['WWW.vev.design', 'external'],
    ['mailto:a@b.c', 'protocol'],
    ['tel:+4712345678', 'protocol'],
    ['vscode://file/x', 'protocol'],
    ['javascript:alert(1)', 'protocol'],
    ['#id', 'fragment'],
    ['#', 'fragment'],
    ['/x', 'path'],
    ['/', 'path'],
    ['x', 'relative'],
    ['./x.md', 'relative'],
    ['../x', 'relative'],
    ['?tab=2', 'relative'],
    ['', 'relative'],
    ['wwwx.md', 'relative'],
    ['./12:30.md', 'relative'],
  ])('takes %j for %s', (href, kind) => {
    expect(hrefKind(href)).toBe(kind);
  });
});

describe('externalHref', () => {
  it('adds https to an address that begins with www.', () => {
    expect(externalHref('www.vev.design/a?b#c')).toBe('https://www.vev.design/a?b#c');
  });

  it('does not change any other address', () => {
    expect(externalHref('http://www.vev.design')).toBe('http://www.vev.design');
    expect(externalHref('mailto:a@b.c')).toBe('mailto:a@b.c');
    expect(externalHref('//x.example')).toBe('//x.example');
  });
});

describe('isExecutable', () => {
  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    '  javascript:alert(1)',
    '\u0000\u001fjavascript:alert(1)',
    'java\nscript:alert(1)',
    'j\ta\rv\nascript:alert(1)',
    'javascript\t:alert(1)',
    'vbscript:x',
    'data:text/html,<script>alert(1)</script>',
  ])('refuses %j', (href) => {
    expect(isExecutable(href)).toBe(true);
  });

  it.each([
    '/javascript:x',
    '#javascript:',
    './data:x',
    'https://x.example/?q=javascript:',
    'javascripts',
    '',
    'mailto:data@x.example',
  ])('lets %j pass', (href) => {
    expect(isExecutable(href)).toBe(false);
  });
});

it('external links open a window that cannot reach back', () => {
  expect(externalAttributes).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
});
