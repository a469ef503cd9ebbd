import { expect, it } from 'vitest';
import { dataOf } from './document-data.test.kit.ts';

const baseUrl = 'https://docs.example';
const sidebar = [
  {
    text: 'CLI',
    items: [{ text: 'Account', link: '/cli', items: [{ text: 'Login', link: '/cli/login' }] }],
  },
];

it('contains the page and its breadcrumbs from the home page', () => {
  const { structuredData } = dataOf({ title: 'Log </script> in' }, { baseUrl, sidebar }, '/docs');
  expect(structuredData).not.toContain('</');
  expect(JSON.parse(structuredData!)).toEqual({
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Vev', item: 'https://docs.example/docs' },
          {
            '@type': 'ListItem',
            position: 2,
            name: 'Account',
            item: 'https://docs.example/docs/cli',
          },
          { '@type': 'ListItem', position: 3, name: 'Log </script> in' },
        ],
      },
      {
        '@type': 'TechArticle',
        headline: 'Log </script> in',
        dateModified: '2026-01-02T03:04:05Z',
      },
    ],
  });
});

it('is only an article on the home page', () => {
  const { structuredData } = dataOf({ path: '/', title: 'Home' }, { baseUrl });
  expect(JSON.parse(structuredData!)['@graph']).toMatchObject([{ '@type': 'TechArticle' }]);
});

it('has the tags of the page as keywords', () => {
  const frontMatter = { tags: ['cli', 'login'] };
  const { structuredData } = dataOf({ path: '/', title: 'Home', frontMatter }, { baseUrl });
  expect(JSON.parse(structuredData!)['@graph'][0]).toMatchObject({ keywords: ['cli', 'login'] });
});

it('is missing without the site’s address, and on pages of other layouts', () => {
  expect(dataOf().structuredData).toBeNull();
  expect(dataOf({ frontMatter: { layout: 'minimal' } }, { baseUrl }).structuredData).toBeNull();
});
