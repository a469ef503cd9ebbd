import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../shared/config/config.ts';
import type { DocumentSocial } from '../../shared/document/document.ts';
import { resolveFrom } from '../files/resolve-from.ts';
import type { ConfigProblem } from './config/config-problems.ts';
import { builtInIcons, type SocialIcon } from './social-icons.ts';

/** The package of all other icons. A site that names one of them installs it; see decisions/0001. */
const packageName = 'simple-icons';
const builtInNames = Object.keys(builtInIcons).join(', ');

/** Why an icon cannot be shown. */
type Reason = Pick<ConfigProblem, 'message' | 'hint'>;

/**
 * The social links with the paths of their icons. An icon that is not built in is read from the
 * `simple-icons` that the site has installed.
 *
 * @param root The site's root, absolute.
 */
export function findSocials(
  { socials }: Pick<Config, 'socials'>,
  root: string,
): { socials: DocumentSocial[]; problems: ConfigProblem[] } {
  const problems: ConfigProblem[] = [];
  const shown = socials.flatMap(({ icon, link, label }, index): DocumentSocial[] => {
    const place = `"socials[${index}].icon"`;
    // A path is no name: a space, a comma, a dot or a sign divides its first two numbers.
    const isName = /^[a-z\d_]+$/.test(icon);
    const found = isName ? namedIcon(icon, root, place) : ownIcon(icon, label, place);
    if ('path' in found) return [{ label: label ?? found.label, link, icon: found.path }];
    problems.push({ path: ['socials', index, 'icon'], ...found });
    return [];
  });
  return { socials: shown, problems };
}

function namedIcon(name: string, root: string, place: string): SocialIcon | Reason {
  if (Object.hasOwn(builtInIcons, name)) return builtInIcons[name as keyof typeof builtInIcons];
  const file = resolveFrom(join(root, 'docs.config.ts'), `${packageName}/icons/${name}.svg`);
  if (file !== undefined) return readIcon(file, name);
  if (resolveFrom(join(root, 'docs.config.ts'), packageName) === undefined)
    return {
      message: `The icon "${name}" of ${place} is not built in, and ${packageName} is not installed`,
      hint: `Run npm install -D ${packageName}. Built in are ${builtInNames}`,
    };
  return {
    message: `The icon "${name}" of ${place} is neither built in nor in the installed ${packageName}`,
    hint: `Take a name from simpleicons.org. Built in are ${builtInNames}`,
  };
}

/** Reads a file of the package. Its title is the label; the only entities in titles are these. */
function readIcon(file: string, name: string): SocialIcon {
  const svg = readFileSync(file, 'utf8');
  const title = /<title>([^<]+)/.exec(svg)?.[1] ?? name;
  const label = title.replace(/&(?:amp|#(\d+));/g, (_, code?: string) =>
    code === undefined ? '&' : String.fromCodePoint(Number(code)),
  );
  return { label, path: /<path d="([^"]+)"/.exec(svg)?.[1] ?? '' };
}

function ownIcon(path: string, label: string | undefined, place: string): SocialIcon | Reason {
  if (label && /^[Mm][\d\s.,-][\d\s.,a-zA-Z-]*$/.test(path)) return { label, path };
  return {
    message: `Unexpected icon "${path.slice(0, 40)}" for ${place}, expected ${builtInNames}, another name of ${packageName}, or an SVG path`,
    hint: 'An icon of your own is the d attribute of a path in a 24 by 24 box, and needs a label',
  };
}
