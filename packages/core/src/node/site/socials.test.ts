import { expect, it } from 'vitest';
import type { Config } from '../../shared/config/config.ts';
import { findSocials } from './socials.ts';

const find = (socials: Config['socials']) => findSocials({ socials } as Config);
const link = 'https://x.example';

it('Discord, GitHub, Telegram, Warpcast and X have a name and an icon', () => {
  const icons = ['discord', 'github', 'telegram', 'warpcast', 'x'];
  const { socials, problems } = find(icons.map((icon) => ({ icon, link })));
  expect(problems).toEqual([]);
  expect(socials.map(({ label }) => label)).toEqual([
    'Discord',
    'GitHub',
    'Telegram',
    'Warpcast',
    'X',
  ]);
  expect(new Set(socials.map(({ icon }) => icon)).size).toBe(icons.length);
  for (const { icon } of socials) expect(icon).toMatch(/^M[\d.]/);
});

it('a label overrides the name, and any social link may have its own icon', () => {
  const own = { icon: 'M0 0h24v24Z', label: 'Forum', link };
  const { socials } = find([{ icon: 'github', label: 'Source', link }, own]);
  expect(socials.map(({ label }) => label)).toEqual(['Source', 'Forum']);
  expect(socials[1]).toEqual(own);
});
