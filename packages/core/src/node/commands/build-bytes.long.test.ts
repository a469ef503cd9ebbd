import { appendFileSync, cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createRandom } from '../../../../../tests/robustness/mutate.ts';
import { engineRoot } from '../files/engine-version.ts';
import { contents, useSites } from './build.test.kit.ts';

const fixture = join(engineRoot, '../../tests/fixture');
const { root: siteRoot, docs, write } = useSites('build-bytes');

it('writes the same bytes cold, warm and after an edit, with one worker and with two, and with its pages in any order', async () => {
  const root = siteRoot();
  cpSync(fixture, root, { recursive: true, filter: (path) => !/node_modules|dist/.test(path) });
  for (let index = 0; index < 14; index++)
    write(
      `pages/many/page-${index}.mdx`,
      `# Page ${index}\n\n\`\`\`ts\nlet a = ${index};\n\`\`\`\n`,
    );
  const build = async (...args: string[]) => {
    const { status, output } = await docs('build', '--root', root, ...args);
    expect(output).toMatch(/^Built \d\d pages/m);
    expect(status).toBe(0);
    return contents(join(root, 'dist'));
  };
  const first = await build('--workers', '1');
  expect(Object.keys(first)).toContain('/guide/first.html');
  for (const page of ['many/page-3', 'guide/blocks', 'guide/tabs'])
    appendFileSync(join(root, `pages/${page}.mdx`), '\nOne more paragraph.\n');
  const edited = await build('--workers', '1');
  expect(edited['/guide/blocks.html']).not.toBe(first['/guide/blocks.html']);
  expect(await build()).toEqual(edited);
  rmSync(join(root, 'node_modules'), { recursive: true, maxRetries: 9 });
  expect(await build('--workers', '2')).toEqual(edited);
  // Pages of the cache come first: another half of the pages is another order.
  const random = createRandom(20261126);
  for (let order = 0; order < 2; order++) {
    for (let index = 0; index < 14; index++)
      if (random.below(2))
        appendFileSync(join(root, `pages/many/page-${index}.mdx`), `\nOrder ${order}.\n`);
    const inOrder = await build('--workers', order % 2 ? '2' : '1');
    rmSync(join(root, 'node_modules'), { recursive: true, maxRetries: 9 });
    expect(await build('--workers', '1')).toEqual(inOrder);
  }
}, 240_000);
