import { describe, expect, it } from 'vitest';
import { diagnosticsOf } from './diagnostic.ts';
import { errorOf } from './error-of.ts';

const { proxy, revoke } = Proxy.revocable({}, {});
revoke();
const throwing = {
  get: () => {
    throw new Error('no');
  },
};

describe('what is thrown', () => {
  it.each([
    ['an error', new Error('a'), 'a'],
    ['an error without a message', new TypeError(), 'TypeError without a message'],
    ['a text', 'a', 'a'],
    ['an empty text', '', 'it threw , which is no Error'],
    ['null', null, 'it threw null, which is no Error'],
    ['undefined', undefined, 'it threw undefined, which is no Error'],
    ['a symbol', Symbol('a'), 'it threw Symbol(a), which is no Error'],
    ['an object with a message', { message: 'a' }, 'a'],
    [
      'an object that has no text',
      Object.create(null),
      'it threw a value without a text, which is no Error',
    ],
    ['a proxy that is revoked', proxy, 'it threw a value without a text, which is no Error'],
    [
      'an error whose message throws',
      Object.defineProperty(new Error('a'), 'message', throwing),
      'it threw a value without a text, which is no Error',
    ],
    [
      'an error whose stack throws',
      Object.defineProperty(new Error('a'), 'stack', throwing),
      'it threw a value without a text, which is no Error',
    ],
  ])('has a message that says what it is: %s', (_, thrown, message) => {
    const error = errorOf(thrown);
    expect(error.message).toBe(message);
    expect(diagnosticsOf(thrown)[0]!.message).toContain(error.stack || message);
  });
});
