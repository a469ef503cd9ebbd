import { isObject, type JsonObject, listOf, objectOf, textOf } from '../document/json.ts';
import { createResolve, type DocumentProblem, type Resolve } from '../document/references.ts';

/** The maximum number of reported parameters. */
const maxProblems = 10;

/** A part of a path that a parameter fills in. */
const template = /\{([^{}]+)\}/g;

/** Finds parameters that the template of their path lacks, and parts of templates that no parameter describes. */
export function findPathProblems(document: JsonObject): DocumentProblem[] {
  const resolve = createResolve(document);
  return Object.entries(objectOf(document.paths))
    .flatMap(([path, item]) => problemsOf(path, resolve(item).value, resolve))
    .slice(0, maxProblems);
}

function problemsOf(path: string, item: JsonObject, resolve: Resolve): DocumentProblem[] {
  const parts = [...path.matchAll(template)].map(([, name]) => name!);
  const holders: [place: string[], holder: JsonObject][] = [
    [['paths', path], item],
    ...Object.entries(item).flatMap(([method, value]): [string[], JsonObject][] =>
      isObject(value) && !/^(?:x-|additional)/.test(method)
        ? [[['paths', path, method], value]]
        : [],
    ),
  ];
  const declared = holders.map(([place, { parameters }]) =>
    listOf(parameters).map((written, index) => {
      const { name, in: where } = resolve(written).value;
      return { place: [...place, 'parameters', index], name: textOf(name), where };
    }),
  );
  const strange = declared
    .flat()
    .filter(({ name, where }) => where === 'path' && name !== '' && !parts.includes(name))
    .map(({ place, name }) => ({
      path: place,
      message: `Unexpected parameter "${name}" in the path, expected one that ${path} has`,
      hint: `Write {${name}} into the path, or take the parameter out`,
    }));
  const [shared = [], ...own] = declared;
  const missing = parts.flatMap((name) => {
    // A parameter without a name is in a file that is not read here, or a mistake that is reported.
    const at = own.findIndex((parameters) =>
      [...shared, ...parameters].every(
        (each) => each.name !== '' && (each.name !== name || each.where !== 'path'),
      ),
    );
    if (at === -1) return [];
    return [
      {
        ...{ path: holders[at + 1]![0], about: 'key' as const },
        message: `Unexpected {${name}} in ${path}, expected a parameter "${name}" in the path`,
        hint: 'Add it to the parameters of the path or of the operation, or correct its name',
      },
    ];
  });
  const brace = {
    ...{ path: ['paths', path], about: 'key' as const },
    message: `Unexpected brace in ${path}, expected {name} around the name of a parameter`,
    hint: 'Write both braces, and the name between them',
  };
  const isOpen = /[{}]/.test(path.replace(template, ''));
  return [...strange, ...missing, ...(isOpen ? [brace] : [])];
}
