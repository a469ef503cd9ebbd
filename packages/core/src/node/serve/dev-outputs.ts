import { isShardFile } from '../../shared/search/shard-files.ts';
import { chunksOf } from '../files/write-output.ts';
import { isOwnFile, type SiteOutputInput, siteOutputsOf } from '../outputs/index.ts';
import { typeOf } from './send-file.ts';

/** The answer to a request for an output of the site. */
export interface DevOutput {
  type: string;
  content: string | Uint8Array;
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
      const files = new Map<string, string>();
      search.shards?.((each) => void files.set(each.file, each.content));
      shards = { version: search.version, files };
    }
    const content = shards.files.get(file);
    return content === undefined ? undefined : { type: 'application/json', content };
  };
  return async (file) => {
    if (isShardFile(file)) return shardOf(file);
    const output = siteOutputsOf(input.site).find((each) => each.file === file);
    if (!output || isOwnFile(input.site, file)) return undefined;
    const version = await output.version?.(input);
    const cached = outputs.get(file);
    if (cached && cached.version === version) return cached;
    const made = await output.content(input);
    if (made === undefined) return undefined;
    const content = Buffer.concat(Array.from(chunksOf(made), (chunk) => Buffer.from(chunk)));
    const { type = typeOf(file) } = output;
    if (version) outputs.set(file, { type, content, version });
    return { type, content };
  };
}
