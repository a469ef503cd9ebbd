import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checksSchemaOf, type WrittenChecks } from '../../shared/config/checks-config.ts';
import { type Diagnostic, isUnusable } from '../../shared/diagnostics/diagnostic.ts';
import { isFixedRule, type RuleName, rules } from '../../shared/diagnostics/rules.ts';
import { describeIssue } from '../../shared/diagnostics/schema-issues.ts';
import { applySettings } from './settings.ts';

const checksSchema = checksSchemaOf();
const link: Diagnostic = {
  severity: 'error',
  rule: 'dead-link',
  message: 'm',
  file: 'pages/old/a.mdx',
  target: '/legacy/(x)',
};
const severityUnder = (checks: WrittenChecks, diagnostic = link) =>
  applySettings([diagnostic], v.parse(checksSchema, checks)).map(({ severity }) => severity);

describe('settings of checks', () => {
  it.each<[string, WrittenChecks, Diagnostic['severity'][]]>([
    ['nothing', {}, ['error']],
    ['error', { 'dead-link': 'error' }, ['error']],
    ['warn', { 'dead-link': 'warn' }, ['warning']],
    ['off', { 'dead-link': 'off' }, []],
    ['another rule', { 'dead-anchor': 'off' }, ['error']],
    ['an empty object', { 'dead-link': {} }, ['error']],
    ['a severity in an object', { 'dead-link': { severity: 'warn' } }, ['warning']],
    ['off in an object', { 'dead-link': { severity: 'off' } }, []],
    ['the file allowed', { 'dead-link': { allow: ['pages/old/*'] } }, []],
    ['the whole target allowed', { 'dead-link': { allow: ['/legacy/(x)'] } }, []],
    ['a target by its ending', { 'dead-link': { allow: ['*(x)'] } }, []],
    ['everything allowed', { 'dead-link': { allow: ['*'] } }, []],
    ['a part of the target', { 'dead-link': { allow: ['/legacy'] } }, ['error']],
    ['a dot, which is no wildcard', { 'dead-link': { allow: ['pages.old.a.mdx'] } }, ['error']],
    ['warn, but for others', { 'dead-link': { severity: 'warn', allow: ['/new/*'] } }, ['warning']],
  ])('count a dead link under %s', (_, checks, expected) => {
    expect(severityUnder(checks)).toEqual(expected);
  });

  it('do not apply to fixed rules', () => {
    const broken: Diagnostic = { severity: 'error', rule: 'syntax', message: 'm', file: 'a' };
    expect(v.safeParse(checksSchema, { syntax: 'off' }).success).toBe(false);
    expect(severityUnder({}, broken)).toEqual(['error']);
    expect(isUnusable([broken])).toBe(true);
    expect(isUnusable([link])).toBe(false);
  });
});

describe('the schema of checks', () => {
  const problemsOf = (checks: unknown) =>
    (v.safeParse(checksSchema, checks).issues ?? []).map((issue) => {
      const { message, hint } = describeIssue(issue, checksSchema, 'docs.config.ts');
      return hint ? `${message} (${hint})` : message;
    });

  it('accepts every rule that is not fixed', () => {
    const names = (Object.keys(rules) as RuleName[]).filter((name) => !isFixedRule(name));
    expect(names.length).toBeGreaterThan(10);
    expect(problemsOf(Object.fromEntries(names.map((name) => [name, 'warn'])))).toEqual([]);
    expect(problemsOf({ 'dead-link': { severity: 'off', allow: ['/x'] } })).toEqual([]);
  });

  it.each([
    [
      { 'ded-link': 'off' },
      'Unexpected key "ded-link" in docs.config.ts, expected a known key (Did you mean "dead-link"?)',
    ],
    [
      { 'dead-link': 'warning' },
      'Unexpected "warning" for "dead-link" in docs.config.ts, expected error, warn, off, or an object with severity and allow',
    ],
    [
      { 'dead-link': { alow: [] } },
      'Unexpected key "dead-link.alow" in docs.config.ts, expected a known key (Did you mean "allow"?)',
    ],
    [
      { 'dead-link': { allow: '/x' } },
      'Unexpected "/x" for "dead-link.allow" in docs.config.ts, expected Array',
    ],
    [
      { syntax: 'off' },
      'Unexpected "off" for "syntax" in docs.config.ts, expected no setting of this rule: what breaks it cannot be built',
    ],
  ])('refuses %j', (checks, message) => {
    expect(problemsOf(checks)).toEqual([message]);
  });

  it('names every mistake at once', () => {
    expect(problemsOf({ render: 'off', 'dead-link': 1, x: 1 })).toHaveLength(3);
  });
});
