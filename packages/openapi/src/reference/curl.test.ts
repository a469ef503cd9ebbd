import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { curlOf } from './curl.ts';

const request = {
  method: 'POST',
  server: 'https://api.example.com',
  path: '/pets/{pet}',
  fields: [
    { name: 'pet', place: 'path' as const, value: "it's" },
    { name: 'tag', place: 'query' as const, value: '["a","b"]' },
    { name: 'session', place: 'cookie' as const, value: 'x y' },
  ],
  security: [
    { name: 'own', kind: 'bearer' as const, place: 'header' as const, key: 'Authorization' },
  ],
  keys: { own: '$HOME' },
};

/** The words that a shell reads. */
const words = (command: string) =>
  spawnSync('bash', ['-c', `curl() { printf '%s\\n' "$@"; }\n${command}`], {
    encoding: 'utf8',
  }).stdout.split('\n');

describe('a request as curl', () => {
  it('is what the page sends, and cookies, as words of a shell', () => {
    const body = { type: 'application/json', text: '{"name": "it\'s"}' };
    expect(words(curlOf({ ...request, body }, 'https://docs.example'))).toEqual([
      '--request',
      'POST',
      "https://api.example.com/pets/it's?tag=a&tag=b",
      '--header',
      'authorization: Bearer $HOME',
      '--header',
      'content-type: application/json',
      '--cookie',
      'session=x y',
      '--data-raw',
      body.text,
      '',
    ]);
  });

  it('sends forms as forms', () => {
    const form = (type: string) =>
      curlOf({ ...request, body: { type, text: '{"a":"b c","d":[1]}' } }, 'https://docs.example');
    expect(words(form('multipart/form-data'))).toEqual(
      expect.arrayContaining(['--form', 'a=b c', 'd=1']),
    );
    expect(words(form('application/x-www-form-urlencoded'))).toContain('a=b+c&d=1');
  });
});
