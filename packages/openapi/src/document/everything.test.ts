import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilerFor, referenceOf } from './openapi.test.kit.ts';
import type { ApiType } from '../api-reference.ts';

/* One document with all that documents say beside operations and types. */

const compiler = compilerFor(join(import.meta.dirname, 'fixtures'));
const page = await compiler.compile({
  path: '/api',
  file: 'pages/api.md',
  text: '---\nopenapi: ~/everything/openapi.yaml\n---\n',
});
const reference = referenceOf(page)!;
const operation = (id: string) =>
  reference.groups.flatMap(({ operations }) => operations).find((one) => one.id === id)!;
const names = (type: ApiType) => type.fields.map(({ name }) => name);
const added = operation('add-pet').responses[0]!;

describe('a document', () => {
  it('has no mistake but a dead link, and is the title of a page without one', () => {
    expect(page.facts.diagnostics.map(({ message }) => message)).toEqual([
      'Unexpected operationId "nowhere" of a link, expected one of an operation',
    ]);
    expect(page.facts.title).toBe('Shelter');
  });

  it('shows its logo, which the policy allows, and whom to ask', () => {
    expect(reference.logo).toEqual({
      src: 'https://cdn.example/logo.svg',
      alt: 'Shelter',
      href: 'https://shelter.example',
    });
    expect(page.facts.sources).toEqual({
      'connect-src': ['https://shelter.example'],
      'img-src': ['https://cdn.example'],
    });
    expect(reference.facts).toEqual([
      {
        label: 'Contact',
        links: [
          { text: 'The shelter' },
          { text: 'hello@shelter.example', href: 'mailto:hello@shelter.example' },
        ],
      },
      { label: 'License', links: [{ text: 'MIT', href: 'https://spdx.org/licenses/MIT.html' }] },
      {
        label: 'Terms of service',
        links: [{ text: 'https://shelter.example/terms', href: 'https://shelter.example/terms' }],
      },
    ]);
  });

  it('names an operation without a summary by its id, in words', () => {
    expect(operation('list-owners').title).toBe('List owners');
  });

  it('links a response to the operations that take its values', () => {
    expect(added.links).toEqual([
      {
        name: 'visit',
        title: 'Add a visit',
        href: '#add-visit',
        descriptionHtml: '<p>The <em>first</em> visit</p>',
        values: [
          { name: 'pet', value: '$response.body#/id' },
          { name: 'body', value: '$request.body#/note' },
        ],
      },
      expect.objectContaining({ name: 'byPath', title: 'Add a visit', href: '#add-visit' }),
      expect.objectContaining({ name: 'gone', title: '', href: undefined }),
    ]);
    expect(page.addedMarkdown!.join()).toContain('`pet` from `$response.body#/id`');
  });

  it('shows to each side what it sends, and a recursive schema once', () => {
    expect(names(operation('add-pet').body!.contents[0]!.schema)).not.toContain('id');
    expect(names(operation('add-pet').body!.contents[0]!.schema)).toContain('code');
    expect(names(added.contents[0]!.schema)).not.toContain('code');
    const parent = added.contents[0]!.schema.fields.find(({ name }) => name === 'parent')!;
    expect(parent.type).toMatchObject({ text: 'Pet', fields: [], reference: { name: 'Pet' } });
  });

  it('names variants by their title, or by the value that chooses them', () => {
    const variants = Object.fromEntries(
      added.contents[0]!.schema.fields.map(({ name, type }) => [name, type.variants]),
    );
    expect(variants.home!.types.map(({ title }) => title)).toEqual(['At a house', 'Cage']);
    expect(variants.kind).toMatchObject({ by: 'type' });
    expect(variants.kind!.types.map(({ title }) => title)).toEqual(['dog', 'Cage']);
  });

  it('leaves out what is internal, and has the order and names of its groups', () => {
    expect(reference.groups.map(({ title }) => title)).toEqual(['owners', 'Pets', 'visits']);
    expect(JSON.stringify(reference).match(/hidden|debug|memo/)).toBeNull();
  });

  it('is Markdown in every description', () => {
    const field = (type: ApiType, name: string) => type.fields.find((one) => one.name === name)!;
    expect([
      reference.descriptionHtml,
      reference.servers[0]!.descriptionHtml,
      reference.groups[1]!.descriptionHtml,
      operation('add-pet').body!.descriptionHtml,
      added.descriptionHtml,
      field(added.contents[0]!.schema, 'id').type.descriptionHtml,
      operation('add-visit').parameters[0]!.fields[0]!.type.descriptionHtml,
      operation('list-owners').responses[0]!.headers[0]!.type.descriptionHtml,
    ]).toEqual([
      '<p>See <a href="https://shelter.example" target="_blank" rel="noopener noreferrer">https://shelter.example</a>, <del>not</del> the old one.</p>',
      '<p><strong>Production</strong></p>',
      '<p><em>All</em> who live here</p>',
      '<p>The <code>pet</code></p>',
      '<p>Was <strong>added</strong></p>',
      '<p>Made by <code>us</code></p>',
      '<p>Its <strong>id</strong></p>',
      '<p>All of <em>them</em></p>',
    ]);
  });
});
