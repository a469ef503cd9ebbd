import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { siteRoot } from '../../../checks/page-source.ts';
import { facts } from '../../../facts.ts';
import { customType, eventName, type EventSchema, metaDataOf, standardEvents } from './events.ts';

const text = readFileSync(join(siteRoot, 'public/schemas/tracking-event.schema.json'), 'utf8');
const schema: EventSchema = JSON.parse(text);
const isValid = new Ajv2020({ strict: false }).compile(JSON.parse(text));

it('has the name of the facts', () => {
  expect(eventName).toBe(facts.trackingEvent);
});

it('makes events that the published schema accepts', () => {
  const metaData = metaDataOf(schema, Date.now());
  for (const { type, data } of standardEvents(schema)) {
    expect(isValid({ type, data, metaData }), type).toBe(true);
    for (const name of Object.keys(data)) {
      const { [name]: _, ...without } = data;
      expect(isValid({ type, data: without, metaData }), `${type} without ${name}`).toBe(false);
    }
  }
  expect(isValid({ type: customType, data: { event: 'seat' }, metaData })).toBe(true);
  expect(isValid({ type: customType, data: {}, metaData })).toBe(false);
});

it('sends no project name, as the runtime does not', () => {
  expect(standardEvents(schema).find(({ type }) => type === 'VEV_PROJECT_LOAD')!.data).toEqual({
    projectKey: expect.any(String),
    breakpoint: 'desktop',
  });
});

it('asks for an example of a new member', () => {
  const text = JSON.stringify(schema).replaceAll('"url"', '"volume"');
  expect(() => standardEvents(JSON.parse(text))).toThrow('Unexpected member volume');
});
