import type { Problem } from '../../problem.ts';
import type { Verdict } from '../bind.ts';
import type { Claim } from '../detect.ts';
import type { PageDocument } from '../document.ts';
import { asRead, findWords, lineOf, namesIn } from '../read.ts';
import { rulesOf } from '../sections.ts';
import { isExport, membersOf, type World } from '../world.ts';

/** The claims that the rules of a page's sections bind, and the problems of these rules. */
export interface Bound {
  bound: Map<Claim, Verdict>;
  problems: Problem[];
}

/** The claims within the words of a phrase; a phrase without a claim is a problem. */
export function findPhrases(world: World, page: PageDocument): Bound {
  const bound = new Map<Claim, Verdict>();
  const problems: Problem[] = [];
  for (const [heading, { phrases = [] }] of rulesOf(world, page)) {
    const claims = page.claims.filter(
      ({ sections }) => heading === '*' || sections.includes(heading),
    );
    for (const [words, source] of phrases) {
      const lies = checkSource(world, words, source, page);
      let found = false;
      for (const claim of claims) {
        for (const [start, end] of findWords(words, claim.context)) {
          found = true;
          const at = claim.contextStart;
          if (claim.start < at + start || claim.end > at + end) continue;
          bound.set(claim, lies ? { wrong: lies } : { by: source });
        }
      }
      if (found) continue;
      const message = `Unexpected lack of "${words}", expected it by ${source}: mend the text, or its phrase in claims/rules`;
      problems.push({ file: page.file, line: lineOf(page, heading, words), message });
    }
  }
  return { bound, problems };
}

/** The reason why a source does not confirm a phrase; `undefined` if it does, or cannot be read. */
export function checkSource(
  world: World,
  words: string,
  source: string,
  page?: PageDocument,
): string | undefined {
  if (source === 'samples of the page') {
    const samples = page?.fences.map(({ code, title }) => `${title}\n${code}`).join('\n') ?? '';
    const unknown = codeIn(words).filter((name) => !hasWord(samples, name));
    if (unknown.length === 0) return undefined;
    return `Unexpected ${unknown.join(', ')} in "${words}", expected what a sample of the page has`;
  }
  const type = /^type (.+)$/.exec(source)?.[1];
  if (type !== undefined) {
    const members = membersOf(world, type);
    const known = members.flatMap(({ name, literals, parameters = [] }) => [
      ...[name, ...literals],
      ...parameters,
    ]);
    const unknown = codeIn(words).filter((name) => !known.includes(name));
    if (unknown.length === 0) return undefined;
    return `Unexpected ${unknown.join(', ')} in "${words}", expected what ${type} has`;
  }
  if (source === 'exports') {
    // Only the name of a call: `drift/signatures.ts` checks its parameters.
    const names = [...words.matchAll(/`(\w+)\([\w, ]*\)`/g)].map(([, name]) => name!);
    const others = codeIn(words.replaceAll(/`\w+\([\w, ]*\)`/g, ''));
    const unknown = [...names, ...others].filter((name) => !isExport(world, name));
    if (unknown.length === 0) return undefined;
    return `Unexpected ${unknown.join(', ')} in "${words}", expected what the SDK exports`;
  }
  const probed = /^probe: (.+)$/.exec(source)?.[1];
  if (probed !== undefined) {
    if (world.statements.some(({ says }) => says.includes(probed))) return undefined;
    return `Unexpected source ${source}, expected words of a probe in site/checks/probes`;
  }
  const sample = /^sample (\S+)/.exec(source)?.[1];
  const text = sample === undefined ? undefined : world.sample(sample);
  const isCode = source.startsWith('sdk code');
  if (sample === undefined && !isCode) return undefined;
  if (sample !== undefined && text === undefined) {
    return `Unexpected source ${source}, expected a file of site/samples`;
  }
  const read = isCode ? world.code : text!;
  const code = codeIn(words);
  const numbers =
    asRead(words.replaceAll(/`[^`]+`/g, ''), world.facts).match(/\d+(?:\.\d+)*/g) ?? [];
  const missing = [...code, ...numbers].filter((part) => !hasWord(read, part));
  if (missing.length === 0) return undefined;
  return `Unexpected ${missing.join(', ')} in "${words}", expected what ${source} says`;
}

/** The names in the code of a phrase. */
const codeIn = (words: string) =>
  [...words.matchAll(/`([^`]+)`/g)].flatMap(([, span]) => namesIn(span!));

const hasWord = (text: string, word: string) =>
  new RegExp(
    String.raw`(?<!${/^\d/.test(word) ? '[\\w.]' : '\\w'})${word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?!\w)`,
  ).test(text);
