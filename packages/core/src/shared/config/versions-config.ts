import * as v from 'valibot';
import { changesFolder, cleanPath, isUnder, payloadFolder } from '../page/paths.ts';
import { text } from './config-values.ts';

/** A segment of an address: a version's own, and its name in the menu. */
const isVersionName = (name: string) => /^\w[\w.+-]*$/.test(name);
/** The folders that an output has anyway. */
const reserved = ['assets', 'changes', payloadFolder, changesFolder];
/** What Git accepts as a name; a line end would begin the next request to it. */
const isRef = (name: string) => !/[\0-\x20\x7f]/.test(name);

const ref = v.pipe(text, v.check(isRef, 'Expected a tag, a branch or a commit such as v1.4.7'));

/** A folder of the repository, without a way out of it. */
const folder = v.pipe(
  text,
  v.check(
    (name) => !/^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)/.test(name),
    'Expected a folder of the repository such as website',
  ),
);

/** An earlier version of the pages. */
const version = v.strictObject({
  /** The tag, the branch or the commit that it is read from. */
  from: ref,
  /** Its name in the menu. Default: its key. */
  label: v.optional(text),
  /**
   * Whether it is no longer maintained: its pages say so, search engines leave them out, and they are canonical
   * to themselves. Default false.
   */
  archived: v.optional(v.boolean(), false),
  /** The site's folder at that time, from the top of the repository. Default: today's folder. */
  root: v.optional(folder),
  /** The folder of its pages, relative to its root. Default: `pagesDir`. */
  pagesDir: v.optional(folder),
});

/** The earlier versions of a site, by the name in their address, and the name of the present one. */
const wholeSchema = v.pipe(
  v.objectWithRest(
    {
      /** The name of the present version, whose pages have no such path. */
      current: text,
    },
    v.pipe(
      v.union([ref, version]),
      v.transform((written) =>
        typeof written === 'string' ? { from: written, archived: false } : written,
      ),
    ),
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const [key, value] of Object.entries(dataset.value)) {
      const isTaken = key === dataset.value.current || reserved.includes(key);
      if (isVersionName(key) && !isTaken) continue;
      const path = { type: 'object' as const, origin: 'key' as const, key, value };
      addIssue({
        message: isTaken
          ? 'Expected another name, because the present version or a folder of the output has this one'
          : 'Expected a key that is a part of an address, such as 1.4',
        input: key,
        path: [{ ...path, input: dataset.value }],
      });
    }
  }),
);

const isArea = (key: string) => /^\/[^/]/.test(key);

/** The versions of areas, by the path of each, such as `/cli`: the pages below it. */
const areasSchema = v.pipe(
  v.record(v.pipe(text, v.check(isArea, 'Expected the path of an area such as /cli')), wholeSchema),
  v.check((areas) => {
    const names = Object.values(areas).flatMap((area) =>
      earlierVersions(area).map(([name]) => name),
    );
    return new Set(names).size === names.length;
  }, 'Expected names that no two areas have: they are in addresses. A label may repeat'),
  v.check((areas) => {
    const paths = Object.keys(areas);
    return !paths.some((path) => paths.some((other) => other !== path && isUnder(path, other)));
  }, 'Expected areas that are not within each other'),
);

/** The versions of a site, or of its areas. */
export const versionsSchema = v.lazy((written) =>
  Object.keys(Object(written)).some(isArea) ? areasSchema : wholeSchema,
);

/** An earlier version, as configured. */
export type VersionConfig = v.InferOutput<typeof version>;

type WholeConfig = v.InferOutput<typeof wholeSchema>;

/** The versions of a configuration. */
export type VersionsConfig = v.InferOutput<typeof versionsSchema>;

/** The versions of the pages below a path. */
export interface AreaVersions {
  /** `/` for all pages. */
  area: string;
  /** The name of the present version. */
  current: string;
  /** The newest first. */
  earlier: [string, VersionConfig][];
}

/** The versions of each area of a configuration. */
export function areaVersions(versions: VersionsConfig | undefined): AreaVersions[] {
  if (!versions) return [];
  const areas = typeof versions.current === 'string' ? { '/': versions } : versions;
  return Object.entries(areas as Record<string, WholeConfig>).map(([path, written]) => ({
    area: cleanPath(path),
    current: written.current,
    earlier: earlierVersions(written),
  }));
}

const inOrder = new Intl.Collator('en', { numeric: true });

/** Sorted: objects do not keep the order of keys such as 2 and 10. */
function earlierVersions(versions: WholeConfig): [string, VersionConfig][] {
  return Object.entries(versions)
    .flatMap(([name, written]): [string, VersionConfig][] =>
      typeof written === 'object' ? [[name, written]] : [],
    )
    .sort(([one], [other]) => inOrder.compare(other, one));
}
