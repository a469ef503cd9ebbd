// [!region head]
import React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StateProvider } from '@vev/react';
import { expect, test } from 'vitest';
import OpeningSign from './OpeningSign';

const hours = { key: 'hours', name: 'Hours', type: 'text', value: '9 to 5' };

// [!endregion head]
// [!region core]
const render = (state: object) =>
  renderToStaticMarkup(
    <StateProvider state={state}>
      <OpeningSign hoursKey="hours" />
    </StateProvider>,
  );

test('says when the shop is open', () => {
  const html = render({ variables: [hours] });
  expect(html).toBe('<p>Open today 9 to 5</p>');
});

test('is short on a phone', () => {
  const html = render({ device: 'mobile', variables: [hours] });
  expect(html).toBe('<p>9 to 5</p>');
});
// [!endregion core]
// [!region rest]

test('is closed without hours', () => {
  expect(render({})).toBe('<p>Closed today</p>');
});

test('asks designers for the hours', () => {
  const html = render({ editor: { disabled: true } });
  expect(html).toBe('<p>Choose a variable</p>');
});
// [!endregion rest]
