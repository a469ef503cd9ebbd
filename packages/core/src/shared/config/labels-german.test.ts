import { expect, it } from 'vitest';
import { configOf } from './config.test.kit.ts';
import { englishLabels, labelProblem, type Labels } from './labels-config.ts';
import { german } from './labels-german.ts';

/** Labels that are the same in both languages. */
const same = new Set<keyof Labels>([
  ...(['listSeparator', 'calloutInfo', 'details', 'code'] as const),
  ...(['apiVersion', 'apiWebhooks', 'apiSchemas', 'apiCookies', 'apiCallbacks'] as const),
  'tryItBody',
]);

it('the German labels are all labels, with the placeholders and plurals of the English ones', () => {
  const names = Object.keys(englishLabels) as (keyof Labels)[];
  expect(Object.keys(german).toSorted()).toEqual(names.toSorted());
  const problems = names.filter((name) => {
    // Without the forms of plurals; in the order of the language.
    const placeholders = (label: string) =>
      [
        ...new Set(
          label.replaceAll(/(?:zero|one|two|few|many|other) \{[^{}]*\}/g, '').match(/\{\w+/g),
        ),
      ]
        .sort()
        .join();
    const isWhole =
      placeholders(german[name]) === placeholders(englishLabels[name]) &&
      german[name].includes('plural') === englishLabels[name].includes('plural');
    return labelProblem(german[name], englishLabels[name]) !== undefined || !isWhole;
  });
  expect(problems).toEqual([]);
  expect(names.filter((name) => german[name] === englishLabels[name])).toEqual([...same]);
  expect(configOf({ labels: german }).labels).toEqual(german);
});
