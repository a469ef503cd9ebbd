import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Mustache from 'mustache';
import { expect, it } from 'vitest';
import { samplesRoot } from '../../../checks/page-source.ts';
import { renderParts, unusedNames } from './render.ts';

const read = (name: string) => readFileSync(join(samplesRoot, 'cms/server-side', name), 'utf8');
const textOf = (parts: { text: string }[]) => parts.map(({ text }) => text).join('');

it('renders the sample of the page as the page shows it', () => {
  const template = read('example.mustache');
  const data: unknown = JSON.parse(read('example.json'));
  const parts = renderParts(template, data);
  expect(textOf(parts)).toBe(read('example.html'));
  expect(parts.filter(({ kind }) => kind === 'escaped').map(({ name }) => name)).toEqual([
    't-wineName',
    't-wineNotes',
  ]);
});

const cases: [string, unknown, string[]][] = [
  ['{{a}}', { a: 'b' }, ['value']],
  ['{{a}}', { a: '<b>' }, ['escaped']],
  ['{{{a}}}', { a: '<b>' }, ['raw']],
  ['{{&a}}', { a: 1 }, ['raw']],
  ['{{a}}', {}, ['gap']],
  ['{{a}}', { a: null }, ['gap']],
  ['{{{a}}}', {}, ['gap']],
  ['{{a.b}}', { a: {} }, ['gap']],
  ['{{a}}', { a: {} }, ['object']],
  ['{{a}}', { a: '' }, ['value']],
  ['{{a}}', { a: 0 }, ['value']],
  ['{{#a}}{{b}},{{/a}}', { a: [{ b: 1 }, {}] }, ['value', 'template', 'gap', 'template']],
  ['{{^a}}none{{/a}}', {}, ['template']],
  ['{{! a }}{{>part}}', {}, []],
  ['\uE0000\uE001{{a}}', { a: 1 }, ['template', 'value']],
  ['{{a}}', [], ['gap']],
];

it.each(cases)('knows what became of the values of %j with %j', (template, data, kinds) => {
  const parts = renderParts(template, data);
  expect(parts.map(({ kind }) => kind)).toEqual(kinds);
  const plain = template.replaceAll(/[\uE000\uE001]/g, '');
  expect(textOf(parts)).toBe(Mustache.render(plain, data));
});

it('refuses a template that cannot be read', () => {
  expect(() => renderParts('{{#a}}', {})).toThrow('Unclosed section "a"');
});

it('names data that the template does not mention', () => {
  expect(unusedNames('{{a}}{{#b}}{{c.d}}{{/b}}', { a: 1, b: 2, c: 3, e: 4 })).toEqual(['e']);
  expect(unusedNames('{{a}}', null)).toEqual([]);
});
