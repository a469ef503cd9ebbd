import { describe, expect, it } from 'vitest';
import { payloadHead, withHead } from './merge-head.ts';

const engine =
  '<meta data-head="" property="og:title" content="E"/><link data-head="" rel="canonical" href="/e"/>';

const documentOf = (head: string) =>
  `<head><title>T</title>${head}</head><body><meta name="a"/></body>`;

describe('the head of the configuration', () => {
  it('follows the title of the page', () => {
    expect(withHead(documentOf(engine), '')).toBe(documentOf(engine));
    expect(withHead(documentOf(engine), '<link rel="me" href="/x"/>')).toBe(
      documentOf(`<link data-head="" rel="me" href="/x"/>${engine}`),
    );
  });

  it('replaces what it says itself', () => {
    const site = '<meta property="og:title" content="S"/><link rel="canonical" href="/s"/>';
    expect(withHead(documentOf(engine), site)).toBe(
      documentOf(site.replaceAll(/<(meta|link)/g, '<$1 data-head=""')),
    );
    expect(payloadHead(engine, site)).toBe(site.replaceAll(/<(meta|link)/g, '<$1 data-head=""'));
  });

  it('runs a script with its document, not with each navigation', () => {
    const site = '<script>if (a<meta>b) x()</script><meta name="a" content="b"/>';
    expect(withHead(documentOf(''), site)).toContain('<script>if (a<meta>b) x()</script>');
    expect(payloadHead(engine, site)).toBe(`${engine}<meta data-head="" name="a" content="b"/>`);
  });
});
