import { relative, resolve } from 'node:path';
import type { FeatureElement, PageFeature } from 'stilldocs';
import type { RootContent } from 'mdast';
import type { MembersOptions } from './index.ts';
import type * as texts from './labels.ts';
import { type Member, MembersError } from './member.ts';
import { membersTable } from './members-table.ts';
import { pickMembers, type Picked, type Picking } from './pick-members.ts';
import { readFileMembers } from './read-file-members.ts';
import { type Meaning, readMeanings } from './read-meanings.ts';
import { readReleases } from './read-releases.ts';
import { earlierReleases, type Release, withReleases } from './releases.ts';
import type { TypeAnswer, TypeQuestion } from './thread.ts';

type Feature = PageFeature<keyof typeof texts>;
type Page = Parameters<NonNullable<Feature['elements']>[string]>[1];

const attributes = ['of', 'only', 'omit', 'except', 'kind', 'overload', 'listed', 'signature'];
/** Attributes that are there or not. */
const flags = ['listed', 'signature'];
const kinds = ['parameters', 'members'];

/** The maximum time for the types of a source, in seconds. */
const maxSeconds = 20;

/** The feature that writes `<Members>`. */
export default function createFeature(options: MembersOptions = {}): Feature {
  return {
    styles: { 'class="Members"': './members.css' },
    elements: {
      Members: async (element, page) => {
        try {
          return await tableOf(element, page, options);
        } catch (error) {
          if (!(error instanceof MembersError)) throw error;
          const { message, hint, rule } = error;
          page.report({ line: element.line, rule, message, hint });
          return [];
        }
      },
    },
  };
}

async function tableOf(
  element: FeatureElement,
  page: Page,
  options: MembersOptions,
): Promise<RootContent[]> {
  const report = (line: number, message: string, hint?: string) =>
    page.report({ line, rule: 'members', message, hint });
  checkAttributes(element);
  const { of, except } = element.attributes;
  const meanings = readMeanings(element.children, report);
  const described = [...meanings.keys()];
  const read = (source: Source, without: string[] = []) =>
    readSource(source, element, page, { described, without });
  const others = except === undefined ? [] : (await read(atVersion(except, page, options))).all;
  const { all, members } = await read(
    atVersion(of, page, options),
    others.map(({ name }) => name),
  );
  const shown = await inReleases(
    element,
    page,
    options,
    'listed' in element.attributes ? listed(members, meanings) : chosen(element, members),
    async (source) => (await read({ source, root: page.siteRoot })).members,
  );
  checkMeanings(element, shown, meanings, report);
  const table = membersTable(shown, meanings, page.labels);
  return 'signature' in element.attributes ? [signatureOf(String(of), all, shown), table] : [table];
}

/** The members with what earlier releases say of them. */
async function inReleases(
  { attributes: { of } }: FeatureElement,
  page: Page,
  { releases = {} }: MembersOptions,
  shown: Member[],
  read: (source: string) => Promise<Member[]>,
): Promise<Member[]> {
  if (typeof releases === 'string') {
    const since = recorded(String(of), releases, page);
    return shown.map((member) => ({ ...member, since: member.since ?? since[member.name] }));
  }
  const [name = '', path] = String(of).split('#', 2);
  const written = Object.hasOwn(releases, name) && releases[name];
  if (!written) return shown;
  const version = page.version();
  const names = earlierReleases(written);
  const at = names.findIndex(([name]) => name === version);
  if (version !== undefined && at === -1) return shown;
  const earlier: Release[] = [];
  for (const [release, source] of names.slice(at + 1)) {
    // A release without its types is a mistake, and one without the type is older than it.
    await read(source);
    try {
      const members = await read(path === undefined ? source : `${source}#${path}`);
      earlier.push({ name: release, members });
    } catch (error) {
      if (!(error instanceof MembersError)) throw error;
      earlier.push({ name: release, members: undefined });
    }
  }
  return withReleases(shown, earlier, version ?? written.current);
}

function checkAttributes({ attributes: written }: FeatureElement): void {
  for (const [name, value] of Object.entries(written)) {
    if (!attributes.includes(name))
      throw new MembersError(`<Members> has no attribute "${name}"`, `It has ${list(attributes)}`);
    if (value === true && !flags.includes(name))
      throw new MembersError(`The attribute "${name}" of <Members> has no value`);
  }
  const { kind } = written;
  if (kind !== undefined && !kinds.includes(String(kind)))
    throw new MembersError(`<Members> has no kind "${String(kind)}"`, `There are ${list(kinds)}`);
  const other = ['only', 'omit'].find((name) => written[name] !== undefined);
  if (written['listed'] !== undefined && other !== undefined)
    throw new MembersError(
      `<Members> has the attributes "listed" and "${other}"`,
      'Take one of them out: with "listed" the descriptions say what is shown',
    );
  if (written['of'] === undefined)
    throw new MembersError(
      '<Members> names no source',
      'Write of="package#Type" or of="./schema.json"',
    );
}

/** A source, and the site's folder that it is found from. */
interface Source {
  source: string;
  root: string;
}

