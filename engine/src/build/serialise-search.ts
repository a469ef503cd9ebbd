import {
  type SearchDocument,
  searchFields,
  serializationVersion,
  storedSearchFields,
  termsOfField,
} from '../shared/search-options.ts';

/**
 * Writes documents as MiniSearch would serialise them, without building its tree of terms: a third of
 * the time at 1,000 pages. The terms are in order, so that the same documents give the same bytes.
 */
export function serialiseSearch(documents: Iterable<SearchDocument>): string {
  /** For each term and field: `"document":frequency` of every document. */
  const postings = new Map<string, string[][]>();
  const documentIds: number[] = [];
  const fieldLength: number[][] = [];
  const averageFieldLength = searchFields.map(() => 0);
  const storedFields: object[] = [];

  for (const document of documents) {
    const number = documentIds.push(document.id) - 1;
    storedFields.push(Object.fromEntries(storedSearchFields.map((name) => [name, document[name]])));
    fieldLength[number] = searchFields.map((name, field) => {
      const value = document[name];
      const text = typeof value === 'string' ? value : value.join('\n');
      const counts = new Map<string, number>();
      for (const term of termsOfField(text, name)) counts.set(term, (counts.get(term) ?? 0) + 1);
      for (const [term, count] of counts) {
        let fields = postings.get(term);
        if (!fields) postings.set(term, (fields = searchFields.map(() => [])));
        fields[field]!.push(`"${number}":${count}`);
      }
      averageFieldLength[field] =
        (averageFieldLength[field]! * number + counts.size) / (number + 1);
      return counts.size;
    });
  }

  const index = [...postings]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, fields]) => {
      const lists = fields.flatMap((list, field) =>
        list.length > 0 ? `"${field}":{${list.join()}}` : [],
      );
      return `[${JSON.stringify(term)},{${lists.join()}}]`;
    });
  const members: [name: string, json: string][] = [
    ['documentCount', String(documentIds.length)],
    ['nextId', String(documentIds.length)],
    ['documentIds', JSON.stringify({ ...documentIds })],
    ['fieldIds', JSON.stringify(Object.fromEntries(searchFields.map((name, id) => [name, id])))],
    ['fieldLength', JSON.stringify({ ...fieldLength })],
    ['averageFieldLength', JSON.stringify(averageFieldLength)],
    ['storedFields', JSON.stringify({ ...storedFields })],
    ['dirtCount', '0'],
    ['index', `[${index.join()}]`],
    ['serializationVersion', String(serializationVersion)],
  ];
  return `{${members.map(([name, json]) => `"${name}":${json}`).join()}}`;
}
