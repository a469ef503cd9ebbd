import { type BudgetName, budgets, type Measured } from './budgets.ts';
import { measureBuilds } from './measure/builds.ts';
import { measureDev } from './measure/dev.ts';
import { measureNavigation } from './measure/navigation.ts';
import { measureWeights } from './measure/weights.ts';

/** Every part of the bench; `npm run bench -- weights dev` runs only those. */
const parts: Record<string, () => Promise<Measured>> = {
  builds: measureBuilds,
  weights: measureWeights,
  navigation: measureNavigation,
  dev: measureDev,
};

const asked = process.argv.slice(2);
const measured: Record<string, number> = {};
for (const [name, measure] of Object.entries(parts)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  Object.assign(measured, await measure());
}

console.log('| what | measured | budget |\n|---|---|---|');
let broken = 0;
for (const [name, value] of Object.entries(measured)) {
  const budget = Object.hasOwn(budgets, name) ? budgets[name as BudgetName] : undefined;
  const isBroken = budget !== undefined && value > budget.limit;
  if (isBroken) broken++;
  const shown = Number.isInteger(value)
    ? value.toLocaleString('en')
    : value.toFixed(value < 10 ? 2 : 1);
  console.log(
    `| ${name} | ${shown} ${budget?.unit ?? 'ms'}${isBroken ? ' **over**' : ''} | ${budget?.limit.toLocaleString('en') ?? '-'} |`,
  );
}
process.exitCode = broken > 0 ? 1 : 0;
