/** The number of dropped entries that are named. */
const maxNamed = 5;

/** Returns a function that names entries which are not used, and why; the first ones only. */
export function createDropped(): (name: string, reason: string) => undefined {
  let count = 0;
  return (name, reason) => {
    count++;
    if (count <= maxNamed)
      console.warn(`The entry ${name} of the remote cache ${reason}: it is not used`);
    if (count === maxNamed + 1) console.warn('More entries of the remote cache are not used');
    return undefined;
  };
}
