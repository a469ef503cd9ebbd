import { expect, it } from 'vitest';
import { stemOf } from './word-stem.ts';

it.each([
  'resize resizes resizing resized',
  'upload uploads uploading uploaded uploader',
  'setting settings set',
  'stop stopped stopping',
  'query queries',
  'class classes',
  'user users',
  'animation animations animate animated',
  'string strings',
])('%s: one stem', (words) => {
  expect(new Set(words.split(' ').map(stemOf)).size).toBe(1);
});

it.each(['useSize', 'vev.json', 'é-tags', 'css', '', 'bring', 'data'])('%j is its own', (word) => {
  expect(stemOf(word)).toBe(word);
});
