import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Measured } from '../budgets.ts';
import { buildCold, buildWarm, siteFolder } from './sites.ts';

const pages = 25;
const samplesPerPage = 20;

/** A unique sample, with generics, a class and types of the DOM. */
function sample(page: number, index: number): string {
  const id = `${page}x${index}`;
  return [
    '```ts twoslash',
    `interface Entry${id}<Value> { key: string; value: Value }`,
    `class Store${id}<Value> {`,
    `  readonly entries: Entry${id}<Value>[] = [];`,
    '  add(key: string, value: Value): this {',
    '    this.entries.push({ key, value });',
    '    return this;',
    '  }',
    '}',
    `const store = new Store${id}<HTMLElement>().add('main', document.body);`,
    'const sizes = store.entries.map(({ key, value }) => [key, value.getBoundingClientRect()] as const);',
    `console.log(new Map(sizes), ${index});`,
    '```',
  ].join('\n');
}

/** A site of samples that are type-checked. */
function writeSite(): string {
  const root = siteFolder('types');
  mkdirSync(join(root, 'pages'), { recursive: true });
  writeFileSync(join(root, 'docs.config.js'), "export default { title: 'Types' };\n");
  for (let page = 0; page < pages; page++) {
    const samples = Array.from({ length: samplesPerPage }, (_, index) => sample(page, index));
    const name = page === 0 ? 'index' : `page-${page}`;
    writeFileSync(join(root, `pages/${name}.mdx`), `# Page ${page}\n\n${samples.join('\n\n')}\n`);
  }
  return root;
}

/** Builds 500 type-checked samples without and with a cache. */
export async function measureTypes(): Promise<Measured & Record<string, number>> {
  const root = writeSite();
  const cold = await buildCold(root);
  const warm = await buildWarm(root);
  return {
    'types of 500 samples, cold: processor time': cold.cpu * 1000,
    'types of 500 samples, warm': warm.cpu,
    'types of 500 samples, peak memory': cold.memory,
  };
}
