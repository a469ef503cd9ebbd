import type { PageFacts } from '../../shared/page/page.ts';
import type { Site } from '../site/site.ts';
import { checkLinks } from './links.ts';

/** A site, or a version of it, with the facts of its pages by path. */
interface CheckedSite {
  site: Site;
  facts: ReadonlyMap<string, PageFacts>;
}

/** The links of a version to pages that neither it nor the present version has. */
export interface DeadInVersion {
  version: string;
  /** How many there are. */
  links: number;
  /** What is wrong with the first. */
  message: string;
  /** The place of the first: `1.4:pages/a.md:3`. */
  place: string;
}

/**
 * Counts the dead links of an earlier version, because nobody corrects it.
 *
 * @param today The present version in the same language.
 * @param sources The source in both versions, whose pages stand in for those that are not translated.
 * @returns Undefined if there is none.
 */
export function deadInVersion(
  past: CheckedSite,
  today: CheckedSite,
  sources: Pick<CheckedSite, 'facts'>[],
): DeadInVersion | undefined {
  const all = [...sources, today, past];
  const targets = new Map(all.flatMap(({ facts }) => [...facts]));
  // Its pages are compiled with the addresses of today.
  const found = checkLinks(today.site, past.facts, targets);
  const dead = found.filter(({ rule }) => rule === 'dead-link');
  const [first] = dead;
  if (!first) return undefined;
  const { name } = past.site.version!;
  const place = [name, first.file, ...(first.line === undefined ? [] : [first.line])].join(':');
  return { version: name, links: dead.length, message: first.message, place };
}
