import { comparisons } from '../drift/comparisons.ts';
import type { Claim } from './detect.ts';
import type { PageDocument } from './document.ts';
import { commandWords } from './oracles/cli.ts';
import { checkSource } from './phrases.ts';
import { namesIn } from './read.ts';
import type { SectionRules } from './rules.ts';
import type { World } from './world.ts';

/** The rules that count where a claim stands: of its headings and of the whole page. */
export function rulesAt(world: World, name: string, sections: readonly string[]): SectionRules[] {
  const page = world.rules[name] ?? {};
  return ['*', ...sections].flatMap((heading) => page[heading] ?? []);
}

/** The members of a type, or none when the SDK does not know it. */
export function membersOf(world: World, type: string) {
  const members = world.sdk.types[world.typeAt.get(type)!];
  return typeof members === 'string' || members === undefined ? [] : members;
}

const hasMember = (world: World, type: string, name: string) =>
  membersOf(world, type).some((member) => member.name === name);

/**
 * What says that a span of code is right: every name in it is known where it stands.
 *
 * @returns The source, or the names that nothing knows.
 */
export function bindCode(world: World, page: PageDocument, claim: Claim): string | string[] {
  const { text } = claim;
  const local = rulesAt(world, page.name, claim.sections);
  const listed = local.flatMap(({ names = [] }) => names);
  const known = listed.find(([names]) => ` ${names} `.includes(` ${text} `));
  if (known) return checkSource(world, `\`${text}\``, known[1]) ? [text] : known[1];
  if (text === world.facts['configFile'] || text === world.facts['buildFolder']) return 'facts';
  if (text === 'vev' || text.startsWith('vev ') || /^--?\w/.test(text)) {
    return commandWords(text) ? 'commands' : [text];
  }
  const [, element] = /^<(\w+)>$/.exec(text) ?? [];
  if (element) return hasMember(world, 'HTMLElementTagNameMap', element) ? 'platform' : [text];
  const [, called = '', list = ''] = /^(\w+)\(([\w, ]*)\)$/.exec(text) ?? [];
  const overloads = called === '' ? [] : world.sdk.parametersOf(called);
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
    if (world.sdk.exports.sdk.has(name) || world.sdk.exports.utils.has(name)) return 'sdk exports';
    const entry = listed.find(([names]) => names.split(' ').includes(name));
    if (entry) return checkSource(world, `\`${name}\``, entry[1]) ? undefined : entry[1];
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
  // A keyword of the language can be the name of a type too: `string`.
  const type = sourceOf(text);
  return type ?? [text];
}

/** The names in the samples of a claim's section; of the whole page, where it has no sample. */
function sampledAt({ sampled }: PageDocument, { sections }: Claim): Set<string> {
  const [nearest = ''] = sections;
  return sampled.get(nearest) ?? sampled.get('*')!;
}

/** The types of a claim's section; of the whole page, where the section has none. */
function typesAt(name: string, claim: Claim, local: readonly SectionRules[]): string[] {
  const own = comparisons.filter(({ page }) => page === name);
  const near = own.filter(({ heading }) => claim.sections.includes(heading));
  const chosen = near.length > 0 ? near : own;
  return [...chosen.map(({ type }) => type), ...local.flatMap(({ types = [] }) => types)];
}
