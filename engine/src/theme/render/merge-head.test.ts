import { describe, expect, it } from 'vitest';
import { documentHead, payloadHead } from './merge-head.ts';

const engine =
  '<meta data-head="" property="og:title" content="E"/><link data-head="" rel="canonical" href="/e"/>';

describe('the head of the configuration', () => {
  it('follows that of the engine', () => {
    expect(documentHead(engine, '')).toBe(engine);
    expect(documentHead(engine, '<link rel="me" href="/x"/>')).toBe(
      `${engine}<link data-head="" rel="me" href="/x"/>`,
    );
  });

  it('replaces what it says itself', () => {
    const site = '<meta property="og:title" content="S"/><link rel="canonical" href="/s"/>';
    expect(documentHead(engine, site)).toBe(
      '<meta data-head="" property="og:title" content="S"/><link data-head="" rel="canonical" href="/s"/>',
    );
  });

  it('runs a script with its document, not with each navigation', () => {
    const site = '<script>if (a<meta>b) x()</script><meta name="a" content="b"/>';
    expect(documentHead('', site)).toContain('<script>');
    expect(payloadHead(engine, site)).toBe(`${engine}<meta data-head="" name="a" content="b"/>`);
  });
});
