import { fillLabel } from '../../../shared/config/fill-label.ts';
import { liveLoop } from '../../../shared/config/labels.ts';
import { guardNames } from '../guard-names.ts';

/** The maximum time that loops run without a pause, in ms. */
const maxMs = 1000;
/** The number of iterations between two reads of the clock. */
const turns = 256;

/**
 * Defines the functions that edited code calls in each iteration: they throw when loops run for too
 * long. Returns the function for other calls that a loop may repeat.
 */
export function defineGuard(): () => void {
  let begun = 0;
  let turn = 0;
  const now = performance.now.bind(performance);
  const wait = setTimeout;
  const check = () => {
    if (turn++ % turns > 0) return true;
    if (begun === 0) {
      begun = now();
      // A task that runs after the current one and its microtasks.
      wait(() => (begun = 0));
    } else if (now() - begun > maxMs)
      throw new RangeError(fillLabel(liveLoop, { duration: maxMs }));
    return true;
  };
  function* each<Item>(items: Iterable<Item>): Iterable<Item> {
    for (const item of items) {
      check();
      yield item;
    }
  }
  Object.assign(window, { [guardNames.turn]: check, [guardNames.each]: each });
  return check;
}
