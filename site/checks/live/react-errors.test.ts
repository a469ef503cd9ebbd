import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { plainMessage } from '../../../samples/live/react-errors.ts';
import { siteRoot } from '../page-source.ts';

/** Files of the React that samples run with, as it is published for production. */
const required = createRequire(join(siteRoot, '../samples/package.json'));
const published = (name: string, file: string): unknown =>
  required(join(required.resolve(`${name}/package.json`), `../cjs/${file}.production.min.js`));
const { createElement } = published('react', 'react') as {
  createElement(type: unknown, props: object, child?: unknown): unknown;
};
const { renderToString } = published('react-dom', 'react-dom-server-legacy.browser') as {
  renderToString(element: unknown): string;
};

test('messages of React’s production build are in words', () => {
  const errorOf = (element: unknown) => {
    try {
      return renderToString(element);
    } catch (error) {
      return plainMessage((error as Error).message);
    }
  };
  expect(errorOf(createElement('p', {}, { a: 1 }))).toBe(
    'Objects are not valid as a React child (found: object with keys {a})',
  );
  expect(errorOf(createElement(undefined, {}))).toBe(
    'Element type is invalid: expected a component or the name of an element, but got: undefined',
  );
  expect(
    errorOf(
      createElement(() => {
        throw new Error('No greeting');
      }, {}),
    ),
  ).toBe('No greeting');
});

test('a number that readers do not meet stays', () => {
  const message = 'Minified React error #1; visit https://x.org/?invariant=1 for the full message';
  expect(plainMessage(message)).toBe(message);
});
