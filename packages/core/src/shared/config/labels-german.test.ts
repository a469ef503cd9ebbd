import { expect, it } from 'vitest';
import { configOf } from './config.test.kit.ts';
import { brokenLabels } from './labels.test.kit.ts';
import { englishLabels, type Labels } from './labels-config.ts';
import { german } from './labels-german.ts';

it('the German labels are all labels, with the placeholders and plurals of the English ones', () => {
  const names = Object.keys(englishLabels) as (keyof Labels)[];
  expect(Object.keys(german).toSorted()).toEqual(names.toSorted());
  expect(brokenLabels(englishLabels, german)).toEqual([]);
  const same = names.filter((name) => german[name] === englishLabels[name]);
  expect(same).toEqual(['listSeparator', 'version', 'calloutInfo', 'details', 'code']);
  expect(configOf({ labels: german }).labels).toEqual(german);
});
