import { type JsonObject, listOf, objectOf, textOf } from '../document/json.ts';
import { operationsOf } from './missing-names.ts';
import { createResolve, type DocumentProblem } from '../document/references.ts';

/** The maximum number of reported names. */
const maxProblems = 10;

/** Finds ids of several operations, and parameters that a list has twice. */
export function findRepeatedNames(document: JsonObject): DocumentProblem[] {
  const operations = operationsOf(document);
  const ids = repeated(
    operations.map(([path, { operationId }]) => [[...path, 'operationId'], textOf(operationId)]),
  ).map(({ path, name }) => ({
    path,
    message: `Unexpected operationId "${name}", expected one that no other operation has`,
    hint: 'Give each operation an id of its own: links and generated code use it',
  }));
  const resolve = createResolve(document);
  const items = Object.entries(objectOf(document.paths)).map(
    ([path, item]) => [['paths', path], objectOf(item)] as const,
  );
  const parameters = [...items, ...operations].flatMap(([path, holder]) =>
    repeated(
      listOf(holder.parameters).map((written, index) => {
        const { name, in: place } = resolve(written).value;
        return [
          [...path, 'parameters', index],
          name ? `${textOf(name)}" in the ${textOf(place)}` : '',
        ];
      }),
    ),
  );
  return [
    ...ids,
    ...parameters.map(({ path, name }) => ({
      path,
      message: `Unexpected second parameter "${name}, expected one of each name`,
      hint: 'Take one of them out',
    })),
  ].slice(0, maxProblems);
}

/** The names that are not the first of their kind; empty ones are none. */
function repeated(names: [path: (string | number)[], name: string][]) {
  const seen = new Set(['']);
  return names.flatMap(([path, name]) => {
    if (name !== '' && seen.has(name)) return [{ path, name }];
    seen.add(name);
    return [];
  });
}
