const loadTypes = () => import('./hover-types.ts');

/** Shows the type of the identifier that is touched; what it takes loads with the first block that has types. */
export function showTouchedType({ target }: Event): void {
  const block = (target as Element).closest?.<HTMLElement>('[data-types]');
  if (block) void loadTypes().then((types) => types.touch(block, target as Element));
}
