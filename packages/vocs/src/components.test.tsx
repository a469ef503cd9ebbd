import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { renderAt } from '../../core/src/theme/components/site.ts';
import * as components from './components.tsx';
import { HomePage, KatexStyles, Raw } from './components.tsx';
import { Link, useLocation } from './router.tsx';

describe('the components of Vocs', () => {
  it('are the exports of vocs/components 1.4, and the styles of formulas', () => {
    expect(Object.keys(components).sort()).toEqual([
      ...['Authors', 'BlogPosts', 'Button', 'Callout', 'HomePage', 'KatexStyles'],
      ...['MDXComponents', 'Raw', 'Sponsors', 'Step', 'Steps'],
    ]);
    expect(renderToStaticMarkup(createElement(components.MDXComponents.h2!))).toBe('<h2></h2>');
    expect(renderToStaticMarkup(<Raw>r</Raw>)).toBe('r');
    expect(renderToStaticMarkup(<KatexStyles />)).toBe('');
  });

  it('make a home page', () => {
    const html = renderToStaticMarkup(
      <HomePage.Root className="own">
        <HomePage.Title>T</HomePage.Title>
        <HomePage.Tagline>G</HomePage.Tagline>
        <HomePage.Buttons>
          <HomePage.Button href="/start" variant="accent">
            Start
          </HomePage.Button>
        </HomePage.Buttons>
      </HomePage.Root>,
    );
    expect(html).toContain('<div class="Home-root vocs_HomePage_root own">');
    expect(html).toContain('<h1 class="Home-title vocs_HomePage_title">T</h1>');
    expect(html).toContain('data-variant="accent" href="/start">Start</a>');
  });

  it('show how to install a package', () => {
    const html = renderToStaticMarkup(<HomePage.InstallPackage name="x" type="init" />);
    for (const command of ['npm init x', 'pnpm create x', 'yarn create x', 'bun create x'])
      expect(html).toContain(`<code>${command}</code>`);
  });
});

describe('the router of Vocs', () => {
  it('knows the path of the page that is rendered, and links', () => {
    const Path = () => useLocation().pathname;
    renderAt('/a/b');
    expect(renderToStaticMarkup(<Path />)).toBe('/a/b');
    expect(renderToStaticMarkup(<Link to="/x">X</Link>)).toBe('<a href="/x">X</a>');
    expect(renderToStaticMarkup(<Link to={{ pathname: '/x', hash: '#y' }} />)).toBe(
      '<a href="/x#y"></a>',
    );
  });
});
