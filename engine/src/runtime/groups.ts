import { islandTag } from '../shared/island.ts';
import { createStore } from './store.ts';

/**
 * Which sidebar groups the reader has opened or closed, by their id; a group that is not in the map
 * is as the build left it.
 */
export const groupStore = createStore<ReadonlyMap<string, boolean>>(new Map());

export function setGroup(id: string, open: boolean): void {
  if (groupStore.get().get(id) === open) return;
  groupStore.set(new Map(groupStore.get()).set(id, open));
}

/**
 * Opens every group around an element. A group that has not hydrated yet is opened in the document;
 * its component takes the state over from the store.
 */
export function openGroupsAround(element: Element): void {
  let group = element.closest<HTMLElement>('[data-group]');
  while (group) {
    setGroup(group.dataset.group!, true);
    group
      .querySelector(`:scope > ${islandTag} > .Sidebar-row > button`)
      ?.setAttribute('aria-expanded', 'true');
    group = group.parentElement!.closest('[data-group]');
  }
}
