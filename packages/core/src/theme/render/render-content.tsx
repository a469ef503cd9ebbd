import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import {
  type ComponentType,
  createElement,
  type ElementType,
  type ReactElement,
  type ReactNode,
} from 'react';
import {
  type Diagnostic,
  DiagnosticError,
  errorWith,
} from '../../shared/diagnostics/diagnostic.ts';
import { isAsync, resultOf, withResults } from './async-results.ts';
import { takeDead } from './dead-code.ts';
import { findMain, findMisnesting } from './html-nesting.ts';
import { includeElement, partialAttribute } from '../../shared/page/partial-attribute.ts';
import type { CompiledContent, ContentInput, RenderedContent } from '../../shared/page/renderer.ts';
import { isOverflow, limitProblem, limits } from '../../shared/diagnostics/limits.ts';
import type { SourcePlace } from '../../shared/page/page.ts';
import { unknownComponent } from '../../shared/diagnostics/unknown-component.ts';
import { addedContent } from './added-content.tsx';
import { contentComponents, createContentComponents } from '../content/index.ts';
import { renderAt, takeBaseRead } from '../components/site.ts';
import { renderWithIslands } from './island.tsx';
import { misnesting, nestedMain } from './nesting-problems.ts';
import { renderHint } from './render-hint.ts';
import { Fragment, jsxDEV } from './jsx-dev-runtime.ts';
import { type Jsx, locateFailure, placeInProgram } from './render-places.ts';
import { errorOf } from '../../shared/diagnostics/error-of.ts';

/**
 * Renders a page's content to HTML.
 *
 * @throws DiagnosticError if a component is unknown, throws, or passes an island a prop that JSON
 *   cannot represent.
 */
export function renderContent(input: ContentInput): RenderedContent {
  const again = (jsx: Jsx) => withResults(input.results, () => htmlOf(input, jsx).html);
  renderAt(input.path);
  try {
    takeDead();
    takeBaseRead();
    const { html, islands } = withResults(input.results, () => htmlOf(input, jsxDEV));
    const dead = takeDead();
    if (html.length > limits.output.most)
      throw new DiagnosticError([limitProblem('output', { file: input.file, line: 1, column: 1 })]);
    return {
      html,
      islands,
      readsBase: takeBaseRead(),
      diagnostics: [
        ...dead,
        ...(findMisnesting(html) ? misnesting(input, again) : []),
        ...(findMain(html) ? nestedMain(input, again) : []),
      ],
    };
  } catch (error) {
    throw located(error, input, again);
  }
}

function htmlOf(input: ContentInput, jsx: Jsx) {
  const content = elementOf(input, jsx);
  return renderWithIslands(addedContent(input.added, content), contentPrefix(input.path));
}

function elementOf(input: ContentInput, jsx: Jsx) {
  const { content, site, audience } = input;
  const components = createContentComponents(input.frontMatter, site, audience);
  return contentOf(content, { ...input, components, jsx }, {});
}

/** The input for the render of a page and its partials. */
interface Scope extends Pick<ContentInput, 'file' | 'imports' | 'frontMatter' | 'onExpression'> {
  components: Record<string, ElementType>;
  jsx: Jsx;
}

function contentOf(content: CompiledContent, scope: Scope, props: object): ReactElement {
  const { file, frontMatter, jsx } = scope;
  const components: Record<string, ElementType> = content.partials
    ? { ...scope.components, [includeElement]: includeOf(content, scope) }
    : scope.components;
  if ('tree' in content) {
    return toJsxRuntime(content.tree, {
      Fragment,
      jsxDEV: ofTree(jsx, components),
      development: true,
      filePath: file,
      createEvaluater: () => ({
        evaluateExpression: (expression) => {
          // Before the render, each name that is neither imported nor built in was reported.
          if (expression.type === 'Identifier') return components[expression.name];
          throw new Error(
            `Unexpected ${expression.type} as a component’s name, expected an imported component`,
          );
        },
        evaluateProgram: () => undefined,
      }),
    });
  }
  const run = programOf(content.program, scope.file);
  const imports = { ...scope.imports, ...partialsOf(content, scope) };
  const runtime = { Fragment, jsx, jsxs: jsx, jsxDEV: jsx, imports };
  const page = (
    isAsync(run)
      ? resultOf(content, JSON.stringify(props), async () => run(runtime), { file, line: 1 })
      : run(runtime)
  ) as PageModule | undefined;
  // It is awaited.
  if (!page) return createElement(Fragment);
  const valueAt = (line: number, column: number, value: () => ReactNode) => {
    try {
      scope.onExpression?.({ line, column });
      const result = value();
      scope.onExpression?.();
      return result;
    } catch (error) {
      throw failedExpression(error, { file, line, column });
    }
  };
  return createElement(page.default, { ...props, components, frontMatter, valueAt } as object);
}

interface PageModule {
  default: ComponentType<object>;
}

const AsyncFunction = (async () => {}).constructor as FunctionConstructor;

