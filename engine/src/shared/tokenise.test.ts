import { expect, it } from 'vitest';
import { tokenise } from './tokenise.ts';

it('gives a symbol and its parts', () => {
  expect(tokenise('useSize(')).toEqual(['usesize', 'use', 'size']);
  expect(tokenise('registerVevComponent')).toEqual([
    'registervevcomponent',
    'register',
    'vev',
    'component',
  ]);
  expect(tokenise('--force')).toEqual(['--force', 'force']);
  expect(tokenise('vev.json')).toEqual(['vev.json', 'vev', 'json']);
  expect(tokenise('x-vev-key')).toEqual(['x-vev-key', 'vev', 'key']);
  expect(tokenise('VEV_PAGE_LOAD')).toEqual(['vev_page_load', 'vev', 'page', 'load']);
  expect(tokenise('i-')).toEqual(['i-']);
  expect(tokenise('?worker')).toEqual(['?worker', 'worker']);
  expect(tokenise('HTMLVideoElement')).toEqual(['htmlvideoelement', 'html', 'video', 'element']);
});

it('keeps the segments of a longer name', () => {
  expect(tokenise('process.env.API_KEY')).toEqual([
    'process.env.api_key',
    'process',
    'env',
    'api_key',
    'api',
    'key',
  ]);
  expect(tokenise('@vev/react')).toEqual(['@vev/react', 'vev', 'react']);
});

it('leaves the punctuation of prose out', () => {
  expect(tokenise('“Hello”, (world)! It’s 12:30.')).toEqual([
    'hello',
    'world',
    'it',
    's',
    '12',
    '30',
  ]);
});

it('gives nothing for punctuation and spaces', () => {
  expect(tokenise(' ?!.,;:-–—()[]{}"\' \n\t')).toEqual([]);
});

it('folds case, accents and width', () => {
  expect(tokenise('Café ＡＢＣ')).toEqual(['cafe', 'abc']);
});

it('cuts scripts without spaces into pairs, the last character alone', () => {
  expect(tokenise('搜索引擎')).toEqual(['搜索', '索引', '引擎', '擎']);
});

it('keeps words of right-to-left scripts whole', () => {
  expect(tokenise('مرحبا بالعالم')).toEqual(['مرحبا', 'بالعالم']);
});

it('cuts what nobody types', () => {
  expect(tokenise('a'.repeat(500))[0]).toHaveLength(48);
});
