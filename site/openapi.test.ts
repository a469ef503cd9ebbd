import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { facts } from './facts.ts';
import openapi from './openapi.json' with { type: 'json' };

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
    expect(Object.keys(openapi.paths)).toEqual([facts.introspectionPath]);
  });
});
