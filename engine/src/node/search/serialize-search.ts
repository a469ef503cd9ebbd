import { searchFields, serializationVersion } from '../../shared/search/search-options.ts';
import type { IndexedSections, Postings } from './index-sections.ts';

/**
 * Writes an index in MiniSearch's format without building its tree of terms: it takes a third of
 * the time at 1,000 pages. Terms are sorted, so that the same documents yield the same bytes.
 */
export function serializeSearch({ postings, lengths, averages, stored }: IndexedSections): string {
  const frame = {
    documentCount: stored.length,
    nextId: stored.length,
    documentIds: { ...stored.map((_, id) => id) },
    fieldIds: Object.fromEntries(searchFields.map((name, id) => [name, id])),
    fieldLength: { ...lengths },
    averageFieldLength: averages,
  };
  const documents = stored.map((document, id) => `"${id}":${document}`);
  const rows = [...postings.keys()].sort().map((term) => rowOf(term, postings.get(term)!));
  return `${JSON.stringify(frame).slice(0, -1)},"storedFields":{${documents.join()}},"dirtCount":0,"index":[${rows.join()}],"serializationVersion":${serializationVersion}}`;
}

function rowOf(term: string, fields: Postings): string {
  const lists = fields.flatMap((list, id) =>
    list.length > 0 ? `"${id}":{${membersOf(list).join()}}` : [],
  );
  return `[${JSON.stringify(term)},{${lists.join()}}]`;
}

/** The members of a JSON object: `"document":frequency`. */
function membersOf(list: number[]): string[] {
  const members: string[] = [];
  for (let at = 0; at < list.length; at += 2) members.push(`"${list[at]}":${list[at + 1]}`);
  return members;
}
