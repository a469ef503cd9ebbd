import { expect, it } from 'vitest';
import { tokenize } from './tokenize.ts';

it('yields a symbol and its parts', () => {
  expect(tokenize('useSize(')).toEqual(['usesize', 'use', 'size']);
  expect(tokenize('registerVevComponent')).toEqual([
    'registervevcomponent',
    'register',
    'vev',
    'component',
  ]);
  expect(tokenize('--force')).toEqual(['--force', 'force']);
  expect(tokenize('vev.json')).toEqual(['vev.json', 'vev', 'json']);
  expect(tokenize('x-vev-key')).toEqual(['x-vev-key', 'vev', 'key']);
  expect(tokenize('VEV_PAGE_LOAD')).toEqual(['vev_page_load', 'vev', 'page', 'load']);
  expect(tokenize('i-')).toEqual(['i-']);
  expect(tokenize('?worker')).toEqual(['?worker', 'worker']);
  expect(tokenize('HTMLVideoElement')).toEqual(['htmlvideoelement', 'html', 'video', 'element']);
});

it('keeps the segments of a longer name', () => {
  expect(tokenize('process.env.API_KEY')).toEqual([
    'process.env.api_key',
    'process',
    'env',
    'api_key',
    'api',
    'key',
  ]);
  expect(tokenize('@vev/react')).toEqual(['@vev/react', 'vev', 'react']);
});

it('omits the punctuation of prose', () => {
  expect(tokenize('“Hello”, (world)! It’s 12:30.')).toEqual([
    'hello',
    'world',
    'it',
    's',
    '12',
    '30',
  ]);
});

it('yields signs that are not punctuation', () => {
  expect(tokenize('100%, a => b && c €')).toEqual(['100', '%', 'a', '=>', 'b', '&&', 'c', '€']);
  expect(tokenize('</div>')).toEqual(['</', 'div', '>']);
  expect(tokenize('%')).toEqual(['%']);
});

it('yields nothing for punctuation and spaces', () => {
  expect(tokenize(' ?!.,;:-–—()[]{}"\' \n\t')).toEqual([]);
});

it('folds case, accents and width', () => {
  expect(tokenize('Café ＡＢＣ')).toEqual(['cafe', 'abc']);
});

it('cuts scripts without spaces into pairs, the last character alone', () => {
  expect(tokenize('搜索引擎')).toEqual(['搜索', '索引', '引擎', '擎']);
});

it('keeps words of right-to-left scripts whole', () => {
  expect(tokenize('مرحبا بالعالم')).toEqual(['مرحبا', 'بالعالم']);
});

it('cuts very long terms', () => {
  expect(tokenize('a'.repeat(500))[0]).toHaveLength(48);
});
