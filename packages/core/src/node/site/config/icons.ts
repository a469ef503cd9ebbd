import type { Element } from 'hast';
import { findIcon } from '../../../content/base/icon.ts';
import type { SidebarItem, TopNavItem, WrittenSidebars } from '../../../shared/config/config.ts';
import type { ConfigProblem } from './config-problems.ts';

interface Navigation {
  sidebar: WrittenSidebars;
  topNav: TopNavItem[];
}

/** The navigation with the drawings of its icons in place of their names, and the icons that do not exist. */
export function withIcons<Options extends Navigation>(
  options: Options,
  root: string,
): { options: Options; problems: ConfigProblem[] } {
  const problems: ConfigProblem[] = [];
  const drawn = new Map<string, string | undefined>();
  const draw = <Item extends Pick<SidebarItem, 'icon'> & { items?: object[] | undefined }>(
    item: Item,
    path: PropertyKey[],
  ): Item => {
    const { icon: name, items } = item;
    if (name !== undefined && !drawn.has(name)) {
      const found = findIcon(name, root);
      drawn.set(name, 'icon' in found ? htmlOf(found.icon) : undefined);
      if ('message' in found) {
        const { message, hint } = found;
        problems.push({ path: [...path, 'icon'], message, hint, target: name });
      }
    }
    return {
      ...item,
      ...(name !== undefined && { icon: drawn.get(name) }),
      ...(items && { items: items.map((child, at) => draw(child, [...path, 'items', at])) }),
    };
  };
  const sidebar = Object.fromEntries(
    Object.entries(options.sidebar).map(([prefix, items]) => [
      prefix,
      items === 'auto' ? items : items.map((item, at) => draw(item, ['sidebar', prefix, at])),
    ]),
  );
  const topNav = options.topNav.map((item, at) => draw(item, ['topNav', at]));
  return { options: { ...options, sidebar, topNav }, problems };
}

/** The HTML of a drawing, which has elements alone. */
function htmlOf({ tagName, properties, children }: Element): string {
  const attributes = Object.entries(properties).map(([name, value]) => {
    const written = name === 'className' ? 'class' : name === 'viewBox' ? name : kebab(name);
    return ` ${written}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
  });
  const inner = children.map((child) => (child.type === 'element' ? htmlOf(child) : '')).join('');
  return `<${tagName}${attributes.join('')}>${inner}</${tagName}>`;
}

const kebab = (name: string) =>
  name.replace(/(?!(?<=strokeLine)[CJ]|(?<=strokeDash)A)[A-Z]/g, '-$&').toLowerCase();
