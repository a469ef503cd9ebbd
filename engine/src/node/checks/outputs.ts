import { join } from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import { placeProblems } from '../site/config-problems.ts';
import { filesBelow, staysInside } from '../files/files-below.ts';
import { pageOutputs } from '../outputs/index.ts';
import type { Site } from '../site/site.ts';

/**
 * Finds every file of the site that would overwrite an output of a page, and every symbolic link
 * out of the site.
 */
export async function checkOutputs(
  { root, config, configFiles: { main } }: Site,
  pages: ReadonlyMap<string, PageFacts>,
): Promise<Diagnostic[]> {
  const generated = new Set(Object.keys(config.files).map((path) => path.slice(1)));
  const diagnostics: Diagnostic[] = [];
  const isFollowed = staysInside(root, 'public', diagnostics);
  const own = new Set([...generated, ...filesBelow(join(root, 'public'), undefined, isFollowed)]);
  if (own.size === 0) return diagnostics;
  for (const { path, file: page } of pages.values()) {
    // A file with the name of the page itself is in the place of its folder.
    const names = [
      path.slice(1),
      ...Object.values(pageOutputs).flatMap(({ files }) => files(path)),
    ];
    for (const name of names) {
      if (!own.has(name)) continue;
      const isGenerated = generated.has(name);
      const problem = {
        rule: 'duplicate-path' as const,
        message: `Unexpected file ${isGenerated ? `/${name} of "files"` : `public/${name}`}, expected another name: the page ${page} is written there`,
        hint: 'Rename or delete one of them',
      };
      diagnostics.push(
        ...(isGenerated
          ? await placeProblems([{ ...problem, path: ['files', `/${name}`] }], main)
          : [{ severity: rules[problem.rule].severity, ...problem, file: `public/${name}` }]),
      );
    }
  }
  return diagnostics;
}
