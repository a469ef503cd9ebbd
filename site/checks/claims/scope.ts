import { isMessage } from '../messages/messages.ts';
import { comparisons } from '../drift/comparisons.ts';
import type { Claim } from './detect.ts';
import type { PageDocument } from './document.ts';
import { isCommand } from './oracles/cli.ts';
import { checkSource } from './binders/phrases.ts';
import { namesIn } from './read.ts';
import type { SectionRules } from './rules.ts';
import { isExport, membersOf, type World } from './world.ts';

/** The rules for the place of a claim: those of its headings and of the whole page. */
export function rulesAt(world: World, name: string, sections: readonly string[]): SectionRules[] {
  const page = world.rules[name] ?? {};
  return ['*', ...sections].flatMap((heading) => page[heading] ?? []);
}

const hasMember = (world: World, type: string, name: string) =>
  membersOf(world, type).some((member) => member.name === name);

/**
 * The source of a code span: every name in it must be known at its place.
 *
 * @returns The source, or the unknown names.
 */
export function bindCode(world: World, page: PageDocument, claim: Claim): string | string[] {
  const { text } = claim;
  const local = rulesAt(world, page.name, claim.sections);
  if (isMessage(page.name, text)) return 'message of the compiler';
  const listed = local.flatMap(({ names = [] }) => names);
  const whole = listed.find(([names]) => ` ${names} `.includes(` ${text} `));
  if (whole) return checkSource(world, `\`${text}\``, whole[1], page) ? [text] : whole[1];
  if (text === world.facts['configFile'] || text === world.facts['buildFolder']) return 'facts';
  if (text.startsWith('vev ') || /^--?\w/.test(text)) {
    return isCommand(text) ? 'commands' : [text];
  }
  const [, element] = /^<(\w+)>$/.exec(text) ?? [];
  if (element) return hasMember(world, 'HTMLElementTagNameMap', element) ? 'platform' : [text];
  const [, called = '', list = ''] = /^(\w+)\(([\w, ]*)\)$/.exec(text) ?? [];
  const exported = new Set(local.flatMap(({ exports = '' }) => exports.split(' ')));
  const isKnown = (name: string) =>
    isExport(world, name) && (headingsOf(world).has(name) || exported.has(name));
  const overloads = isKnown(called) ? world.sdk.parametersOf(called) : [];
  if (overloads.length > 0) {
    const given = list.split(', ').filter((name) => name !== '');
    const fits = (names: string[]) => given.every((name, index) => names[index] === name);
    return overloads.some((names) => fits(names)) ? `parameters of ${called}` : [text];
  }
  if (text.startsWith('@')) return world.packages.has(text) ? 'samples/package.json' : [text];
  const sampled = sampledAt(page, claim);
  if (sampled.has(text) && !/^[\w$]+$/.test(text)) return 'sample';

  const declared = typesAt(page.name, claim, local);
  const platform = new Set(local.flatMap(({ platform: names = '' }) => names.split(' ')));
  const sources = new Set<string>();
  const sourceOf = (name: string): string | undefined => {
    for (const type of declared) {
      for (const member of membersOf(world, type)) {
        if (member.name === name || member.literals.includes(name)) return type;
        if (member.parameters?.includes(name)) return type;
      }
    }
    if (isKnown(name)) return 'sdk exports';
    const entry = listed.find(([names]) => names.split(' ').includes(name));
    if (entry) return checkSource(world, `\`${name}\``, entry[1], page) ? undefined : entry[1];
    if (platform.has(name) && world.sdk.isPlatform(name)) return 'platform';
    return sampled.has(name) ? 'sample' : undefined;
  };
  const names = namesIn(text);
  const unknown = names.filter((name) => {
    const source = sourceOf(name);
    if (source !== undefined) sources.add(source);
    return source === undefined;
  });
  if (unknown.length > 0) return unknown;
  if (names.length > 0) return [...sources].join(', ');
  // A keyword of the language can be the name of a type: `string`.
  const type = sourceOf(text);
  return type ?? [text];
}

const headings = new WeakMap<World['documents'], Set<string>>();

/** Every heading of the site, as written. */
function headingsOf({ documents }: World): Set<string> {
  const found = headings.get(documents);
  if (found) return found;
  const pages = [...documents.values()];
  const all = new Set(pages.flatMap(({ sections }) => sections.map(({ heading }) => heading)));
  headings.set(documents, all);
  return all;
}

/** The names in the samples of a claim's section. */
function sampledAt({ sampled }: PageDocument, { sections }: Claim): Set<string> {
  const [nearest = ''] = sections;
  return sampled.get(nearest) ?? new Set();
}

/** The types of a claim's section. */
function typesAt(name: string, claim: Claim, local: readonly SectionRules[]): string[] {
  const near = comparisons.filter(
    ({ page, heading }) => page === name && claim.sections.includes(heading),
  );
  return [...near.map(({ type }) => type), ...local.flatMap(({ types = [] }) => types)];
}
