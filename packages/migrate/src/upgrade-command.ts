import type { Command } from 'stilldocs/node';
import { upgradeHelp } from './upgrade-help.ts';

/** `docs upgrade`: moves a site of an earlier version to the packages that it needs now. */
const command: Command = {
  ...upgradeHelp,
  run: async (values) => (await import('./upgrade/run-upgrade.ts')).runUpgrade(values),
};

export default command;
