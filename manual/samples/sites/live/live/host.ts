import type { LiveHost } from 'stilldocs';

/** What samples import from `rooms`. */
const rooms = { find: (name: string) => ({ name, seats: name === 'Blue' ? 12 : 120 }) };

const host: LiveHost = {
  modules: { rooms },
  // A sample exports a function that returns a text.
  mount({ exports }, root) {
    const { default: show } = exports as { default: () => string };
    root.textContent = show();
  },
};

export default host;
