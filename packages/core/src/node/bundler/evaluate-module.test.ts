import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { evaluateModule } from './evaluate-module.ts';
import { testFolder } from '../files/test-folder.test.kit.ts';

const { at } = testFolder({ isShared: true });

function write(name: string, code: string): string {
  writeFileSync(at(name), code);
  return at(name);
}

it('runs TypeScript with its imports and elements, also without an installed React', async () => {
  const part = write('part.ts', 'export const count: number = 2;');
  const file = write(
    'main.tsx',
    "import { defineConfig } from 'stilldocs';\nimport { count } from './part';\nexport const place = import.meta.filename;\nexport default defineConfig({ title: String(count), banner: <b>b</b> });",
  );
  const { exports, files } = await evaluateModule(file);
  expect(exports).toMatchObject({
    place: file,
    default: { title: '2', banner: { type: 'b', props: { children: 'b' } } },
  });
  expect(files).toEqual(expect.arrayContaining([file, part]));
});

it('shows each file to the plugins first', async () => {
  const file = write('replaced.ts', 'export default 1;');
  const plugin = {
    name: 'test',
    transform: (_code: string, id: string) => (id === file ? 'export default 3;' : undefined),
  };
  expect((await evaluateModule(file, [plugin])).exports.default).toBe(3);
});

it('reports an import that is missing, and throws what the module throws', async () => {
  const missing = write('missing.ts', "import './none';");
  await expect(evaluateModule(missing)).rejects.toMatchObject({
    diagnostics: [{ rule: 'import', line: 1 }],
  });
  await expect(evaluateModule(write('throws.ts', "throw new RangeError('no');"))).rejects.toThrow(
    RangeError,
  );
});
