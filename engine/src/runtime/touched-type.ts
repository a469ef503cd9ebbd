const loadTypes = () => import('./hover-types.ts');

/** Shows the type of the identifier that is touched; what it takes loads with the first block that has types. */
export function showTouchedType(event: Event): void {
  const block = (event.target as Element).closest?.<HTMLElement>('[data-types]');
  if (block) void loadTypes().then((types) => types.touch(block, event));
}
