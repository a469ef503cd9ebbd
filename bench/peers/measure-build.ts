import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildSite, forget, outputFolder, writeSite } from './site.ts';

/** What building a site takes. Times in s, memory and output in MB. */
export interface BuildResult {
  cold: { cpu: number; wall: number };
  warm: { cpu: number; wall: number };
  /** The most memory that the processes of the cold build held together. */
  memory: number;
  /** The files of the output as they stand, uncompressed. */
  output: number;
  files: number;
}

/** Builds a site from nothing, and again with nothing changed. */
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
