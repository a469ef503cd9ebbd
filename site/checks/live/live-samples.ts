import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { type Fence, type PageText, samplesRoot } from '../page-source.ts';
import type { Problem } from '../problem.ts';
import { notLive, runnable } from './not-live.ts';

/** A sample that readers run. */
export interface LiveSample {
  /** Its file in `samples/` without the ending, and its region: `react/vev-props/props.string`. */
  name: string;
  /** The file, with its ending. */
  file: string;
  /** The path of its page. */
  route: string;
  /** Which of the page's live samples it is, from 0. */
  index: number;
  /** The file with its expected stage and panel, absolute. */
  snapshot: string;
}

const routeOf = (file: string) =>
  `/${file.replace(/^pages\//, '').replace(/(^|\/)index\.mdx$|\.mdx$/, '')}`;

/** The last region of a file that a page shows in part and runs whole. */
const lastPart = 'rest';

/**
 * The sample of a fence: its file and its last region, the part that the page is about. A file in parts has
 * the name of the file.
 */
function nameOf({ includes }: Fence): string | undefined {
  const [, file, region = lastPart] =
    /^samples\/(.*?)\.\w+(?::([\w-]+))?$/.exec(includes.at(-1) ?? '') ?? [];
  return file && (region === lastPart ? file : `${file}.${region}`);
}

/** Whether a fence shows a whole file of which its page has a part that is live, or that states its reason. */
const isFolded = ({ file, includes }: Fence, fences: readonly Fence[]) =>
  fences.some(
    (other) => other.file === file && other.includes.includes(`${includes.at(-1)}:${lastPart}`),
  );

/** Every sample that readers run, once, in the order of pages. */
export function liveSamples(pages: readonly PageText[]): LiveSample[] {
  const all = pages.flatMap(({ file, fences }) =>
    fences
      .filter(({ isLive }) => isLive)
      .flatMap((fence, index) => {
        const name = nameOf(fence);
        if (!name) return [];
        const snapshot = join(samplesRoot, `${name}.aria.yml`);
        return [
          {
            name,
            file: fence.includes.at(-1)!.replace(/^samples\/|:[\w-]+$/g, ''),
            route: routeOf(file),
            index,
            snapshot,
          },
        ];
      }),
  );
  return all.filter(({ name }, index) => all.findIndex((each) => each.name === name) === index);
}

/** Whether a fence contains only types, of which nothing runs. */
function isTypes({ code, language }: Fence): boolean {
  const { outputText } = ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      removeComments: true,
    },
    fileName: `sample.${language}`,
  });
  return /^(?:export \{\};|"use strict";)?\s*$/.test(outputText);
}

/** Fences that are neither live nor state a reason, live ones without a file, and reasons that no fence needs. */
export function findNotLive(pages: readonly PageText[]): Problem[] {
  const fences = pages.flatMap((page) => page.fences);
  const mistakes = fences.flatMap((fence) => {
    const { file, line, language, isLive, notRun } = fence;
    const problem = (message: string) => [{ file, line: line - 1, message }];
    if (isLive) {
      return nameOf(fence)
        ? []
        : problem('Unexpected live sample without a file, expected an [!include]');
    }
    if (notRun !== undefined || Object.hasOwn(notLive, language)) return [];
    if (runnable.has(language) && (isTypes(fence) || isFolded(fence, fences))) return [];
    return problem(
      runnable.has(language)
        ? 'Unexpected sample that cannot be run, expected live=vev, or its reason: live="off: …"'
        : `Unexpected language ${language} of a sample that cannot be run, expected its reason in site/checks/live/not-live.ts`,
    );
  });
  const idle = Object.keys(notLive)
    .filter((language) => !fences.some((fence) => fence.language === language))
    .map((language) => ({
      file: 'checks/live/not-live.ts',
      line: 1,
      message: `Unexpected reason for ${language}, expected the language of a fence`,
    }));
  return [...mistakes, ...idle];
}

/** Samples without a snapshot, and snapshots without a sample. */
export function findSnapshots(samples: readonly LiveSample[]): {
  missing: string[];
  gone: string[];
} {
  const wanted = new Set(samples.map(({ name }) => `${name}.aria.yml`));
  const found = readdirSync(samplesRoot, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.aria.yml'),
  );
  return {
    missing: samples.filter(({ snapshot }) => !existsSync(snapshot)).map(({ name }) => name),
    gone: found.filter((name) => !wanted.has(name)),
  };
}
