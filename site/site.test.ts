import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { discoverPages } from '../packages/core/src/node/site/discover.ts';
import { readFrontMatter } from '../packages/core/src/content/source/read-front-matter.ts';
import config from './docs.config.ts';

// The specification of this site; the engine's tests cover the output.

const pages = discoverPages(fileURLToPath(new URL('.', import.meta.url)), 'pages').pages;
const frontMatterOf = (path: string) => {
  const page = pages.find((it) => it.path === path)!;
  return readFrontMatter(page.text, page.file).frontMatter;
};

interface Group {
  text: string;
  items: { text: string; link: string }[];
}

const sidebars = config.sidebar as Record<string, Group[]>;

/** The groups and items of the specification's sidebar, one line each. */
const groups = sidebars['/']!.map(
  ({ text, items }) => `${text}: ${items.map((item) => item.text).join(', ')}`,
);

const linkOf = (group: string, text: string) =>
  sidebars['/']!.find((it) => it.text === group)!.items.find((it) => it.text === text)!.link;

const isGuide = (path: string) => path === '/guides' || path.startsWith('/guides/');

describe('the pages', () => {
  it('are the pages of the specification, and the guides', () => {
    const paths = pages.map(({ path }) => path).filter((path) => !isGuide(path));
    expect(paths.toSorted()).toEqual([
      '/',
      '/api',
      '/api/auth',
      '/asset-source',
      '/asset-source/api-keys',
      '/asset-source/getting-started',
      '/asset-source/handler-function',
      '/cli/commands',
      '/cli/configuration',
      '/cli/getting-started',
      '/cli/tailwind',
      '/cli/web-workers',
      '/cms',
      '/cms/client-side',
      '/cms/server-side',
      '/react/components',
      '/react/content-children',
      '/react/editable-css',
      '/react/hooks',
      '/react/interactions',
      '/react/register-vev-component',
      '/react/vev-props',
      '/react/vev-types',
      '/tracking',
    ]);
  });

  it('have the layouts of the specification', () => {
    expect(frontMatterOf('/')).toMatchObject({
      title: 'Building no-code with code',
      layout: 'landing',
    });
    const { title, layout, content, openapi } = frontMatterOf('/api');
    expect({ title, layout }).toEqual({ title: 'API Reference', layout: 'minimal' });
    expect(content).toEqual({ horizontalPadding: '0px', width: '100%', verticalPadding: '0px' });
    expect(openapi).toBe('~/openapi.json');
    const others = pages.filter(({ path }) => path !== '/' && path !== '/api');
    expect(others.filter(({ path }) => frontMatterOf(path).layout !== undefined)).toEqual([]);
  });
});

describe('the configuration', () => {
  it('names the site, and builds titles, as the specification says', () => {
    expect(config.title).toBe('Developer');
    expect(config.titleTemplate).toBe('%s – Vev Developer');
    expect(config.description).toContain('Building no-code with code');
  });

  it('is dark without scripts, with the theme’s blue as accent', () => {
    expect(config.theme).toEqual({ colorScheme: 'dark' });
  });

  it('has the top navigation of the specification', () => {
    expect(config.topNav).toEqual([
      { text: 'Docs', link: '/cli/getting-started', match: '/' },
      { text: 'API Reference', link: '/api', match: '/api' },
      { text: 'Design Editor', link: expect.stringMatching(/^https:\/\//) },
    ]);
  });

  it('has the groups of the specification in the sidebar, exactly as listed', () => {
    expect(groups).toEqual([
      'CLI: Getting Started, Commands, Configuration, Tailwind, Web Workers',
      'React: Register Component, Props and Schema, Editable CSS, Components, Hooks, Interactions and Events, Children',
      'Tracking: Implementation',
      'Asset Source: Create Asset Source, Handler Function, Secrets',
      'API: Authentication, Reference',
    ]);
    expect(linkOf('Tracking', 'Implementation')).toBe('/tracking');
    expect(linkOf('Asset Source', 'Create Asset Source')).toBe('/asset-source/getting-started');
    expect(linkOf('Asset Source', 'Secrets')).toBe('/asset-source/api-keys');
    expect(linkOf('API', 'Authentication')).toBe('/api/auth');
    expect(linkOf('API', 'Reference')).toBe('/api');
  });

  it('has a sidebar for the guides with every guide and nothing else, and no other', () => {
    expect(Object.keys(sidebars)).toEqual(['/', '/guides']);
    const links = sidebars['/guides']!.flatMap(({ items }) => items.map(({ link }) => link));
    const paths = pages.map(({ path }) => path).filter(isGuide);
    expect(links.toSorted()).toEqual(paths.toSorted());
    expect(config.outlineFooter).toContain('(/guides)');
  });

  it('has a banner that says asset sources are in beta, and can be dismissed', () => {
    expect(config.banner).toMatchObject({ content: expect.stringContaining('**beta**') });
    expect(config.banner).not.toHaveProperty('dismissable');
  });

  it('has a social link to GitHub and an edit link for each page’s file', () => {
    expect(config.socials).toContainEqual(expect.objectContaining({ icon: 'github' }));
    expect(config.editLink!.pattern).toContain(':path');
    expect(config.editLink!.text ?? 'Edit page').toBe('Edit page');
  });
});