/** A file of the site, which each version has of its own. */
const isFile = (source: string) =>
  source.startsWith('.') || /\.(?:json|ya?ml|txt)(?:#|$)/.test(source);

/**
 * The source that a page reads: on a page of an earlier version, the release of the package with the name of that version,
 * because the types of today have other members.
 */
function atVersion(
  written: string | true | undefined,
  page: Page,
  { releases = {} }: MembersOptions,
): Source {
  const { root, siteRoot } = page;
  const of = String(written);
  if (isFile(of)) return { source: of, root };
  const version = page.version();
  if (version === undefined) return { source: of, root };
  const [name = '', path] = of.split('#', 2);
  const isNamed = typeof releases !== 'string' && Object.hasOwn(releases, name);
  const known = isNamed ? releases[name]! : undefined;
  const release = known && Object.hasOwn(known, version) ? known[version]! : undefined;
  if (release === undefined)
    throw new MembersError(
      `The types of ${name} in version ${version} are not known: those that are installed are today's`,
      `Install the release and name it: npm i -D ${name}-${version}@npm:${name}@${version}, and members({ releases: { '${name}': { current: …, '${version}': '${name}-${version}' } } }). Name ${name} itself if its types are as they were`,
      'members-version',
    );
  return { source: path === undefined ? release : `${release}#${path}`, root: siteRoot };
}

/** What a table needs of a source: of a file, or of types. */
async function readSource(
  { source, root }: Source,
  { attributes: { kind, overload } }: FeatureElement,
  page: Page,
  picking: Picking,
): Promise<Picked> {
  if (/\.(?:json|ya?ml|txt)(?:#|$)/.test(source)) {
    const { members, reads } = readFileMembers(source, root);
    for (const read of reads) page.reads(read);
    return pickMembers(members, picking);
  }
  const question: TypeQuestion = {
    of: source,
    root: relative(page.siteRoot, root),
    choice: {
      kind: kind === undefined ? undefined : String(kind),
      overload: overload === undefined ? undefined : Number(overload),
    },
    picking,
  };
  const answer = await page.ask<TypeAnswer>(question, maxSeconds);
  if (!answer)
    throw new MembersError(
      `More than ${maxSeconds} seconds to read the types of ${source}`,
      'Name a smaller package, or a member of it',
    );
  if ('mistake' in answer) throw new MembersError(answer.mistake.message, answer.mistake.hint);
  return answer;
}

/** A function with the parameters that are required or shown: `useSize(ref, onChange?)`. */
function signatureOf(of: string, members: Picked['all'], shown: Member[]): RootContent {
  if (!members.every(({ isParameter }) => isParameter))
    throw new MembersError(`${of} is no function`, 'Take the attribute "signature" out');
  const names = members
    .filter(({ name, required }) => required || shown.some((each) => isIn(each.name, name)))
    .map(({ name, required }) => (required || name.startsWith('...') ? name : `${name}?`));
  const value = `${of.split(/[#.]/).at(-1)}(${names.join(', ')})`;
  return { type: 'paragraph', children: [{ type: 'inlineCode', value }] };
}

/** The members that the page describes, in its order. */
function listed(members: Member[], meanings: Map<string, Meaning>): Member[] {
  return [...meanings.keys()].flatMap(
    (name) => members.find((member) => member.name === name) ?? [],
  );
}

/** The release that each member of a source came with, by a file. */
function recorded(of: string, file: string, page: Page): Record<string, string> {
  const path = resolve(page.root, file);
  page.reads(path);
  return readReleases(path, file)[of] ?? {};
}

/** Whether a name is another one or inside it: `options.steps` is in `options`. */
const isIn = (name: string, outer: string) =>
  name === outer || (/^(?:\[\])?\./.test(name.slice(outer.length)) && name.startsWith(outer));

/** The members that the attributes `only` and `omit` leave, in the order of `only`. */
function chosen({ attributes: { of, only, omit } }: FeatureElement, members: Member[]): Member[] {
  const [kept, left] = [namesIn(only), namesIn(omit) ?? []];
  const unknown = [...(kept ?? []), ...left].find(
    (name) => !members.some((member) => isIn(member.name, name)),
  );
  if (unknown !== undefined)
    throw new MembersError(
      `${of} has no member "${unknown}"`,
      `It has ${list(members.map(({ name }) => name))}`,
    );
  const all = kept?.flatMap((name) => members.filter((member) => isIn(member.name, name)));
  return (all ?? members).filter(({ name }) => !left.some((outer) => isIn(name, outer)));
}

/** The names in an attribute. */
function namesIn(written: string | true | undefined): string[] | undefined {
  if (written === undefined) return undefined;
  const names = String(written).split(',');
  return names.map((name) => name.trim()).filter(Boolean);
}

/** Reports members without a description, and descriptions without a member. */
function checkMeanings(
  { attributes: { of }, line }: FeatureElement,
  members: Member[],
  meanings: Map<string, Meaning>,
  report: (line: number, message: string, hint?: string) => void,
): void {
  const names = new Set(members.map(({ name }) => name));
  for (const [name, { line: at }] of meanings)
    if (!names.has(name))
      report(
        at,
        `${of} has no member "${name}"`,
        `Take the description out. It has ${list([...names])}`,
      );
  const missing = members.filter(
    ({ name, docs, deprecated }) => !meanings.has(name) && !docs && !deprecated,
  );
  if (missing.length > 0)
    report(
      line,
      `${list(missing.map(({ name }) => name))} of ${of} ${missing.length === 1 ? 'has' : 'have'} no description`,
      `Add an item to the list in <Members>: - \`${missing[0]!.name}\`: what it is for`,
    );
}

/** Names for a message; the first twelve of many. */
function list(names: string[]): string {
  const shown = names.slice(0, 12).map((name) => `"${name}"`);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ');
}
