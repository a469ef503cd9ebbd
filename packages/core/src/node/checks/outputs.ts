import { join } from 'node:path';
import type { Diagnostic } from '../../shared/diagnostics/diagnostic.ts';
import type { PageFacts } from '../../shared/page/page.ts';
import { rules } from '../../shared/diagnostics/rules.ts';
import { type ConfigProblem, placeProblems } from '../site/config/config-problems.ts';
import { filesBelow, noteSkipped, staysInside } from '../files/files-below.ts';
import { extensionKinds } from '../outputs/extension-outputs.ts';
import { isOwnFile, outputKinds, outputsOf } from '../outputs/index.ts';
import type { OutputKind } from '../outputs/output-kind.ts';
import type { Site } from '../site/site.ts';

/**
 * Finds every file of the site that would overwrite an output of a page, and every symbolic link
 * out of the site.
 *
 * @param pages The pages by their paths, with the folder of a translation or a version.
 */
export async function checkOutputs(
  site: Site,
  pages: ReadonlyMap<string, PageFacts>,
): Promise<Diagnostic[]> {
  const { root, config, configFiles } = site;
  const { main } = configFiles;
  const generated = new Set(Object.keys(config.files).map((path) => path.slice(1)));
  const diagnostics = await placeProblems(takenOutputs(site, pages), main);
  const isFollowed = staysInside(root, 'public', diagnostics);
  const onSkipped = noteSkipped('public', diagnostics);
  const files = filesBelow(join(root, 'public'), undefined, isFollowed, onSkipped);
  const own = new Set([...generated, ...files]);
  const folders = new Map([
    ...[...pages].flatMap(([path, { file }]) => foldersOf(path.slice(1), file)),
    ...files.flatMap((name) => foldersOf(name, `public/${name}`)),
  ]);
  for (const kind of outputsOf({ site })) {
    if (!('file' in kind)) continue;
    const file = pages.get(`/${kind.file}`)?.file ?? folders.get(kind.file);
    if (file !== undefined)
      diagnostics.push({
        severity: 'error',
        rule: 'duplicate-path',
        message: `${file} is written into a folder "${kind.file}", which is the name of a file of the build`,
        hint: 'Rename it',
        file,
      });
  }
  for (const [path, { file: page }] of pages) {
    // A file with the name of the page itself is in the place of its folder.
    const written = pageFiles(outputsOf({ site }), path);
    const taken = written.find((name) => folders.has(name));
    if (taken !== undefined)
      diagnostics.push({
        severity: 'error',
        rule: 'duplicate-path',
        message: `The page ${page} is written to ${taken}, which is a folder of ${folders.get(taken)}`,
        hint: 'Rename the folder or the page',
        file: page,
      });
    for (const name of [path.slice(1), ...written]) {
      if (!own.has(name)) continue;
      const isGenerated = generated.has(name);
      const problem = {
        rule: 'duplicate-path' as const,
        message: `The page ${page} would replace ${isGenerated ? `/${name} of "files"` : `public/${name}`}`,
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

/** The folders above a file of the output, with what is written there. */
function foldersOf(name: string, file: string): [folder: string, file: string][] {
  const parts = name.split('/');
  return parts.slice(1).map((_, above) => [parts.slice(0, above + 1).join('/'), file]);
}

/** The files of a page. */
function pageFiles(kinds: OutputKind[], path: string): string[] {
  return kinds.flatMap((kind) => ('files' in kind ? kind.files(path) : []));
}

/** The files of the site and of its pages. */
function filesOf(kinds: OutputKind[], pages: ReadonlyMap<string, PageFacts>): string[] {
  return [
    ...kinds.flatMap((kind) => ('file' in kind ? [kind.file] : [])),
    ...[...pages.keys()].flatMap((path) => pageFiles(kinds, path)),
  ];
}

/** Folders of the engine; see `shared/page/paths.ts` and `shared/search/shard-files.ts`. */
const engineFolders = /^(?:_page|_live|_changes|_search|assets)\//;

/** Finds outputs of extensions with the name of another file. */
function takenOutputs(site: Site, pages: ReadonlyMap<string, PageFacts>): ConfigProblem[] {
  const { extensions } = site.config;
  if (extensions.length === 0) return [];
  const engines = new Set(filesOf(Object.values(outputKinds), pages));
  const others = new Set<string>();
  return extensions.flatMap((extension, index) => {
    const files = filesOf(extensionKinds({ config: { extensions: [extension] } }), pages);
    const isTaken = (file: string) => {
      if (engines.has(file) || engineFolders.test(file) || isOwnFile(site, file)) return true;
      // `.json` of each page may be the file of another output, also of the same extension.
      return others.has(file) || !others.add(file);
    };
    const taken = files.find(isTaken);
    return taken === undefined
      ? []
      : [
          {
            path: ['extensions', index],
            message: `The output "/${taken}" of the extension "${extension.name}" has the name of another file`,
            hint: 'The engine, the site or another output has a file of this name',
          },
        ];
  });
}
