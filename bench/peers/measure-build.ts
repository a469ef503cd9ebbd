import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, forget, outputFolder, writeSite } from './site.ts';

/** The cost of building a site. Times in s, memory and output in MB. */
export interface BuildResult {
  cold: { cpu: number; wall: number };
  warm: { cpu: number; wall: number };
  /** The peak memory of all processes of the cold build together. */
  memory: number;
  /** The size of the output, uncompressed. */
  output: number;
  files: number;
}

/** Builds a site cold, and again unchanged. */
export async function measureBuild(id: string, pages: number): Promise<BuildResult> {
  writeSite(id, pages);
  forget(id, pages);
  const cold = await buildSite(id, pages);
  const warm = await buildSite(id, pages);
  const folder = outputFolder(id, pages);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => statSync(join(entry.parentPath, entry.name)).size);
  return {
    cold: { cpu: cold.cpu, wall: cold.wall },
    warm: { cpu: warm.cpu, wall: warm.wall },
    memory: cold.memory,
    output: files.reduce((sum, size) => sum + size, 0) / 1e6,
    files: files.length,
  };
}
