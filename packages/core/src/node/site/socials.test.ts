import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Config } from '../../shared/config/config.ts';
import { socialIcons } from '../../shared/config/config.ts';
import { engineRoot } from '../files/engine-version.ts';
import { builtInIcons } from './social-icons.ts';
import { findSocials } from './socials.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

/** A site that has not installed simple-icons; the repository has. */
const { at } = testFolder();

const find = (socials: Config['socials'], root = at()) => findSocials({ socials }, root);
const link = 'https://x.example';

it('Discord, GitHub, Telegram, Warpcast and X have a name and an icon without any package', () => {
  const { socials, problems } = find(socialIcons.map((icon) => ({ icon, link })));
  expect(problems).toEqual([]);
  expect(socials.map(({ label }) => label)).toEqual([
    'Discord',
    'GitHub',
    'Telegram',
    'Warpcast',
    'X',
  ]);
  expect(new Set(socials.map(({ icon }) => icon)).size).toBe(socialIcons.length);
  for (const { icon } of socials) expect(icon).toMatch(/^M[\d.]/);
});

it('Warpcast has the path of the package, whose name for it is Farcaster', () => {
  const [farcaster] = find([{ icon: 'farcaster', link }], engineRoot).socials;
  expect(farcaster).toEqual({ label: 'Farcaster', link, icon: builtInIcons.warpcast.path });
});

it('any other icon is read from the simple-icons of the site, with its name', () => {
  const { socials, problems } = find(
    [
      { icon: 'mastodon', link },
      { icon: 'atandt', link },
      { icon: 'citroen', link },
      { icon: 'mastodon', label: 'News', link },
    ],
    engineRoot,
  );
  expect(problems).toEqual([]);
  expect(socials.map(({ label }) => label)).toEqual(['Mastodon', 'AT&T', 'Citroën', 'News']);
  for (const { icon } of socials) expect(icon).toMatch(/^[Mm][\d.]/);
  expect(socials[3]!.icon).toBe(socials[0]!.icon);
});

it('the site decides which simple-icons it has', () => {
  const icons = at('node_modules/simple-icons/icons');
  mkdirSync(icons, { recursive: true });
  writeFileSync(join(icons, '../package.json'), '{ "exports": { "./icons/*": "./icons/*" } }');
  writeFileSync(join(icons, 'mastodon.svg'), '<svg><title>Own</title><path d="M1 2h3Z"/></svg>');
  expect(find([{ icon: 'mastodon', link }]).socials).toEqual([
    { label: 'Own', link, icon: 'M1 2h3Z' },
  ]);
});

it('without simple-icons, the error says which line installs it', () => {
  const { socials, problems } = find([
    { icon: 'x', link },
    { icon: 'mastodon', label: 'News', link },
  ]);
  expect(socials).toHaveLength(1);
  expect(problems).toEqual([
    {
      path: ['socials', 1, 'icon'],
      message:
        'The icon "mastodon" of "socials[1].icon" is not built in, and simple-icons is not installed',
      hint: 'Run npm install -D simple-icons. Built in are discord, github, telegram, warpcast, x',
    },
  ]);
});

it('a name that simple-icons lacks is an error', () => {
  expect(find([{ icon: 'githbu', link }], engineRoot).problems).toMatchObject([
    {
      message:
        'The icon "githbu" of "socials[0].icon" is neither built in nor in the installed simple-icons',
      hint: expect.stringContaining('simpleicons.org') as string,
    },
  ]);
});

it('a label overrides the name, and any social link may have its own icon', () => {
  const own = { icon: 'M0 0h24v24Z', label: 'Forum', link };
  const { socials } = find([{ icon: 'github', label: 'Source', link }, own]);
  expect(socials.map(({ label }) => label)).toEqual(['Source', 'Forum']);
  expect(socials[1]).toEqual(own);
});

it.each(['M0 0h24v24Z', 'MetaMask', '../x'])('%s without a label is an error', (icon) => {
  expect(find([{ icon, link }]).problems[0]!.message).toContain(`Unexpected icon "${icon}"`);
});

it('a name with capitals is no path, also with a label', () => {
  expect(find([{ icon: 'MetaMask', label: 'Wallet', link }]).problems).toHaveLength(1);
});
