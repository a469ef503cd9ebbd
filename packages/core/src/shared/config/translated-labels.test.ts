import { expect, it } from 'vitest';
import { configOf } from './config.test.kit.ts';
import {
  arabic,
  chinese,
  french,
  german,
  japanese,
  korean,
  portuguese,
  spanish,
} from './translated-labels.ts';
import { brokenLabels } from './labels.test.kit.ts';
import { englishLabels, type Labels } from './labels-config.ts';

const names = Object.keys(englishLabels) as (keyof Labels)[];
/** Labels that nobody has translated yet, by language: readers see them in English. German has all. */
const untranslated: Record<string, (keyof Labels)[]> = {};

/** The labels of each language that are the same in English. */
const tables: [name: string, labels: Partial<Labels>, same: string[]][] = [
  ['German', german, ['listSeparator', 'version', 'calloutInfo', 'details', 'code']],
  ['Spanish', spanish, ['listSeparator', 'codeError', 'liveError', 'keyControl']],
  [
    'French',
    french,
    [
      ...['listSeparator', 'menu', 'pages', 'page', 'version', 'calloutNote', 'calloutImportant'],
      ...['calloutInfo', 'calloutDanger', 'tagCount', 'code', 'keyControl'],
    ],
  ],
  ['Portuguese', portuguese, ['listSeparator', 'menu', 'tags', 'keyControl']],
  ['Japanese', japanese, ['keyControl']],
  ['Chinese', chinese, ['keyControl']],
  ['Korean', korean, ['listSeparator', 'keyControl']],
  ['Arabic', arabic, ['keyControl']],
];

it.each(tables)(
  'the labels in %s are all labels but those listed, with the same placeholders',
  (name, labels, same) => {
    const missing = untranslated[name] ?? [];
    const all = names.filter((it) => !missing.includes(it));
    expect(Object.keys(labels).toSorted()).toEqual(all.toSorted());
    const english = Object.fromEntries(all.map((it) => [it, englishLabels[it]]));
    expect(brokenLabels(english, labels)).toEqual([]);
    expect(names.filter((it) => labels[it] === englishLabels[it])).toEqual(same);
    expect(configOf({ labels }).labels).toEqual({ ...englishLabels, ...labels });
  },
);
