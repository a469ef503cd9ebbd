import { errorWith } from '../../shared/diagnostics/diagnostic.ts';
import { loadSites } from '../site/site.ts';
import { type CommandValues, textOption } from './options.ts';

/** `docs versions`: prints the versions of a site, or stores one as it is rendered. */
export async function runVersions(values: CommandValues): Promise<number> {
  const root = textOption(values.root) ?? '.';
  const action = textOption(values.action);
  if (action === undefined) return printVersions(root);
  const name = textOption(values.version);
  if (action !== 'freeze' || name === undefined)
    throw errorWith({
      rule: 'option',
      message: `Unexpected "${[action, name].filter(Boolean).join(' ')}", expected freeze and a version`,
      hint: 'docs versions freeze 1.4',
    });
  const { freezeVersion } = await import('./freeze-version.ts');
  const { file, pages, bytes } = await freezeVersion(root, name);
  const size = `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `Stored ${pages} ${pages === 1 ? 'page' : 'pages'} of version ${name} in ${file}, ${size}: commit it`,
  );
  return 0;
}

async function printVersions(root: string): Promise<number> {
  const sites = await loadSites({ root });
  for (const { config, version, versions, pages } of sites) {
    const current = versions?.map(({ all: [present] }) => present!.name).join(', ');
    const name = version?.name ?? (current || 'current');
    const state = version?.frozen ? ', frozen' : version?.archived ? ', archived' : '';
    const count = pages.filter(({ list }) => !list).length;
    const counted = `${count} ${count === 1 ? 'page' : 'pages'}`;
    console.log(`${name.padEnd(10)} ${config.base || '/'}  ${counted}${state}`);
  }
  return 0;
}
