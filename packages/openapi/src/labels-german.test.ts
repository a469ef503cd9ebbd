import { expect, it } from 'vitest';
import { configOf } from '../../core/src/shared/config/config.test.kit.ts';
import { brokenLabels } from '../../core/src/shared/config/labels.test.kit.ts';
import { openapi, openapiGerman } from './index.ts';
import * as texts from './labels.ts';

it('the German texts are all texts, with their placeholders and plurals, and a site takes them', () => {
  expect(Object.keys(openapiGerman).toSorted()).toEqual(Object.keys(texts).toSorted());
  expect(brokenLabels(texts, openapiGerman)).toEqual([]);
  const { labels } = configOf({ extensions: [openapi()], labels: openapiGerman });
  expect(labels).toMatchObject(openapiGerman);
});
