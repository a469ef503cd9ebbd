import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { LightDark } from '../../shared/document/document.ts';
import { Logo } from './Header.tsx';

function logoOf(logoUrl: LightDark | undefined, base = ''): string {
  return renderToStaticMarkup(<Logo logoUrl={logoUrl} base={base} siteTitle="Developer" />);
}

describe('the logo', () => {
  it('is the site’s title by default, and links home', () => {
    expect(logoOf(undefined, '/docs')).toBe('<a class="Logo" href="/docs/">Developer</a>');
  });

  it('is an image under the base, named by the title', () => {
    const html = logoOf({ light: '/logo.svg', dark: '/logo.svg' }, '/docs');
    expect(html).toContain('<img src="/docs/logo.svg" alt="Developer" height="28"/>');
  });

  it('is one image for each scheme, of which styles show one', () => {
    const html = logoOf({ light: '/light.svg', dark: 'https://cdn.example/dark.svg' });
    expect(html).toContain('<img class="light-only" src="/light.svg"');
    expect(html).toContain('<img class="dark-only" src="https://cdn.example/dark.svg"');
  });
});
