import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheServer } from '../../packages/remote-cache/src/cache-server.test.kit.ts';
import { newKeys } from '../../packages/remote-cache/src/signatures.ts';
import type { Measured } from '../budgets.ts';
import { writeCorpus } from '../corpus.ts';
import { median, type ProcessCost } from './processes.ts';
import { buildCold, buildWarm, setAside, siteFolder } from './sites.ts';

const shards = 8;

/**
 * A site on eight machines and a last one that share a cache, beside the same site on one machine. The machines are
 * one folder, one after the other, each without a cache of its own; the server is in this process.
 *
 * @param pages The number of pages.
 */
export async function measureMachines(pages = 10_000): Promise<Measured & Record<string, number>> {
  const root = await sharingCorpus(pages);
  const whole = await buildCold(root);
  const server = await cacheServer();
  const { publicKey, signingKey } = newKeys();
  const variables = {
    DOCS_CACHE_URL: server.url,
    DOCS_CACHE_PUBLIC_KEY: publicKey,
    DOCS_CACHE_SIGNING_KEY: signingKey,
    DOCS_CACHE_TOKEN: 'secret',
  };
  Object.assign(process.env, variables);
  try {
    const parts: ProcessCost[] = [];
    for (let shard = 1; shard <= shards; shard++)
      parts.push(await buildCold(root, '--shard', `${shard}/${shards}`));
    const last = await buildCold(root);
    const warm: ProcessCost[] = [];
    for (let run = 0; run < 3; run++) warm.push(await buildWarm(root));
    const slowest = Math.max(...parts.map(({ cpu }) => cpu));
    const all = parts.reduce((sum, { cpu }) => sum + cpu, 0);
    const warmWall = median(warm.map(({ wall }) => wall));
    // As the other machine, which has no output to keep.
    setAside(join(root, 'dist'));
    const alone = await buildWarm(root);
    return {
      'one machine: processor time here': whole.cpu * 1000,
      'the slowest of eight shards: processor time here': slowest * 1000,
      'the last job: processor time here': last.cpu * 1000,
      'the slowest of eight shards and the last job: processor time as a share of one machine’s':
        (slowest + last.cpu) / whole.cpu,
      'eight shards: processor time as a multiple of one machine’s': all / whole.cpu,
      'the last job of eight shards': last.wall,
      'a machine with a full shared cache: wall time as a multiple of its warm build without an output':
        last.wall / alone.wall,
      'a machine with a full shared cache: wall time as a multiple of its warm build that keeps its output':
        last.wall / warmWall,
      'a shard of eight: peak memory as a share of the whole build’s':
        Math.max(...parts.map(({ memory }) => memory)) / whole.memory,
    };
  } finally {
    for (const name of Object.keys(variables)) delete process.env[name];
    server.close();
  }
}

/** The corpus with a shared cache, which only the variables of the environment turn on. */
async function sharingCorpus(pages: number): Promise<string> {
  const root = siteFolder(`corpus-${pages}-shared`);
  setAside(root);
  await writeCorpus(root, { pages });
  const file = join(root, 'docs.config.ts');
  const config = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    `import { remoteCache } from '@stilldocs/remote-cache';\n${config.replace('defineConfig({', '$&\n  extensions: [remoteCache()],')}`,
  );
  return root;
}
