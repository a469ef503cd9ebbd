import { escapeHtml, lineWithId, unescapeHtml } from 'stilldocs/feature';
import type { SearchSection } from 'stilldocs';
import type {
  ApiCallback,
  ApiField,
  ApiOperation,
  ApiReference,
  ApiType,
} from '../api-reference.ts';
import type { AllLabels } from '../own-label.ts';
import { authorizationId, isNamed, schemasId } from '../api-reference.ts';

/**
 * A page of a reference for search: each operation and each schema is a section, in which each field is a line with
 * its values. Generated samples and answers repeat the fields, so they are left out.
 */
export function referenceSections(reference: ApiReference, labels: AllLabels): SearchSection[] {
  const { title = '', security, contents, groups, schemas, overview, isOperation } = reference;
  // As on the page: a later page is one group, which has the page's title.
  const level = overview ? 2 : 3;
  const top = (id: string, heading: string, text: string[]) =>
    overview ? section('', 1, '', text) : section(id, 2, heading, text);
  return [
    section('', 1, title, [
      textOf(reference.descriptionHtml),
      ...reference.servers.flatMap(({ url, descriptionHtml }) => [url, textOf(descriptionHtml)]),
      ...reference.facts.map(({ label, links }) =>
        [label, ...links.map(({ text }) => text)].join(' '),
      ),
    ]),
    ...(security.length > 0
      ? [
          section(
            authorizationId,
            2,
            labels.apiAuthorization,
            security.map((way) => [way.name, way.label, textOf(way.descriptionHtml)].join('\t')),
          ),
        ]
      : []),
    // The operations themselves are on other pages.
    ...contents
      .filter(({ id }) => id !== '')
      .map(({ id, title: name }) => section(id, 2, name, [])),
    ...groups.flatMap((group) => [
      top(group.id, group.title, [textOf(group.descriptionHtml)]),
      ...group.operations.map((operation) =>
        isOperation
          ? section('', 1, '', operationLines(operation))
          : section(operation.id, level, operation.title, operationLines(operation)),
      ),
    ]),
    ...(schemas.length > 0 ? [top(schemasId, labels.apiSchemas, [])] : []),
    ...schemas.map(({ id, name, type }) => section(id, level, name, insideLines(type))),
  ].reduce<SearchSection[]>(joined, []);
}

function section(id: string, level: number, title: string, lines: string[]): SearchSection {
  return { id, level, title, html: escapeHtml(title), text: lines.filter(Boolean).join('\n') };
}

/** Text that has no heading of its own belongs to the section before it. */
function joined(sections: SearchSection[], next: SearchSection): SearchSection[] {
  const last = sections.at(-1);
  if (next.id !== '' || !last) sections.push(next);
  else last.text = [last.text, next.text].filter(Boolean).join('\n');
  return sections;
}

function operationLines(operation: ApiOperation): string[] {
  const { method, path, parameters, samples } = operation;
  return [
    isNamed(operation) ? `${method} ${path}` : '',
    textOf(operation.descriptionHtml),
    ...parameters.flatMap(({ fields }) => fieldLines(fields)),
    ...messageLines(operation),
    ...samples.filter(({ isWritten }) => isWritten).map(({ code }) => code),
  ];
}

type Messages = Pick<ApiCallback, 'body' | 'responses' | 'callbacks'>;

/** The body of a request, its answers, and the callbacks around it. */
function messageLines({ body, responses, callbacks }: Messages): string[] {
  return [
    textOf(body?.descriptionHtml ?? ''),
    ...(body?.contents ?? []).flatMap(({ schema }) => insideLines(schema)),
    ...responses.flatMap(({ status, descriptionHtml, headers, contents }) => [
      `${status} ${textOf(descriptionHtml)}`,
      ...fieldLines(headers),
      ...contents.flatMap(({ schema }) => insideLines(schema)),
    ]),
    ...callbacks.flatMap((callback) => [
      [callback.name, callback.address, textOf(callback.descriptionHtml)].join(' '),
      ...messageLines(callback),
    ]),
  ];
}

function fieldLines(fields: ApiField[]): string[] {
  return fields.flatMap(({ id, name, type }) => {
    const rest = [[type.text, ...type.notes].join(', '), textOf(type.descriptionHtml)];
    return [
      lineWithId(id, [name, ...type.values.map(plainValue)], rest.filter(Boolean).join(' ')),
      ...partsOf(type),
    ];
  });
}

/** What a type has inside, and what it says of itself. */
function insideLines(type: ApiType): string[] {
  return [textOf(type.descriptionHtml), type.values.map(plainValue).join(' '), ...partsOf(type)];
}

function partsOf({ fields, variants }: ApiType): string[] {
  const types = variants?.types ?? [];
  return [...fieldLines(fields), ...types.flatMap((type) => [type.title, ...insideLines(type)])];
}

/** A value as a reader types it: without quotes. */
function plainValue(json: string): string {
  return json.replace(/^"(.*)"$/s, '$1');
}

/** The text of a description. */
function textOf(html: string): string {
  return unescapeHtml(html.replace(/<[^>]+>/g, ' '))
    .replace(/[ \t]+/g, ' ')
    .trim();
}
