import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { hostProblem } from './host-check.ts';

function problemOf(headers: Record<string, string>, own?: string): string | undefined {
  const request = new IncomingMessage(new Socket());
  Object.assign(request.headers, headers);
  return hostProblem(request, own);
}

describe('hostProblem', () => {
  it.each([
    'localhost',
    'LOCALHOST:5173',
    'localhost.',
    'a.b.localhost:80',
    '127.0.0.1:5173',
    '192.168.1.5',
    '[::1]:5173',
    '[::ffff:10.0.0.1]',
  ])('takes %s for a host of ours', (host) => expect(problemOf({ host })).toBeUndefined());

  it.each([
    '',
    'evil.example',
    'evil.example:5173',
    'localhost.evil.example',
    'evillocalhost',
    '127.0.0.1.evil.example',
    'evil.example#localhost',
    'localhost@evil.example',
    'localhost:80@evil.example',
    '[::1]evil.example',
    '[evil.example]',
    '127.1.evil',
    `${'a'.repeat(16_000)}.localhost`,
  ])('refuses %j', (host) => {
    expect(problemOf({ host })).toMatch(/^The host ".*" is not allowed/);
    expect(problemOf({ host })!.length).toBeLessThan(700);
  });

  it.each([
    ['http://localhost:5173', 'localhost:5173'],
    ['http://LOCALHOST:5173', 'localhost:5173'],
    ['https://a.localhost', 'localhost:5173'],
    ['http://127.0.0.1:99', 'localhost:5173'],
    ['http://[::1]:99', 'localhost:5173'],
    ['http://192.168.1.5:5173', '192.168.1.5:5173'],
    ['https://docs.example', 'localhost:5173'],
  ])('answers a page of %s at %s', (origin, host) => {
    expect(problemOf({ host, origin }, 'docs.example')).toBeUndefined();
  });

  it.each([
    'null',
    '',
    'http://evil.example',
    'http://evil.example:5173',
    'http://203.0.113.5:5173',
    'http://localhost.evil.example',
    'file://localhost',
    'http://[',
    'chrome-extension://abc',
  ])('refuses a page of %j', (origin) => {
    expect(problemOf({ host: 'localhost:5173', origin })).toMatch(
      /^The origin ".*" is not allowed/,
    );
  });
});
