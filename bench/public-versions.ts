import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentVersions } from '../packages/core/src/node/document/versions.ts';
import { samePage } from '../packages/core/src/node/site/versions/moves.ts';
import { pathsIn } from '../packages/core/src/node/site/versions/versions.ts';
import { loadSites, type Site } from '../packages/core/src/node/site/site.ts';
import { siteFolder } from './measure/sites.ts';

/* Reads the docs of public projects with ten of their tags: npx tsx bench/public-versions.ts rspress <clone> */

interface Project {
  /** The site's folder, and the folder of its pages. */
  root: string;
  pagesDir: string;
  /** The tags by the names of their versions, and where the site was if that was elsewhere. */
  versions: Record<string, string | { from: string; root: string; pagesDir: string }>;
}

const oldRspress = (from: string) => ({ from, root: 'packages/document', pagesDir: 'docs/en' });
const starlight = [
  '0.10.0',
  '0.15.0',
  '0.20.0',
  '0.25.0',
  '0.28.0',
  '0.30.0',
  '0.32.0',
  '0.34.0',
  '0.37.0',
  '0.41.7',
];

const projects: Record<string, Project> = {
  rspress: {
    root: 'website',
    pagesDir: 'docs/en',
    versions: {
      ...Object.fromEntries(
        ['1.10.0', '1.20.0', '1.30.0', '1.40.0', '1.45.0'].map((name) => [
          name,
          oldRspress(`v${name}`),
        ]),
      ),
      ...Object.fromEntries(
        ['2.0.1', '2.0.5', '2.0.10', '2.0.15', '2.0.19'].map((name) => [name, `v${name}`]),
      ),
    },
  },
  starlight: {
    root: 'docs',
    pagesDir: 'src/content/docs',
    versions: Object.fromEntries(starlight.map((name) => [name, `@astrojs/starlight@${name}`])),
  },
};

/** A clone of the newest commit, with a configuration of the tags. */
function writeProject(name: string, { root, pagesDir, versions }: Project, clone: string): string {
  const folder = siteFolder(`public-${name}`);
  rmSync(folder, { recursive: true, force: true });
  const git = (...args: string[]) =>
    execFileSync('git', args, { stdio: ['ignore', 'ignore', 'inherit'] });
  git('clone', '-q', '--shared', '--no-checkout', clone, folder);
  git('-C', folder, 'checkout', '-q', 'HEAD', '--', root);
  const config = { title: name, pagesDir, versions: { current: 'next', ...versions } };
  writeFileSync(
    join(folder, root, 'docs.config.js'),
    `export default ${JSON.stringify(config)};\n`,
  );
  return join(folder, root);
}

/** Seconds of processor time of this process, and what a function returns. */
async function timed<Value>(run: () => Promise<Value>): Promise<[seconds: number, value: Value]> {
  const before = process.cpuUsage();
  const value = await run();
  const { user, system } = process.cpuUsage(before);
  return [(user + system) / 1e6, value];
}

/** The links of the switch on all pages: how many there are, lead to the same page, and lead nowhere. */
function switchLinks(sites: Site[]): { all: number; same: number; dead: number } {
  const addresses = new Set(
    sites.flatMap(({ config, pages }) =>
      pages.map(({ path }) => (config.base + path).replace(/(.)\/$/, '$1')),
    ),
  );
  const count = { all: 0, same: 0, dead: 0 };
  for (const site of sites)
    for (const { path } of site.pages) {
      const { all, own } = site.versions![0]!;
      for (const { isCurrent, href } of documentVersions(site, path) ?? []) {
        if (isCurrent) continue;
        count.all++;
        if (!addresses.has(decodeURI(href).replace(/(.)\/$/, '$1'))) count.dead++;
      }
      const from = pathsIn(own, site.config.lang);
      for (const to of all)
        if (to !== own && samePage(path, from, pathsIn(to, site.config.lang)) !== undefined)
          count.same++;
    }
  return count;
}

async function main(): Promise<void> {
  const [name = '', clone = ''] = process.argv.slice(2);
  const project = Object.hasOwn(projects, name) ? projects[name] : undefined;
  if (!project || !existsSync(clone))
    throw new Error(
      `Name one of ${Object.keys(projects).join(', ')}, and a clone of it with its tags`,
    );
  const root = writeProject(name, project, clone);
  const [cold, sites] = await timed(() => loadSites({ root }));
  for (const site of sites) site.outlines.save();
  const [warm] = await timed(() => loadSites({ root }));
  const problems = sites
    .flatMap(({ diagnostics }) => diagnostics)
    .filter(({ rule }) => rule === 'config');
  for (const { message, hint } of problems) console.error(`${message}. ${hint}`);
  const pages = sites.flatMap((site) => site.pages.filter(({ list }) => !list));
  const distinct = new Set(pages.map(({ text }) => text)).size;
  const links = switchLinks(sites);
  console.log(
    `| ${name} | ${sites.length} | ${pages.length} | ${distinct} | ${(pages.length / distinct).toFixed(1)} | ${cold.toFixed(1)} s | ${warm.toFixed(1)} s | ${links.all} | ${Math.round((links.same / links.all) * 100)} % | ${links.dead} |`,
  );
}
await main();
