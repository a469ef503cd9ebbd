import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { readPages, samplesRoot } from '../../../checks/page-source.ts';
import { type Asked, checkAnswer } from './check-answer.ts';
import { assetTypes, paths } from './paths.ts';

const photo = { key: 'a', mimeType: 'image/jpeg', url: '/a.jpg', updated: 1 };
const film = { ...photo, mimeType: 'video/mp4', additionalSources: [] };
const filter = { label: 'Material', value: 'material', fields: [{ label: 'Glass', value: 'g' }] };

const right: [Asked, unknown][] = [
  ['assets', []],
  ['assets', [photo, { ...film, key: 'b' }]],
  ['assets', [{ ...photo, mimeType: 'application/pdf' }]],
  ['assets', [{ ...photo, mimeType: 'audio/mpeg', length: 3 }]],
  ['assets', [{ ...photo, imageSizes: { 600: '/a.jpg' }, metaData: { by: 'Ida' } }]],
  ['meta fields', [filter]],
  ['settings', { form: [] }],
  ['settings', {}],
  ['picker', { form: [] }],
];

it.each(right)('accepts as %s: %j', (asked, value) => {
  expect(checkAnswer(asked, value).problems).toEqual([]);
});

const wrong: [Asked, unknown, string][] = [
  ['assets', {}, 'Unexpected object, expected an array'],
  ['assets', undefined, 'Unexpected undefined, expected an array'],
  ['assets', ['a'], 'Unexpected string as [0], expected BaseProjectAsset'],
  [
    'assets',
    [{ ...photo, updated: undefined }],
    '[0] without updated, expected a value of type number: ProjectImageAsset requires it',
  ],
  [
    'assets',
    [{ ...film, additionalSources: undefined }],
    '[0] without additionalSources, expected a value of type array: ProjectVideoAsset requires it',
  ],
  [
    'assets',
    [{ ...film, additionalSources: [{ key: 'c' }] }],
    '[0].additionalSources[0] without mimeType',
  ],
  ['assets', [{ ...photo, mimeType: 'audio/mpeg' }], '[0] without length'],
  ['assets', [{ ...photo, updated: 'today' }], 'Unexpected string as [0].updated, expected number'],
  ['assets', [{ ...photo, dimension: { width: 1 } }], '[0].dimension without height'],
  ['assets', [photo, photo], 'Unexpected second asset with the key a'],
  ['meta fields', [photo], '[0] without label'],
  ['settings', [photo], 'Unexpected array as the answer, expected EditorPluginSettings'],
  ['settings', { fields: [] }, 'the answer without form'],
];

it.each(wrong)('says what is wrong as %s: %j', (asked, value, message) => {
  const { problems } = checkAnswer(asked, value);
  expect(problems.join('\n')).toContain(message);
});

it('accepts HTML, and shortens a long list', () => {
  expect(checkAnswer('picker', '<p>', true)).toEqual({ kind: 'picker', problems: [] });
  expect(checkAnswer('assets', '<p>', true).problems).toHaveLength(1);
  const keys = Array.from({ length: 500 }, (_, index) => ({ ...photo, key: index % 100 }));
  const { problems } = checkAnswer('assets', keys);
  expect(problems).toHaveLength(13);
  expect(problems[0]).toBe('Unexpected number as [0].key, expected string (500 items)');
  expect(problems.at(-1)).toBe('… and 89 more');
});

/** The exports of a sample, whose types come from another folder. */
const load = (name: string): Promise<Record<string, (...of: unknown[]) => unknown>> =>
  import(pathToFileURL(join(samplesRoot, `asset-source/handler-function/${name}.ts`)).href);

it('accepts what the samples of the page make', async () => {
  const { mapPhoto } = await load('map-photo');
  const { mapFilm } = await load('map-film');
  const { filters } = await load('filters');

  const assets = [mapPhoto!('a', 'Jug'), mapFilm!('b', 'Film', 9)];
  expect(checkAnswer('assets', assets).problems).toEqual([]);
  expect(checkAnswer('meta fields', filters).problems).toEqual([]);
});

it('asks by the paths and the types of assets that the page lists', () => {
  const { tables } = readPages().find(
    ({ file }) => file === 'pages/asset-source/handler-function.mdx',
  )!;
  const cells = tables.flatMap(({ rows }) => rows.map((row) => row.cells));
  const listed = cells.flatMap(([first = '']) => spans(first)).filter((code) => code[0] === '/');
  expect(paths.map(({ path }) => path).filter(Boolean)).toEqual(listed);
  const body = cells.find(([place = '']) => spans(place).includes('assetType'))!;
  expect(spans(body[1]!)).toEqual([...assetTypes]);
});

const spans = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, text]) => text!);
