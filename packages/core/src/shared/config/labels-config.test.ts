import { describe, expect, it } from 'vitest';
import { configOf } from './config.test.kit.ts';
import { directionOf, isLanguageTag } from './direction.ts';
import { fillLabel } from './fill-label.ts';
import { fillPlural } from './fill-plural.ts';
import { englishLabels, labelProblem } from './labels-config.ts';

describe('the labels of a site', () => {
  it('are English, except those that it replaces', () => {
    expect(configOf().labels).toEqual(englishLabels);
    const { labels } = configOf({ labels: { search: 'Suche' } });
    expect(labels).toEqual({ ...englishLabels, search: 'Suche' });
  });

  const plural = englishLabels.searchCount;
  it.each([
    ['Suche', 'Search', undefined],
    ['', 'Search', 'Expected a text'],
    [' ', ', ', undefined],
    [' ', ' and ', 'Expected a text'],
    ['Nichts zu „{query}“', 'No results for "{query}"', undefined],
    ['Nichts', 'No results for "{query}"', undefined],
    ['Nichts zu {qeury}', 'No results for "{query}"', 'Expected no placeholder but {query}'],
    ['Suche {query}', 'Search', 'Expected no placeholder'],
    ['Suche {', 'Search', 'Expected braces in pairs'],
    ['{count} Treffer', plural, undefined],
    ['{count, plural, few {# a} other {# b}}', plural, undefined],
    ['{count, plural, one {# a}}', plural, 'Expected a plural with the form other'],
    ['{count, plural, uno {# a} other {# b}}', plural, 'Expected a plural with the form other'],
    ['{query, plural, other {a}}', 'No results for "{query}"', 'Expected no plural'],
    ['{count, plural, other {a', plural, 'Expected braces in pairs'],
    ['__proto__ ${query} $& <b>', 'No results for "{query}"', undefined],
  ])('%j in place of %j: %s', (label, original, problem) => {
    const found = labelProblem(label, original);
    if (problem === undefined) expect(found).toBeUndefined();
    else expect(found).toContain(problem);
  });

  it('in English are valid', () => {
    const problems = Object.values(englishLabels).map((label) => labelProblem(label, label));
    expect(problems.filter(Boolean)).toEqual([]);
  });
});

describe('a placeholder', () => {
  it('is replaced by its unchanged value, at any position', () => {
    expect(fillLabel('{b} of {a}, {b}', { a: 1, b: '{a} $&' })).toBe('{a} $& of 1, {a} $&');
    expect(fillLabel('{missing}', {})).toBe('{missing}');
  });

  it.each([
    ['en', 1, '1 result'],
    ['en', 0, '0 results'],
    ['en', 21, '21 results'],
    ['lv', 21, '21 result'],
    ['ar', 2, '2 results'],
  ])('of a number has the form of its language: %s, %i', (lang, count, text) => {
    expect(fillPlural(englishLabels.searchCount, count, lang)).toBe(text);
  });

  it('of a number may stand without forms, or beside other words', () => {
    expect(fillPlural('{count} Treffer', 3, 'de')).toBe('3 Treffer');
    expect(fillPlural('{total} 個中 {count} 個', 3, 'ja')).toBe('{total} 個中 3 個');
    expect(fillPlural('at least {count, plural, one {# seat} other {# seats}}', 1, 'en')).toBe(
      'at least 1 seat',
    );
    expect(fillPlural('{count, plural, two{zwei} other{#}}', 2, 'ar')).toBe('zwei');
  });
});

describe('the direction of a language', () => {
  it.each(['ar', 'he', 'fa', 'ur', 'yi', 'dv', 'az-Arab', 'pa-PK', 'AR-eg', 'en-Hebr'])(
    '%s is written from right to left',
    (lang) => expect(directionOf(lang)).toBe('rtl'),
  );

  it.each(['en', 'de', 'az', 'ar-Latn', 'zh-Hant', 'und'])('%s is not', (lang) =>
    expect(directionOf(lang)).toBeUndefined(),
  );

  it('accepts language tags only', () => {
    expect(['en', 'pt-BR', 'az-Arab-IR'].every(isLanguageTag)).toBe(true);
    expect(['', 'en_US', 'English, of course', 'e'].some(isLanguageTag)).toBe(false);
  });
});