/** The program of a page: an async function if the page has `await` in an `export`. */
function programOf(
  program: string,
  file: string,
): (scope: object) => PageModule | Promise<PageModule> {
  try {
    return new Function(program) as (scope: object) => PageModule;
  } catch (error) {
    if (!/\bawait\b/.test(program)) throw error;
    try {
      return new AsyncFunction(program) as (scope: object) => Promise<PageModule>;
    } catch {
      const before = program.slice(0, program.search(/=>\s*\(?\s*await\b/));
      const [, line, column] = [...before.matchAll(/valueAt\((\d+), (\d+)/g)].at(-1) ?? [];
      throw errorWith({
        rule: 'syntax',
        message: 'An expression of the page has an await, which stands only in an export',
        hint: 'Write export const value = await … and {value}, or an async component',
        file,
        line: Number(line ?? 1),
        column: Number(column ?? 1),
      });
    }
  }
}

/** The modules of the partials that a page or a partial imports. */
function partialsOf({ partials = {} }: CompiledContent, scope: Scope) {
  const modules = Object.entries(partials).map(([specifier, { file, contents }]) => {
    const Partial = ({
      [partialAttribute]: name = '',
      ...props
    }: {
      [partialAttribute]?: string;
    }) => contentOf(contents[name]!, { ...scope, file }, props);
    return [specifier, { default: Partial }];
  });
  return Object.fromEntries(modules) as Record<string, unknown>;
}

/** The element of an included file: it renders the partial that its attribute names. */
function includeOf({ partials = {} }: CompiledContent, scope: Scope) {
  return function Include({ from, [partialAttribute]: key = '' }: IncludeProps) {
    const partial = partials[from];
    if (!partial) return null;
    return contentOf(partial.contents[key]!, { ...scope, file: partial.file }, {});
  };
}

interface IncludeProps {
  from: string;
  [partialAttribute]?: string;
}

/** Adds the place of an expression to its error. */
function failedExpression(thrown: unknown, place: Pick<Diagnostic, 'file' | 'line' | 'column'>) {
  const error = errorOf(thrown);
  if (error instanceof DiagnosticError) return error;
  const { message: written } = error;
  const message = written.startsWith('Unexpected ') ? written : `An expression failed: ${written}`;
  return errorWith({ rule: 'render', message, hint: renderHint(written), ...place });
}

/**
 * The JSX runtime for a tree. It renders the elements `docs-…` with their components. It counts
 * columns from 1, as programs and messages do; the tree counts from 0.
 */
function ofTree(jsx: Jsx, components: Record<string, ElementType>): Jsx {
  return (type, props, key, isStatic, source = {}) => {
    const { columnNumber } = source;
    const place =
      columnNumber === undefined ? source : { ...source, columnNumber: columnNumber + 1 };
    const isNamed = typeof type === 'string' && Object.hasOwn(components, type);
    return jsx(isNamed ? components[type]! : type, props, key, isStatic, place);
  };
}

/** Adds the page's file and the place of the failing element to an error of the render. */
function located(
  thrown: unknown,
  input: ContentInput,
  again: (jsx: Jsx) => string,
): DiagnosticError {
  const { file, content } = input;
  const error = errorOf(thrown);
  if (error instanceof DiagnosticError)
    return new DiagnosticError(error.diagnostics.map((it) => ({ ...it, file: it.file ?? file })));
  if (isOverflow(error))
    return new DiagnosticError([limitProblem('depth', { file, line: 1, column: 1 })]);
  const { stack } = error;
  // The bundler writes `(0, module.name)` for a name that is imported.
  const message = error.message.replace(/^\(0 ?, ?[\w$]+\.([\w$]+)\)/, '$1');
  const missing = /^Expected component `([^`]+)` to be defined/.exec(message);
  if (missing) {
    const place = /`(\d+):(\d+)-/.exec(message);
    const [line, column] = place ? [Number(place[1]), Number(place[2])] : [];
    return new DiagnosticError([
      unknownComponent(missing[1]!, contentComponents, { file, line, column }),
    ]);
  }
  const place =
    // The program of a partial has the line numbers of the partial's file.
    ('program' in content && !content.partials
      ? placeInProgram(error, content.program)
      : undefined) ??
    placeOfMessage(error) ??
    locateFailure(error, again);
  return errorWith({
    rule: 'render',
    message: `Rendering failed: ${message}`,
    hint: renderHint(message),
    file,
    ...place,
    stack,
  });
}

/** The place in the message of a tree's mistake, such as an invalid style. */
function placeOfMessage(error: unknown): SourcePlace | undefined {
  const { line, column } = error as { line?: unknown; column?: unknown };
  return typeof line === 'number' && typeof column === 'number' ? { line, column } : undefined;
}

/** Distinguishes the ids of a page's islands from the ids of a page navigated to later (FNV-1a). */
function contentPrefix(path: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < path.length; index++) {
    hash = Math.imul(hash ^ path.charCodeAt(index), 0x01000193);
  }
  return `p${(hash >>> 0).toString(36)}-`;
}
