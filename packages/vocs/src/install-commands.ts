/** The commands of package managers, by what they do. */
export const packageCommands = {
  install: { npm: 'npm install', pnpm: 'pnpm add', yarn: 'yarn add', bun: 'bun add' },
  init: { npm: 'npm init', pnpm: 'pnpm create', yarn: 'yarn create', bun: 'bun create' },
};
