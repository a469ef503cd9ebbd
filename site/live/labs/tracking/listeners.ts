/**
 * Keeps the listeners of one script: the listeners of an earlier version end. They are told apart by the turn of
 * the event loop in which they were added, as a script runs in one.
 */
export function keepListeners(target: EventTarget, name: string) {
  const add = target.addEventListener.bind(target);
  let active: [Parameters<typeof add>[1], Parameters<typeof add>[2]][] = [];
  let fresh: typeof active | undefined;
  target.addEventListener = (...[type, listener, options]: Parameters<typeof add>) => {
    add(type, listener, options);
    if (type !== name) return;
    if (!fresh) {
      const added: typeof active = (fresh = []);
      queueMicrotask(() => {
        active.push(...added);
        fresh = undefined;
      });
    }
    fresh.push([listener, options]);
  };
  return {
    /** Removes all but the listeners of the script that has just run; returns how many these are. */
    keepFresh(): number {
      for (const [listener, options] of active) target.removeEventListener(name, listener, options);
      active = [];
      return fresh?.length ?? 0;
    },
  };
}
