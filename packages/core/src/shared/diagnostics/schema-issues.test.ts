import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { configSchema } from '../config/config.ts';
import { describeIssue } from './schema-issues.ts';

/** The messages about a configuration, each with its hint in brackets. */
function problems(config: unknown): string[] {
  const { issues = [] } = v.safeParse(configSchema, config);
  return issues.map((issue) => {
    const { message, hint } = describeIssue(issue, configSchema, 'docs.config.ts');
    return hint ? `${message} (${hint})` : message;
  });
}

const said = (config: unknown) => problems(config).join('\n');

const title = 'Vev';

describe('describeIssue for docs.config.ts', () => {
  it('accepts a valid configuration', () => {
    expect(problems({ title })).toEqual([]);
    expect(
      problems({ title, banner: 'Hi', sidebar: { '/': [{ text: 'A', link: '/' }] }, aiCta: false }),
    ).toEqual([]);
  });

  it('names an unknown key and the nearest known one', () => {
    expect(said({ title, sidbar: [] })).toMatchInlineSnapshot(
      `"Unexpected key "sidbar" in docs.config.ts, expected a known key (Did you mean "sidebar"?)"`,
    );
    expect(said({ title, zzzzzz: 1 })).toMatchInlineSnapshot(
      `"Unexpected key "zzzzzz" in docs.config.ts, expected a known key"`,
    );
  });

  it('names an unknown key below another', () => {
    expect(said({ title, theme: { colorSchem: 'dark' } })).toMatchInlineSnapshot(
      `"Unexpected key "theme.colorSchem" in docs.config.ts, expected a known key (Did you mean "colorScheme"?)"`,
    );
    expect(said({ title, topNav: [{ text: 'A', lnk: '/a' }] })).toMatchInlineSnapshot(
      `"Unexpected key "topNav[0].lnk" in docs.config.ts, expected a known key (Did you mean "link"?)"`,
    );
    expect(said({ title, editLink: { pattern: ':path', txt: 'x' } })).toMatchInlineSnapshot(
      `"Unexpected key "editLink.txt" in docs.config.ts, expected a known key (Did you mean "text"?)"`,
    );
  });

  it('names an unknown key of an item within a map, a list or another item', () => {
    expect(
      said({ title, sidebar: { '/cli': [{ text: 'A', items: [{ text: 'B', lnk: '/b' }] }] } }),
    ).toMatchInlineSnapshot(
      `"Unexpected key "sidebar./cli[0].items[0].lnk" in docs.config.ts, expected a known key (Did you mean "link"?)"`,
    );
    expect(
      said({ title, sidebar: [{ text: 'A', link: '/a', colapsed: true }] }),
    ).toMatchInlineSnapshot(
      `"Unexpected key "sidebar[0].colapsed" in docs.config.ts, expected a known key (Did you mean "collapsed"?)"`,
    );
    expect(said({ title, banner: { content: 'x', dismisable: true } })).toMatchInlineSnapshot(
      `"Unexpected key "banner.dismisable" in docs.config.ts, expected a known key (Did you mean "dismissable"?)"`,
    );
  });

  it('reports the missing keys of an item', () => {
    expect(said({ title, topNav: [{ text: 'A' }] })).toMatchInlineSnapshot(
      `"Unexpected {"text":"A"} for "topNav[0]" in docs.config.ts, expected an item with a link, items or an element"`,
    );
    expect(said({ title, sidebar: [{ text: 'A' }] })).toMatchInlineSnapshot(
      `"Unexpected {"text":"A"} for "sidebar[0]" in docs.config.ts, expected an item with a link or items"`,
    );
  });

  it('states the actual and the expected value', () => {
    expect(said({ title: 5 })).toMatchInlineSnapshot(
      `"Unexpected 5 for "title" in docs.config.ts, expected string"`,
    );
    expect(said({ title, titleTemplate: 'Vev' })).toMatchInlineSnapshot(
      `"Unexpected "Vev" for "titleTemplate" in docs.config.ts, expected a text that contains %s"`,
    );
    expect(said({ title, basePath: '/a b/' })).toMatchInlineSnapshot(
      `"Unexpected "/a b/" for "basePath" in docs.config.ts, expected a URL path"`,
    );
    expect(said({ title, theme: { colorScheme: 'blue' } })).toMatchInlineSnapshot(
      `"Unexpected "blue" for "theme.colorScheme" in docs.config.ts, expected "light" or "dark""`,
    );
    expect(said({ title, editLink: { pattern: 'https://x.example' } })).toMatchInlineSnapshot(
      `"Unexpected "https://x.example" for "editLink.pattern" in docs.config.ts, expected an address that contains :path"`,
    );
  });

  it('lists the alternatives of a union', () => {
    expect(said({ title, aiCta: true })).toMatchInlineSnapshot(
      `"Unexpected true for "aiCta" in docs.config.ts, expected false or Object"`,
    );
    expect(said({ title, aiCta: { query: 'x' } })).toMatchInlineSnapshot(
      `"Unexpected "x" for "aiCta.query" in docs.config.ts, expected a function"`,
    );
    expect(said({ title, banner: { content: 'x', dismissable: 'no' } })).toMatchInlineSnapshot(
      `"Unexpected "no" for "banner.dismissable" in docs.config.ts, expected boolean or ("true" or "false")"`,
    );
    expect(said({ title, sidebar: 'x' })).toMatchInlineSnapshot(
      `"Unexpected "x" for "sidebar" in docs.config.ts, expected Array or Object or "auto""`,
    );
  });

  it('collects every issue', () => {
    expect(problems({ title: 1, lang: 2, nope: 3 })).toHaveLength(3);
  });

  it('names no key if the whole value is wrong', () => {
    expect(said('x')).not.toContain('""');
    expect(said(null)).not.toContain('""');
  });

  it('states the expected value of a missing key, not its name again', () => {
    expect(said({})).toContain('"title"');
    expect(said({})).not.toContain('expected "title"');
    expect(said({ title, socials: [{ icon: 'github' }] })).not.toContain('expected "link"');
    expect(said({ title, iconUrl: { light: '/a.svg' } })).not.toContain('expected "dark"');
    expect(said({ title, banner: {} })).toMatchInlineSnapshot(
      `"The key "banner.content" is missing in docs.config.ts, expected a text or a React element"`,
    );
  });

  it('uses its own words, not the words of the schema library', () => {
    for (const config of [
      { title: '' },
      { title, baseUrl: 'vev.design' },
      { title, baseUrl: 'ftp://vev.design' },
      { title, lang: '' },
    ]) {
      expect(said(config)).not.toMatch(/expected (!0|Invalid|\/)/);
    }
  });

  it('reports one problem per value', () => {
    expect(problems({ title, baseUrl: 'vev.design' })).toHaveLength(1);
    expect(problems({ title, topNav: [{}] })).toHaveLength(1);
    expect(problems({ title, topNav: [{ text: '', link: '/a' }] })).toHaveLength(1);
    expect(problems({ title, sidebar: [{ text: 'A', link: '' }] })).toHaveLength(1);
  });

  it('cuts a long value and names a function as such', () => {
    const [long] = problems({ title, theme: { colorScheme: 'x'.repeat(500) } });
    expect(long!.length).toBeLessThan(160);
    expect(long).toContain('…');
    expect(said({ title: () => 'x' })).toMatchInlineSnapshot(
      `"Unexpected a function for "title" in docs.config.ts, expected string"`,
    );
  });

  it('survives values that JSON cannot represent', () => {
    const circular: Record<string, unknown> = {};
    circular.self = circular;
    expect(problems({ title: circular })).toHaveLength(1);
    expect(problems({ title: 10n })).toHaveLength(1);
    expect(problems({ title: Symbol('x') })).toHaveLength(1);
  });
});
