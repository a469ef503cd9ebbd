import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { plainImports } from './plain-imports.ts';

const modules: Record<string, string> = {
  entry: "onclick = () => import('later');",
  later: 'export const later = document.title;',
};
const inMemory: Plugin = {
  name: 'in-memory',
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => modules[id.slice(1)],
};

it('a dynamic import brings no code that loads other files first', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [plainImports(), inMemory],
    build: { write: false, modulePreload: false, rolldownOptions: { input: 'entry' } },
  });
  const { output } = [built].flat()[0] as Extract<typeof built, { output: unknown }>;
  const [entry] = output;
  expect(entry.code).toContain('import(');
  expect(entry.code).not.toContain('createElement');
  expect(entry.code.length).toBeLessThan(200);
});
