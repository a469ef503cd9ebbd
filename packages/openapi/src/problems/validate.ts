import { type Diagnostic, placesIn } from 'stilldocs/feature';
import { isObject, listOf, objectOf } from '../document/json.ts';
import { contentRule as rule } from '../rule.ts';
import type { ApiDocument } from '../document/read-document.ts';
import { findMissingNames } from './missing-names.ts';
import { findRepeatedNames } from './repeated-names.ts';
import { findPathProblems } from './path-parameters.ts';
import { type DocumentProblem, findReferenceProblems } from '../document/references.ts';

/** The maximum number of reported schema errors: later ones tend to be consequences. */
const maxProblems = 10;

/** An error of the validator; see https://ajv.js.org/api.html#error-objects */
interface ValidatorError {
  instancePath: string;
  keyword: string;
  message?: string;
  params: Record<string, unknown>;
}

/** Finds the mistakes of a document, whose reference may lack what they concern. */
export async function checkApiDocument(document: ApiDocument): Promise<Diagnostic[]> {
  const problems = [
    ...(await findFormProblems(document)),
    ...findReferenceProblems(document.written),
    ...findMissingOperations(document),
    ...findMissingNames(document.written),
    ...findPathProblems(document.written),
    ...findRepeatedNames(document.written),
  ];
  if (problems.length === 0) return [];
  const placeOf = placesIn(document.own);
  return problems.map(({ path, about, message, hint }) => ({
    severity: 'warning',
    rule,
    message,
    hint,
    file: document.file,
    ...placeOf(path, about),
  }));
}

function findMissingOperations({ root }: ApiDocument): DocumentProblem[] {
  const items = [...Object.values(objectOf(root.paths)), ...Object.values(objectOf(root.webhooks))];
  if (items.some((item) => isObject(item) && Object.keys(item).length > 0)) return [];
  return [
    {
      path: ['paths'],
      about: 'key',
      message: 'Unexpected document without operations, expected at least one under paths',
      hint: 'Add an operation, or take `openapi` out of the page’s front matter',
    },
  ];
}

/** The schemas are the library's: to check them, and to make short code of them, takes longer than a document. */
const validatorOptions = { allErrors: true, validateSchema: false, code: { optimize: false } };

/** Validates the document against the schema of its version. */
async function findFormProblems({ written }: ApiDocument): Promise<DocumentProblem[]> {
  const { Validator } = await import('@seriousme/openapi-schema-validator');
  // The validator mutates its input.
  const result = await new Validator(validatorOptions).validate(structuredClone(written));
  if (result.valid) return [];
  const { errors } = result as { errors?: ValidatorError[] | string };
  // Errors as text are dangling references, which are reported with their places elsewhere.
  if (!Array.isArray(errors)) return [];
  return mostTelling(errors).slice(0, maxProblems).map(toProblem);
}

/** Keywords that only summarize nested errors. */
const summaries = new Set(['oneOf', 'anyOf', 'allOf', 'not', 'if', '$ref']);

/** The errors that name a cause, without the errors of enclosing values. */
function mostTelling(errors: ValidatorError[]): ValidatorError[] {
  // The examples of the specification have the braces of paths in `operationRef`, which its schema refuses.
  const meant = errors.filter(
    ({ keyword, instancePath }) => keyword !== 'format' || !instancePath.endsWith('/operationRef'),
  );
  const causes = meant.filter(
    ({ keyword, params }) => !summaries.has(keyword) && params.missingProperty !== '$ref',
  );
  const isTold = causes.length > 0 || meant.length < errors.length;
  const told = mergeChoices(isTold ? causes : meant);
  const seen = new Set<string>();
  return told.filter((error) => {
    const isAbove = told.some(({ instancePath }) =>
      instancePath.startsWith(`${error.instancePath}/`),
    );
    const isEmpty = told.some(
      ({ keyword, instancePath }) =>
        keyword === 'minProperties' && instancePath === error.instancePath,
    );
    const key = `${error.instancePath} ${error.message}`;
    if (isAbove || seen.has(key) || (isEmpty && error.keyword === 'required')) return false;
    seen.add(key);
    return true;
  });
}

/** Merges the allowed values of several schemas in one place into one choice. */
function mergeChoices(errors: ValidatorError[]): ValidatorError[] {
  const isChoice = ({ keyword }: ValidatorError) => keyword === 'enum';
  return errors.flatMap((error, index) => {
    if (!isChoice(error)) return error;
    const same = errors.filter((one) => isChoice(one) && one.instancePath === error.instancePath);
    if (errors.indexOf(same[0]!) < index) return [];
    const values = same.flatMap(({ params }) => listOf(params.allowedValues));
    return { ...error, params: { allowedValues: [...new Set(values)] } };
  });
}

function toProblem({ instancePath, keyword, message = '', params }: ValidatorError) {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
  const place = path.length > 0 ? path.join(' › ') : 'the document';
  const extra = params.additionalProperty ?? params.unevaluatedProperty;
  if (typeof extra === 'string')
    return {
      path: [...path, extra],
      about: 'key' as const,
      message: `Unexpected key "${extra}" in ${place}, expected a key of the OpenAPI specification`,
      hint: 'Correct its spelling, or begin it with x-',
    };
  const expected =
    keyword === 'enum'
      ? `one of ${listOf(params.allowedValues).map(String).join(', ')}`
      : keyword === 'required'
        ? `the key "${String(params.missingProperty)}"`
        : message
            .replace(/^must NOT have fewer than (\d+) .*/, 'it to have at least $1')
            .replace(/^must /, 'it to ');
  return {
    path,
    message: `Unexpected value of ${place}, expected ${expected}`,
    hint: 'See the OpenAPI specification for what may stand there',
  };
}
