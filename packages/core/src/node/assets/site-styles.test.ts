import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { UserConfig } from '../../shared/config/config.ts';
import { configOf } from '../../shared/config/config.test.kit.ts';
import { callouts } from '../../shared/page/callouts.ts';
import { engineFolder } from '../files/engine-version.ts';
import { writeSiteStyles } from './site-styles.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at, write } = testFolder();

function stylesOf(written: Partial<UserConfig>): string {
  const config = configOf(written);
  const banner = config.banner ? { html: 'B', key: 'k1', dismissable: true } : null;
  const file = at('site.css');
  const configFiles = { main: at('docs.config.ts') };
  const input = { config, configFiles, root: at(), fonts: [], banner, css: '', sheets: [] };
  return readFileSync(writeSiteStyles(file, input), 'utf8');
}

it('have the sheets of extensions between the theme and the site', () => {
  const config = configOf({});
  const input = { config, configFiles: { main: '' }, root: at(), fonts: [], banner: null, css: '' };
  write('styles.css', '');
  const css = readFileSync(
    writeSiteStyles(at('site.css'), { ...input, sheets: ['/brand.css'] }),
    'utf8',
  );
  expect(css).toMatch(
    /index\.css";\n@import "[^"]*search\.css" layer\(search\);\n@import "\/brand\.css" layer\(content\);\n@import "[^"]*styles\.css" layer\(site\)/,
  );
});

describe('the styles of a banner', () => {
  it('hide the one whose content was dismissed, and no other', () => {
    expect(stylesOf({ banner: 'B' })).toContain(':root[data-dismissed="k1"] .Banner{display:none}');
    expect(stylesOf({})).not.toContain('.Banner');
  });

  it('take height and colors from the configuration', () => {
    const banner = { content: 'B', height: '36px', backgroundColor: 'teal', textColor: '#fff' };
    expect(stylesOf({ banner })).toContain(
      '.Banner{min-block-size:36px;padding-block:0;background:teal;color:#fff}',
    );
  });
});

describe('the styles of the accent', () => {
  it('derive its soft surface, and in newer browsers text in it and on it', () => {
    const styles = stylesOf({ theme: { accentColor: 'teal' } });
    expect(styles).toContain(
      ':root{--color-accent-soft:color-mix(in oklab,var(--color-accent) 12%,',
    );
    expect(styles).toMatch(
      /@supports \(color:color\(from .*--color-accent-text:.*--color-on-accent:/,
    );
    expect(stylesOf({})).not.toContain('--color-accent');
  });

  it('are one color, or one for each scheme', () => {
    expect(stylesOf({ theme: { colorScheme: 'light', accentColor: 'teal' } })).toContain(
      ':root{--color-accent:teal}@media not print{.dark{--color-accent:teal}}',
    );
    const accentColor = { light: 'navy', dark: 'aqua' };
    expect(stylesOf({ theme: { colorScheme: 'light', accentColor } })).toContain(
      ':root{--color-accent:navy}@media not print{.dark{--color-accent:aqua}}',
    );
  });
});

describe('the styles of the callouts', () => {
  it('are the color and the sign of each type', () => {
    expect(stylesOf({})).toContain(
      '.Callout[data-type=tip]{--callout:var(--color-tip);--callout-sign:"★"}',
    );
  });

  it('name tokens of the theme', () => {
    const tokens = readFileSync(`${engineFolder}theme/styles/tokens.css`, 'utf8');
    for (const { color } of Object.values(callouts)) expect(tokens).toContain(`--color-${color}:`);
  });
});

describe('the styles of the labels', () => {
  it('contain the site’s own texts, with any characters', () => {
    expect(stylesOf({})).toContain('--label-copied:"Copied"');
    expect(stylesOf({ labels: { copied: 'a"b\\c\nd;' } })).toContain(
      String.raw`--label-copied:"a\22 b\5c c\a d;"`,
    );
  });

  it('mirror the page only for a language that is written from right to left', () => {
    expect(stylesOf({ lang: 'he' })).toContain('right-to-left.css');
    expect(stylesOf({ lang: 'de' })).not.toContain('right-to-left.css');
  });
});
