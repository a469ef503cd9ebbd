import { describe, expect, it } from 'vitest';
import { report } from '../problem.ts';
import { checkPage } from './check.ts';
import { readDocument } from './document.ts';
import { tellLies } from './lies/tell.ts';
import { claimsText, findClaims, isSource } from './report.ts';
import { readWorld, type World } from './world.ts';

const world = readWorld();

describe('what the pages claim', () => {
  const claims = findClaims(world);

  it('is what types, facts and sources say, or is listed with a reason', () => {
    expect(report(claims.problems)).toBe('');
  });

  it('is bound, to 95 % or more', () => {
    expect(claims.all.length).toBeGreaterThan(2000);
    expect(claims.bound.length / claims.all.length, claimsText(claims)).toBeGreaterThanOrEqual(
      0.95,
    );
  });

  it('is noticed when it becomes wrong: 19 or more of 20 lies', { timeout: 240_000 }, () => {
    const told = tellLies(world, 40, 20);
    const missed = told.filter(({ noticed }) => noticed === undefined);
    expect(told).toHaveLength(20);
    expect(missed.length, missed.map(({ lie }) => lie.what).join('\n')).toBeLessThanOrEqual(1);
  });
});

/** The problems of a page with another text. */
function problemsWith(name: string, from: string, to: string, other: Partial<World> = {}): string {
  const page = world.documents.get(`pages/${name}`)!;
  expect(page.text.includes(from), `${name} holds ${from}`).toBe(true);
  const lied = readDocument(page.file, page.text.replace(from, to));
  return report(checkPage({ ...world, ...other }, lied).problems);
}

describe('a claim that is wrong is reported with page and line', () => {
  it.each([
    ['a name', 'react/hooks.mdx', '`isIntersecting`', '`intersects`'],
    ['a default', 'react/vev-props.mdx', "default is `'dropdown'`", "default is `'radio'`"],
    ['a number', 'react/hooks.mdx', 'in 10 steps', 'in 20 steps'],
    ['a list', 'tracking.mdx', '`projectName`, `breakpoint` |', '`breakpoint` |'],
    ['a flag', 'cli/configuration.mdx', 'string, required |', 'string, optional |'],
    ['a type', 'react/editable-css.mdx', '| string, required |', '| number, required |'],
    ['a command', 'cli/commands.mdx', 'Run `vev login` first', 'Run `vev logon` first'],
    [
      'a cell',
      'cms/server-side.mdx',
      '| Template language | Mustache |',
      '| Template language | Liquid |',
    ],
  ])('%s', (_, page, from, to) => {
    const at = world.documents.get(`pages/${page}`)!.text.split(from)[0]!.split('\n').length;
    expect(problemsWith(page, from, to)).toContain(`site/pages/${page}:${at} Unexpected`);
  });

  it('a fact that its source does not say', () => {
    const facts = { ...world.facts, apiKeyHeader: 'x-vev-token' };
    const { lines } = world.documents.get('pages/api/auth.mdx')!;
    const at = lines.findIndex((line) => line.includes('{facts.apiKeyHeader}')) + 1;
    expect(problemsWith('api/auth.mdx', '# Auth', '# Auth', { facts })).toContain(
      `api/auth.mdx:${at} Unexpected fact apiKeyHeader "x-vev-token", expected "x-vev-key" by openapi.json`,
    );
  });

  it('words of a probe that the page has not', () => {
    const found = problemsWith(
      'react/hooks.mdx',
      'at nine places between',
      'at ten places between',
    );
    expect(found).toMatch(/Unexpected lack of "With `steps: 10`.*expected it by the probe/);
  });

  it('a row whose source is a probe that is gone', () => {
    expect(problemsWith('tracking.mdx', '# Tracking', '# Tracking', { statements: [] })).toContain(
      'Unexpected source probe: `VEV_LINK_CLICK` is for external links., expected words of a probe',
    );
  });

  it('an export that a page lists and the SDK has not', () => {
    const utils = new Map([...world.sdk.exports.utils].filter(([name]) => name !== 'clamp'));
    const sdk = { ...world.sdk, exports: { ...world.sdk.exports, utils } };
    expect(problemsWith('react/components.mdx', '# Comp', '# Comp', { sdk })).toMatch(
      /react\/components\.mdx:\d+ Unexpected clamp, expected what the SDK exports/,
    );
  });

  it('a claim that nothing holds', () => {
    const text = 'Components learn about the page they are on.\n\nThe limit is 64 of `nothing`.';
    expect(problemsWith('react/hooks.mdx', '## Overview', `${text}\n\n## Overview`)).toMatch(
      /number "64", expected one that a type, a fact or a rule holds[^]*code "nothing"/,
    );
  });
});

it('rules of a section that the page has no longer are one message', () => {
  const found = problemsWith('react/editable-css.mdx', '## Properties', '## Styles').split('\n');
  const message =
    'Unexpected lack of a section "Properties", expected one: rename or remove its rules';
  expect(found.filter((line) => line.includes(message))).toHaveLength(1);
  expect(found[0]).toContain('site/pages/react/editable-css.mdx:1');
});

it('every rule names a source that the check reads, or one that a person can look up', () => {
  const sections = Object.values(world.rules).flatMap((page) => Object.values(page));
  const sources = sections.flatMap(({ names = [], phrases = [], lists = [], rows = [] }) => [
    ...[...names, ...phrases, ...lists].map(([, source]) => source),
    ...rows.map(({ source }) => source),
  ]);
  expect([...new Set(sources)].filter((source) => !isSource(source))).toEqual([]);
});
