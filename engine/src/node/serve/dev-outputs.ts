import { isShardFile } from '../../shared/search/shard-files.ts';
import { isOwnFile, type SiteOutputInput, siteOutputs } from '../outputs/index.ts';

/** The answer to a request for an output of the site. */
export interface DevOutput {
  type: string;
  content: string;
}

/**
 * Creates the outputs of the site, by file. An expensive one is cached until its version changes.
 */
export function createDevOutputs(
  input: SiteOutputInput,
): (file: string) => Promise<DevOutput | undefined> {
  const outputs = new Map<string, DevOutput & { version: string }>();
  let shards: { version: string; files: Map<string, string> } | undefined;
  const shardOf = async (file: string) => {
    const search = await input.search();
    if (shards?.version !== search.version) {
      const files = [...(search.shards?.() ?? [])].map(
        (each) => [each.file, each.content] as const,
      );
      shards = { version: search.version, files: new Map(files) };
    }
    const content = shards.files.get(file);
    return content === undefined ? undefined : { type: 'application/json', content };
  };
  return async (file) => {
    if (isShardFile(file)) return shardOf(file);
    const output = Object.values(siteOutputs).find((each) => each.file === file);
    if (!output || isOwnFile(input.site, file)) return undefined;
    const version = await output.version?.(input);
    const cached = outputs.get(file);
    if (cached && cached.version === version) return cached;
    const content = await output.content(input);
    if (content === undefined) return undefined;
    const { type } = output;
    if (version) outputs.set(file, { type, content, version });
    return { type, content };
  };
}
