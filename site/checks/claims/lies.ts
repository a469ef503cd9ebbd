// Tells lies and counts those that the checks notice: `npm run claims:lies -- --seed 7 --count
// 200`.
import { tellLies } from './lies/tell.ts';
import { readWorld } from './world.ts';

const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`);
  const value = Number(at === -1 ? otherwise : process.argv[at + 1]);
  if (Number.isSafeInteger(value) && value >= 0) return value;
  throw new Error(`Unexpected --${name} ${process.argv[at + 1]}, expected a whole number`);
};
const seed = option('seed', 1);
const count = option('count', 200);

const told = tellLies(readWorld(), seed, count);
for (const { lie, noticed } of told.filter((entry) => entry.noticed === undefined)) {
  console.log(`not noticed: ${lie.what}${noticed ?? ''}`);
}
for (const kind of new Set(told.map(({ lie }) => lie.kind))) {
  const own = told.filter(({ lie }) => lie.kind === kind);
  console.log(`${kind}: ${own.filter(({ noticed }) => noticed).length} of ${own.length}`);
}
const noticed = told.filter((entry) => entry.noticed).length;
console.log(`seed ${seed}: ${noticed} of ${told.length} lies noticed on the right page and line`);
process.exitCode = noticed >= told.length * 0.95 ? 0 : 1;
