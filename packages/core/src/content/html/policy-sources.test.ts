import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sourcesInCss, sourcesInHtml } from './policy-sources.ts';

describe('sourcesInHtml', () => {
  it('lists the sources of images, videos, frames, forms and scripts', () => {
    expect(
      sourcesInHtml(
        '<a href="https://no.example"><img src="https://a.example/b.png?c=1&amp;d"></a>' +
          '<img src="/local.png" srcset="https://c.example/1.png 1x, //d.example:81/2.png 2x"/>' +
          '<video poster="data:image/gif;base64,R0" src="https://v.example/v.mp4"></video>' +
          '<iframe src="https://f.example/embed"></iframe><object data="/x.svg"></object>' +
          '<form action="https://g.example/"></form><form method="dialog"></form>' +
          '<script src="https://s.example/a.js"></script><link rel="canonical" href="https://no.example">',
      ),
    ).toEqual({
      'img-src': [
        "'self'",
        'd.example:81',
        'data:',
        'https://a.example',
        'https://c.example',
        'https://s.example',
      ],
      'connect-src': ['https://s.example'],
      'media-src': ['https://v.example'],
      'frame-src': ['https://f.example'],
      'object-src': ["'self'"],
      'form-action': ['https://g.example'],
      'script-src': ['https://s.example'],
    });
  });

  it('lists the sources of links that load something', () => {
    const links =
      '<link rel="preload" as="image" href="https://i.example/a.png"><link rel="preconnect" href="https://no.example">' +
      '<noscript><img src="https://n.example/a.gif"></noscript>' +
      '<link rel="stylesheet" href="https://c.example/a.css"><link rel="modulepreload" href="https://m.example/a.js">';
    expect(sourcesInHtml(links)).toEqual({
      'img-src': ['https://i.example', 'https://n.example'],
      'style-src': ['https://c.example'],
      'script-src': ['https://m.example'],
    });
  });

  it.each([
    'https://a.example/1.png 1x,https://b.example/2.png 2x',
    ' https://a.example/1,2.png , https://b.example/2.png',
    'https://a.example/1.png\n\t100w,\n\thttps://b.example/2.png 200w,',
  ])('names every address of a srcset: %j', (srcset) => {
    expect(sourcesInHtml(`<img srcset="${srcset}">`)).toEqual({
      'img-src': ['https://a.example', 'https://b.example'],
    });
  });

  it('lists the sources of a document in a frame, and hashes its styles', () => {
    const css = ' b{background:url(https://c.example/a.png)} ';
    const inner = `<style>${css}</style><img src=https://p.example/a.png>`;
    expect(sourcesInHtml(`<iframe srcdoc="${inner}"></iframe>`)).toEqual({
      'font-src': ['https://c.example'],
      'img-src': ['https://c.example', 'https://p.example'],
      'style-src': [`'sha256-${createHash('sha256').update(css).digest('base64')}'`],
    });
  });

  it('hashes a script after letters with longer lower-case forms', () => {
    const code = "console.log('İ')";
    const digest = createHash('sha256').update(code).digest('base64');
    expect(sourcesInHtml(`<p>İİİ</p><script>${code}</SCRIPT>`)).toEqual({
      'script-src': [`'sha256-${digest}'`],
    });
  });

  it('hashes inline scripts, but no data', () => {
    const code = "if (1 < 2) console.log('a')";
    const digest = createHash('sha256').update(code).digest('base64');
    expect(
      sourcesInHtml(
        `<script>${code}</script><script type="application/json">{"a":1}</script><!-- <script>b</script> -->`,
      ),
    ).toEqual({ 'script-src': [`'sha256-${digest}'`] });
  });
});

describe('sourcesInCss', () => {
  it('lists the sources of images, fonts and other sheets', () => {
    expect(
      sourcesInCss(
        '@import "https://i.example/a.css";@import url(https://j.example/b.css);p{background:url("https://k.example/c.png")}q{fill:url(#d)}',
      ),
    ).toEqual({
      'style-src': ['https://i.example', 'https://j.example'],
      'img-src': ["'self'", 'https://k.example'],
      'font-src': ["'self'", 'https://k.example'],
    });
  });
});
