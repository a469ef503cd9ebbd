import type { PageRules, Rules, SectionRules } from '../rules.ts';

/** Merges rules from several files: those of the same section are combined. */
export function merge(...parts: Rules[]): Rules {
  const all: Rules = {};
  for (const [page, sections] of parts.flatMap((part) => Object.entries(part))) {
    const own: PageRules = (all[page] ??= {});
    for (const [heading, section] of Object.entries(sections)) {
      own[heading] = own[heading] ? both(own[heading], section) : section;
    }
  }
  return all;
}

function both(one: SectionRules, other: SectionRules): SectionRules {
  const words = (key: 'platform' | 'exports') =>
    [one[key], other[key]].filter((text) => text !== undefined).join(' ');
  return {
    types: [...(one.types ?? []), ...(other.types ?? [])],
    platform: words('platform'),
    exports: words('exports'),
    names: [...(one.names ?? []), ...(other.names ?? [])],
    phrases: [...(one.phrases ?? []), ...(other.phrases ?? [])],
    rows: [...(one.rows ?? []), ...(other.rows ?? [])],
    lists: [...(one.lists ?? []), ...(other.lists ?? [])],
  };
}
