import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { facts } from './facts.ts';
import openapi from './openapi.json' with { type: 'json' };

interface Operation {
  summary: string;
  description: string;
  tags: string[];
}

const methods = new Set(['get', 'post', 'put', 'patch', 'delete']);
const operations = Object.entries(openapi.paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([method]) => methods.has(method))
    .map(([method, operation]) => ({
      call: `${method.toUpperCase()} ${path}`,
      operation: operation as Operation,
    })),
);

describe('the OpenAPI document of the site', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(openapi));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(openapi.openapi).toBe('3.1.0');
  });

  it('says what the facts say', () => {
    expect(openapi.servers).toEqual([{ url: facts.apiHost }]);
    expect(openapi.components.securitySchemes.vevKey.name).toBe(facts.apiKeyHeader);
    expect(Object.keys(openapi.paths)).toEqual(
      expect.arrayContaining([
        facts.introspectionPath,
        facts.revokePath,
        facts.oauthRegisterPath,
        facts.oauthTokenPath,
        facts.mcpPath,
      ]),
    );
    const text = JSON.stringify(openapi);
    for (const said of [facts.readScope, facts.writeScope, facts.earlierScope, facts.consentPage]) {
      expect(text).toContain(`\`${said}\``);
    }
  });

  it('has the calls that public sources name', () => {
    expect(operations.map(({ call }) => call)).toEqual([
      'GET /api-key/introspection',
      'GET /v2/api-key/revoke',
      'GET /v2/projects/{projectKey}/variables',
      'PATCH /v2/projects/{projectKey}/variables',
      'GET /v2/libraries/{libraryKey}/sections',
      'POST /v2/mcp',
      'POST /v2/oauth/register',
      'POST /v2/oauth/token',
      'GET /.well-known/oauth-authorization-server',
      'POST /project/create-from-template/{templateId}',
      'GET /project/destinations',
      'POST /project/publish',
      'DELETE /project/{projectId}/page/{pageId}',
    ]);
  });

  it.each(operations)('names the kind and the date of the source of $call', ({ operation }) => {
    const kind = operation.tags.includes('Earlier calls') ? 'earlier public' : 'public';
    expect(operation.description).toMatch(
      new RegExp(`Source: Vev's ${kind} documentation, looked up on \\d{4}-\\d\\d-\\d\\d\\.`),
    );
  });
});
