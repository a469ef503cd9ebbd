import { expect, it } from 'vitest';
import { packageCommands } from './package-commands.ts';

it.each([
  ['npm install', 'pnpm install', 'yarn install', 'bun install'],
  ['npm i vite', 'pnpm add vite', 'yarn add vite', 'bun add vite'],
  ['npm i -D vite', 'pnpm add -D vite', 'yarn add -D vite', 'bun add -d vite'],
  ['npm install vite --save-dev', 'pnpm add vite -D', 'yarn add vite -D', 'bun add vite -d'],
  ['npm install --save vite', 'pnpm add vite', 'yarn add vite', 'bun add vite'],
  ['npm install -g vite', 'pnpm add -g vite', 'yarn global add vite', 'bun add -g vite'],
  [
    'npm install --ignore-scripts',
    'pnpm install --ignore-scripts',
    'yarn install --ignore-scripts',
    'bun install --ignore-scripts',
  ],
  [
    'npm ci',
    'pnpm install --frozen-lockfile',
    'yarn install --frozen-lockfile',
    'bun install --frozen-lockfile',
  ],
  ['npm uninstall vite', 'pnpm remove vite', 'yarn remove vite', 'bun remove vite'],
  ['npm run build', 'pnpm run build', 'yarn build', 'bun run build'],
  [
    'npm run build -- --watch',
    'pnpm run build --watch',
    'yarn build --watch',
    'bun run build --watch',
  ],
  ['npm test', 'pnpm test', 'yarn test', 'bun run test'],
  [
    'npm create vite@latest app',
    'pnpm create vite@latest app',
    'yarn create vite@latest app',
    'bun create vite@latest app',
  ],
  ['npm init', 'pnpm init', 'yarn init', 'bun init'],
  ['npx -y degit a', 'pnpm dlx degit a', 'yarn dlx degit a', 'bunx degit a'],
  ['$ npm exec vite', '$ pnpm dlx vite', '$ yarn dlx vite', '$ bunx vite'],
  ['cd app', 'cd app', 'cd app', 'cd app'],
])('%s', (npm, ...others) => {
  const { tabs, unknown } = packageCommands(npm);
  expect(tabs.map(({ code }) => code)).toEqual([npm, ...others]);
  expect(unknown).toEqual([]);
});

it('a command that only npm has stays, and its line is named', () => {
  const { tabs, unknown } = packageCommands('npm i\nnpm audit fix');
  expect(tabs[1]!.code).toBe('pnpm install\nnpm audit fix');
  expect(unknown).toEqual([1]);
});
