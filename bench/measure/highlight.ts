import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createHighlighter } from '../../packages/core/src/content/code/highlight.ts';
import { corpus } from './sites.ts';

/** Highlights every sample of the 1,000-page corpus, without and with memoized lines. */
export async function measureHighlighting(): Promise<Record<string, number>> {
  const pages = join(await corpus(1000), 'pages');
  const samples = readdirSync(pages, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.mdx'))
    .flatMap((entry) => [
      ...readFileSync(join(entry.parentPath, entry.name), 'utf8').matchAll(
        /^```(\w+)\n([\s\S]*?)\n```$/gm,
      ),
    ]);
  const highlighter = await createHighlighter();
  const run = async () => {
    const before = process.cpuUsage();
    for (const [, language, code] of samples) await highlighter.lines(code!, language!);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const what = `highlighting ${samples.length} samples`;
  return { [`${what}, cold`]: await run(), [`${what}, remembered`]: await run() };
}
