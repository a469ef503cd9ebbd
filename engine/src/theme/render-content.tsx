import type { Root } from 'hast';
import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { type ComponentType, createElement } from 'react';
import { visit } from 'unist-util-visit';
import { DiagnosticError } from '../shared/diagnostic.ts';
import { nearest } from '../shared/nearest.ts';
import type { ContentInput, RenderedContent } from '../shared/renderer.ts';
import { contentComponents, createContentComponents } from './content/index.ts';
import { renderWithIslands } from './island.tsx';
import { Fragment, jsxDEV } from './jsx-dev-runtime.ts';

/**
 * Renders a page's content to HTML.
 *
 * @throws DiagnosticError when a component is unknown, throws, or hands an island what cannot cross.
 */
export function renderContent(input: ContentInput): RenderedContent {
  try {
    const { html, islands } = renderWithIslands(elementOf(input), contentPrefix(input.path));
    if (html.includes('<!--$!-->'))
      throw new Error('Unexpected suspense, expected content that renders at once');
    return { html, islands };
  } catch (error) {
    throw located(error, input.file);
  }
}

function elementOf({ content, file, imports, frontMatter, site }: ContentInput) {
  const components = createContentComponents(frontMatter, site);
  if ('tree' in content) {
    return toJsxRuntime(content.tree, {
      Fragment,
      jsxDEV: jsxOfTree as never,
      development: true,
      filePath: file,
      components: components as never,
      createEvaluater: () => ({
        evaluateExpression: (expression) => {
          if (expression.type === 'Identifier')
            return componentNamed(expression.name, components, content.tree, file);
          throw new Error(
            `Unexpected ${expression.type} as a component’s name, expected an imported component`,
          );
        },
        evaluateProgram: () => undefined,
      }),
    });
  }
  const run = new Function(content.program) as (scope: object) => {
    default: ComponentType<object>;
  };
  const page = run({ Fragment, jsx: jsxDEV, jsxs: jsxDEV, jsxDEV, imports });
  return createElement(page.default, { components, frontMatter } as object);
}

/** Trees count columns from 0, everything else from 1. */
function jsxOfTree(...[type, props, key, isStatic, source]: Parameters<typeof jsxDEV>) {
  const columnNumber = source?.columnNumber === undefined ? undefined : source.columnNumber + 1;
  return jsxDEV(type, props, key, isStatic, { ...source, ...(columnNumber && { columnNumber }) });
}

function componentNamed(
  name: string,
  components: Record<string, unknown>,
  tree: Root,
  file: string,
): unknown {
  if (Object.hasOwn(components, name)) return components[name];
  let place: { line: number; column: number } | undefined;
  visit(tree, (node) => {
    if ('name' in node && node.name === name) place ??= node.position?.start;
  });
  throw new DiagnosticError([unknownComponent(name, file, place?.line, place?.column)]);
}

function unknownComponent(name: string, file: string, line?: number, column?: number) {
  const guess = nearest(name, contentComponents);
  return {
    severity: 'error' as const,
    rule: 'unknown-component',
    message: `Unexpected component <${name}>, expected one that is imported or built in`,
    hint: guess ? `Did you mean <${guess}>?` : 'Import it at the top of the page',
    file,
    line,
    column,
  };
}

/** Gives an error of a page's render the page's file, and its line where the message has one. */
function located(error: unknown, file: string): DiagnosticError {
  if (error instanceof DiagnosticError)
    return new DiagnosticError(error.diagnostics.map((it) => ({ ...it, file: it.file ?? file })));
  const message = error instanceof Error ? error.message : String(error);
  const missing = /^Expected component `([^`]+)` to be defined/.exec(message);
  if (missing) {
    const place = /`(\d+):(\d+)-/.exec(message);
    const [line, column] = place ? [Number(place[1]), Number(place[2])] : [];
    return new DiagnosticError([unknownComponent(missing[1]!, file, line, column)]);
  }
  return new DiagnosticError([
    {
      severity: 'error',
      rule: 'render',
      message: `Unexpected error while rendering: ${message}`,
      file,
    },
  ]);
}

/** Distinguishes the ids of a page's islands from those of a page navigated to later (FNV-1a). */
function contentPrefix(path: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < path.length; index++) {
    hash = Math.imul(hash ^ path.charCodeAt(index), 0x01000193);
  }
  return `p${(hash >>> 0).toString(36)}-`;
}
