import { useState } from 'react';
import type { MenuEntry } from '../protocol.ts';
import { useSeat } from './seat.ts';

/** The menus of the sample project, as the reader has edited them here. */
export function useMenus() {
  const { library, command } = useSeat();
  const [edited, setEdited] = useState<Record<string, string[]>>({});
  const menus: MenuEntry[] = library.menus.map((menu) => ({
    ...menu,
    items: edited[menu.key] ?? menu.items,
  }));
  const edit = ({ key, items }: { key: string; items: string[] }) => {
    setEdited({ ...edited, [key]: items });
    void command('menu', { key, items });
  };
  return { menus, edit };
}
