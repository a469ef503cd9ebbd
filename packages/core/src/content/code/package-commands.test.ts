import { expect, it } from 'vitest';
import { packageCommands } from './package-commands.ts';

it.each([
  ['npm install', 'pnpm install', 'yarn install', 'bun install'],
  ['npm i vite', 'pnpm add vite', 'yarn add vite', 'bun add vite'],
  ['npm i -D vite', 'pnpm add -D vite', 'yarn add --dev vite', 'bun add --dev vite'],
  ["npm i 'vite@>=8'", "pnpm add 'vite@>=8'", "yarn add 'vite@>=8'", "bun add 'vite@>=8'"],
  [
    'npm install vite --save-dev',
    'pnpm add vite --save-dev',
    'yarn add vite --dev',
    'bun add vite --dev',
  ],
  ['npm install --save vite', 'pnpm add vite', 'yarn add vite', 'bun add vite'],
  ['npm install -g vite', 'pnpm add -g vite', 'yarn global add vite', 'bun add --global vite'],
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
    'pnpm create vite app',
    'yarn create vite app',
    'bunx create-vite app',
  ],
  ['npm init', 'pnpm init', 'yarn init', 'bun init'],
  ['npx -y degit a', 'pnpm dlx degit a', 'yarn dlx degit a', 'bun x degit a'],
  ['$ npm exec vite', '$ pnpm exec vite', '$ yarn vite', '$ bunx vite'],
  ['npm update', 'pnpm update', 'yarn upgrade', 'bun update'],
  [
    'npm add vite && npm run-script build',
    'pnpm add vite && pnpm run build',
    'yarn add vite && yarn build',
    'bun add vite && bun run build',
  ],
  ['cd app', 'cd app', 'cd app', 'cd app'],
  ['npx a && cd npm', 'pnpm dlx a && cd npm', 'yarn dlx a && cd npm', 'bun x a && cd npm'],
])('%s', (npm, ...others) => {
  const { tabs, unknown } = packageCommands(npm);
  expect(tabs.map(({ code }) => code)).toEqual([npm, ...others]);
  expect(unknown).toEqual([]);
});

it('a command that a package manager lacks stays, and its line is named', () => {
  const { tabs, unknown } = packageCommands('npm i\nnpm audit fix\nnpm outdated');
  expect(tabs[1]!.code).toBe('pnpm install\nnpm audit fix\nnpm outdated');
  expect(unknown).toEqual([1, 2]);
});
