import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ApiOperation, ApiType } from '../api-reference.ts';
import { Contents } from './Contents.tsx';
import { Operation } from './Operation.tsx';
import { TypeDetails } from './Types.tsx';

const operation: ApiOperation = {
  ...{ id: 'get-pets', method: 'GET', path: '/pets', descriptionHtml: '', isDeprecated: false },
  ...{ security: [], parameters: [], responses: [], callbacks: [], samples: [], bodies: [] },
  ...{ examples: [], title: 'GET /pets' },
};

describe.each([
  ['without a name', 'GET /pets', 1],
  ['with a name', 'List pets', 2],
])('an operation %s', (_, title, mentions) => {
  it.each([1, 2] as const)('shows its method and path once, at level %i', (level) => {
    const html = renderToStaticMarkup(
      <Operation operation={{ ...operation, title }} level={level} />,
    );
    expect(html.match(/data-method="GET">GET<\/span> <code>\/pets<\/code>/g)).toHaveLength(1);
    expect(html).toContain(mentions === 1 ? '<span class="Api-method"' : `>${title}</h`);
    const heading = /<h[12].*?<\/h[12]>/.exec(html)![0].replaceAll(/<[^>]+>/g, '');
    expect(heading).toBe(title);
    expect(html).not.toContain('<p class="Api-endpoint"></p>');
  });

  it('shows them once in a table of contents', () => {
    const items = [{ ...operation, title, href: '/a' }];
    const html = renderToStaticMarkup(
      <Contents contents={{ id: 'a', title: 'A', href: '/b', items }} />,
    );
    expect(html.match(/\/pets/g)).toHaveLength(1);
  });
});

it('breaks the lines of a long path behind its slashes', () => {
  const path = '/organizations/{organization}/rooms/{room}';
  const html = renderToStaticMarkup(<Operation operation={{ ...operation, path }} level={1} />);
  expect(html).toContain(
    '<code>/organizations/<wbr/>{organization}/<wbr/>rooms/<wbr/>{room}</code>',
  );
});

it('shows which variant fields belong to, beside one whose fields are elsewhere', () => {
  const plain: ApiType = { text: 'object', notes: [], values: [], descriptionHtml: '', fields: [] };
  const field = { ...{ id: 'a', name: 'a', prefix: '' }, isRequired: false, isDeprecated: false };
  const own = { ...plain, title: 'object', fields: [{ ...field, type: plain }] };
  const other = { ...plain, title: 'Room' };
  const inside = (types: (typeof other)[]) =>
    renderToStaticMarkup(
      <TypeDetails type={{ ...plain, variants: { kind: 'One of', types } }} />,
    ).includes('Api-inside');
  expect(inside([own, other])).toBe(false);
  const elsewhere = {
    ...other,
    reference: { name: 'Room', href: '#room' },
    isElsewhere: true as const,
  };
  expect(inside([own, elsewhere])).toBe(true);
});
