import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compilerFor, referenceOf } from './openapi.test.kit.ts';

const root = join(import.meta.dirname, 'fixtures');
const compiler = compilerFor(root);

/** Compiles a page that shows the document of a fixture. */
function compile(name: string) {
  const file = existsSync(join(root, name, 'openapi.json')) ? 'openapi.json' : 'openapi.yaml';
  const text = `---\nopenapi: ~/${name}/${file}\n---\n\n# Shelter\n`;
  return compiler.compile({ path: '/api', file: 'pages/api.md', text });
}

/** Odd documents without a mistake. */
const graceful = ['circular-schemas', 'everything', 'names', 'swagger-2'];
/** Documents that cannot be read; any other is shown, with warnings. */
const unreadable = 'aliased-circle broken-json broken-yaml no-document no-version unknown-version';

describe('a document with mistakes', () => {
  const names = readdirSync(root).filter((name) => !graceful.includes(name));

  it.each(names)('reports all of them with their places: %s', async (name) => {
    const page = await compile(name);
    const { facts } = page;
    expect(referenceOf(page) === undefined).toBe(unreadable.split(' ').includes(name));
    const problems = facts.diagnostics.map(
      ({ severity, rule, file, line, column, message, hint }) =>
        `${severity} ${rule} ${file}:${line}:${column}\n  ${message}\n  ${hint}\n`,
    );
    expect(problems.length).toBeGreaterThan(0);
    await expect(problems.join('\n')).toMatchFileSnapshot(join(root, name, 'problems.txt'));
  });

  it('is rejected if it is missing', async () => {
    const { facts } = await compile('nowhere');
    expect(facts.diagnostics).toEqual([
      expect.objectContaining({
        file: 'pages/api.md',
        line: 2,
        column: 10,
        rule: 'openapi',
        message: 'Unexpected openapi: nowhere/openapi.yaml, expected a file that can be read',
      }),
    ]);
  });
});

// The first highlighter of a process takes seconds on a busy machine.
describe('a document that is odd', { timeout: 30_000 }, () => {
  it('is converted from Swagger 2.0', async () => {
    const page = await compile('swagger-2');
    expect(page.facts.diagnostics).toEqual([]);
    const { servers, groups, schemas } = referenceOf(page)!;
    expect(servers).toEqual([{ url: 'https://shelter.example/v1', descriptionHtml: '' }]);
    const [pets] = groups[0]!.operations;
    expect(pets!.parameters[0]!.fields[0]).toMatchObject({
      name: 'kind',
      id: 'get-pets.query.kind',
    });
    expect(pets!.responses[0]!.contents[0]!.schema.reference!.name).toBe('Pet');
    expect(schemas.map(({ name }) => name)).toEqual(['Pet']);
  });

  it('shows a recursive schema once, and links to it', async () => {
    const page = await compile('circular-schemas');
    const [api, facts] = [referenceOf(page), page.facts];
    expect(facts.diagnostics).toEqual([]);
    const [pet, alias, loop] = api!.schemas;
    const href = '#schema-pet';
    expect(
      pet!.type.fields.map(({ name, type }) => [name, type.text, type.reference?.href]),
    ).toEqual([
      ['name', 'string (pet-name)', undefined],
      ['mother', 'Pet', href],
      ['friends', 'array of Pet', href],
      ['alias', 'Alias', '#schema-alias'],
    ]);
    expect([alias!.type.text, alias!.type.reference?.href]).toEqual(['Pet', href]);
    expect(loop!.type.reference?.href).toBe('#schema-loop');
    expect(api!.groups[0]!.operations[0]!.request!.body!.text).toBe(
      JSON.stringify({ name: 'string', friends: [] }, null, 2),
    );
  });

  it('owns its ids: a heading of the page with one of them is rejected', async () => {
    const text = '---\nopenapi: ~/names/openapi.yaml\n---\n\n# Shelter\n\n## Add pet\n';
    const { facts } = await compiler.compile({ path: '/api', file: 'pages/api.md', text });
    expect(facts.diagnostics).toEqual([
      expect.objectContaining({ rule: 'duplicate-id', target: 'add-pet', line: 7 }),
    ]);
  });

  it('has unique ids for everything, with any names', async () => {
    const page = await compile('names');
    const [api, facts] = [referenceOf(page), page.facts];
    expect(api!.groups.map(({ title }) => title)).toEqual(['Other operations', 'Pets <b>']);
    expect(facts.anchors).toEqual([
      'shelter',
      'authorization',
      'tag-other',
      'authorization-1',
      'post-a',
      'get-b',
      'tag-pets-b',
      'add-pet',
      'schemas',
      'schema-pet',
      'schema-pet-1',
    ]);
  });
});
