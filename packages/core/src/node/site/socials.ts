import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Config, socialIcons } from '../../shared/config/config.ts';
import type { DocumentSocial } from '../../shared/document/document.ts';
import type { ConfigProblem } from './config/config-problems.ts';

/** Every built-in icon: its label, and its file in the `simple-icons` package. */
const builtIn: Record<(typeof socialIcons)[number], { label: string; file: string }> = {
  discord: { label: 'Discord', file: 'discord' },
  github: { label: 'GitHub', file: 'github' },
  telegram: { label: 'Telegram', file: 'telegram' },
  warpcast: { label: 'Warpcast', file: 'farcaster' },
  x: { label: 'X', file: 'x' },
};

const require = createRequire(import.meta.url);

function pathOfIcon(file: string): string {
  const svg = readFileSync(require.resolve(`simple-icons/icons/${file}.svg`), 'utf8');
  return /<path d="([^"]+)"/.exec(svg)?.[1] ?? '';
}

/** The social links with the paths of their icons. */
export function findSocials({ socials }: Config): {
  socials: DocumentSocial[];
  problems: ConfigProblem[];
} {
  const problems: ConfigProblem[] = [];
  const shown = socials.flatMap(({ icon, link, label }, index): DocumentSocial[] => {
    const entry = Object.hasOwn(builtIn, icon) ? builtIn[icon as keyof typeof builtIn] : undefined;
    if (entry) return [{ label: label ?? entry.label, link, icon: pathOfIcon(entry.file) }];
    if (/^[Mm][\d\s.,a-zA-Z-]+$/.test(icon) && label) return [{ label, link, icon }];
    problems.push({
      path: ['socials', index, 'icon'],
      message: `Unexpected icon "${icon.slice(0, 40)}" for "socials[${index}].icon", expected ${Object.keys(builtIn).join(', ')}, or an SVG path`,
      hint: 'An icon of your own is the d attribute of a path in a 24 by 24 box, and needs a label',
    });
    return [];
  });
  return { socials: shown, problems };
}
