import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Fence, type PageText, samplesRoot } from '../page-source.ts';
import type { Problem } from '../problem.ts';
import { notLive } from './not-live.ts';

/** A sample that readers run. */
export interface LiveSample {
  /** Its file in `samples/` without the ending, and its region: `react/vev-props/props.string`. */
  name: string;
  /** The path of its page. */
  route: string;
  /** Which of the page's live samples it is, from 0. */
  index: number;
  /** What is seen of it, absolute. */
  snapshot: string;
}

const routeOf = (file: string) =>
  `/${file.replace(/^pages\//, '').replace(/(^|\/)index\.mdx$|\.mdx$/, '')}`;

/** The sample of a fence: its file and its last region, the part that the page is about. */
function nameOf({ includes }: Fence): string | undefined {
  const [, file, region] = /^samples\/(.*?)\.\w+(?::([\w-]+))?$/.exec(includes.at(-1) ?? '') ?? [];
  return file && (region ? `${file}.${region}` : file);
}

/** Every sample that readers run, once, in the order of pages. */
export function liveSamples(pages: readonly PageText[]): LiveSample[] {
  const all = pages.flatMap(({ file, fences }) =>
    fences
      .filter(({ isLive }) => isLive)
      .flatMap((fence, index) => {
        const name = nameOf(fence);
        if (!name) return [];
        const snapshot = join(samplesRoot, `${name}.aria.yml`);
        return [{ name, route: routeOf(file), index, snapshot }];
      }),
  );
  return all.filter(({ name }, index) => all.findIndex((each) => each.name === name) === index);
}

const isCode = ({ language }: Fence) => language === 'ts' || language === 'tsx';

/** Samples in TypeScript that are neither live nor have a reason; live ones without a file; idle reasons. */
export function findNotLive(pages: readonly PageText[]): Problem[] {
  const fences = pages.flatMap((page) => page.fences);
  const files = ({ includes }: Fence) =>
    includes.map((each) => each.replace(/^samples\//, '').replace(/:[\w-]+$/, ''));
  const shown = new Set(fences.flatMap(files));
  const live = new Set(fences.filter(({ isLive }) => isLive).flatMap(files));
  const mistakes = fences.flatMap((fence) => {
    const at = { file: fence.file, line: fence.line - 1 };
    if (fence.isLive && !nameOf(fence)) {
      return [{ ...at, message: 'Unexpected live sample without a file, expected an [!include]' }];
    }
    const name = files(fence).find((each) => !live.has(each) && !(each in notLive));
    if (fence.isLive || !isCode(fence) || name === undefined) return [];
    return [
      {
        ...at,
        message: `Unexpected sample ${name} that cannot be run, expected live=vev, or its reason in site/checks/live/not-live.ts`,
      },
    ];
  });
  const idle = Object.keys(notLive)
    .filter((name) => !shown.has(name) || live.has(name))
    .map((name) => ({
      file: 'checks/live/not-live.ts',
      line: 1,
      message: `Unexpected reason for ${name}, expected a sample of a page that is not live`,
    }));
  return [...mistakes, ...idle];
}

/** Samples that nobody has looked at, and what was seen of samples that are gone. */
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
