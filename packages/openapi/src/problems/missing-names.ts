import { isObject, type JsonObject, listOf, objectOf, textOf } from '../document/json.ts';
import type { DocumentProblem } from '../document/references.ts';

/** The maximum number of reported names. */
const maxProblems = 10;

/** Finds names that nothing in the document has: of security schemes, of tags in groups and as parents, and of operations in links; and circles of parents. */
export function findMissingNames(document: JsonObject): DocumentProblem[] {
  return [
    ...missingSchemes(document),
    ...missingTags(document),
    ...circularTags(document),
    ...missingOperations(document),
  ].slice(0, maxProblems);
}

function missingSchemes(document: JsonObject): DocumentProblem[] {
  const defined = objectOf(
    document.securityDefinitions ?? objectOf(document.components).securitySchemes,
  );
  const holders: [path: string[], holder: JsonObject][] = [
    [[], document],
    ...operationsOf(document),
  ];
  return holders.flatMap(([path, { security }]) =>
    listOf(security).flatMap((way, index) =>
      Object.keys(objectOf(way))
        // OpenAPI 3.2: also the address of a scheme.
        .filter((name) => !Object.hasOwn(defined, name) && !/[/#]/.test(name))
        .map((name) => ({
          ...{ path: [...path, 'security', index, name], about: 'key' as const },
          message: `Unexpected security scheme "${name}", expected one that the document defines`,
          hint: 'Define it under components › securitySchemes, or correct its name',
        })),
    ),
  );
}

/** The operations of a document, with their places. */
export function operationsOf(document: JsonObject): [path: string[], operation: JsonObject][] {
  return ['paths', 'webhooks'].flatMap((part) =>
    Object.entries(objectOf(document[part])).flatMap(([path, item]) =>
      Object.entries(objectOf(item)).flatMap(([method, value]): [string[], JsonObject][] =>
        isObject(value) ? [[[part, path, method], value]] : [],
      ),
    ),
  );
}

function missingTags(document: JsonObject): DocumentProblem[] {
  const used = operationsOf(document).flatMap(([, { tags }]) => listOf(tags));
  const known = new Set([...listOf(document.tags).map((tag) => objectOf(tag).name), ...used]);
  const groups = listOf(document['x-tagGroups']).flatMap((group, index) =>
    listOf(objectOf(group).tags).map(
      (name, place) => [['x-tagGroups', index, 'tags', place], textOf(name)] as const,
    ),
  );
  const parents = listOf(document.tags).map(
    (tag, index) => [['tags', index, 'parent'], textOf(objectOf(tag).parent)] as const,
  );
  return [...groups, ...parents]
    .filter(([, name]) => name !== '' && !known.has(name))
    .map(([path, name]) => ({
      path: [...path],
      message: `Unexpected tag "${name}", expected one that the document has`,
      hint: 'Correct its name, or take it out',
    }));
}

/** The first tag of each circle of parents. */
function circularTags({ tags }: JsonObject): DocumentProblem[] {
  const declared = listOf(tags).map(objectOf);
  const parents = new Map(declared.map(({ name, parent }) => [textOf(name), textOf(parent)]));
  const told = new Set<string>();
  return declared.flatMap(({ name }, index) => {
    const around: string[] = [];
    for (let at = textOf(name); at && !around.includes(at); at = parents.get(at) ?? '')
      around.push(at);
    const isCircle = parents.get(around.at(-1) ?? '') === name;
    if (!name || !isCircle || around.some((each) => told.has(each))) return [];
    around.forEach((each) => told.add(each));
    return [
      {
        path: ['tags', index, 'parent'],
        message: `Unexpected parent of the tag "${textOf(name)}" that leads back to it: ${[...around, name].join(' › ')}`,
        hint: 'Take out the parent of one of these tags',
      },
    ];
  });
}

function missingOperations(document: JsonObject): DocumentProblem[] {
  const operations = operationsOf(document);
  const known = new Set(operations.map(([, { operationId }]) => operationId));
  return operations.flatMap(([path, { responses }]) =>
    Object.entries(objectOf(responses)).flatMap(([status, response]) =>
      Object.entries(objectOf(objectOf(response).links)).flatMap(([name, link]) => {
        const { operationId } = objectOf(link);
        if (typeof operationId !== 'string' || known.has(operationId)) return [];
        return [
          {
            path: [...path, 'responses', status, 'links', name, 'operationId'],
            message: `Unexpected operationId "${operationId}" of a link, expected one of an operation`,
            hint: 'Correct it, or take the link out',
          },
        ];
      }),
    ),
  );
}
