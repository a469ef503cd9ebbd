import { dirname, join, relative } from 'node:path';
import type { ImportDeclaration } from 'estree';
import type { Root, RootContent } from 'hast';
import type { VFile } from 'vfile';
import { includeElement, partialAttribute } from '../../shared/page/partial-attribute.ts';
import { fileOf } from '../code/includes.ts';
import { type AnyElement, visitElements } from '../base/element.ts';
import { noteRead } from '../source/file-version.ts';
import { isPartial, type PartialPlace } from '../source/partial.ts';
import { partOf } from '../source/part-of.ts';
import { factsOf, placeOf, report } from '../source/page-file.ts';
import { textInside } from '../source/text-inside.ts';
import { walk } from '../base/walk.ts';

/** The folders of partials. */
interface PartialOptions {
  /** The site's root, absolute. */
  root: string;
  pagesDir: string;
}

/**
 * Collects the places of a page's partials: each element of an imported `.md` or `.mdx` file. For a
 * partial within an expression, the place is the import. `rehypeHeadings` compiles them: ids and
 * outline depend on the order in the page.
 */
export function rehypePartials(options: PartialOptions) {
  const { root } = options;
  return (tree: Root, file: VFile): undefined => {
    const imported = new Map<string, Omit<PartialPlace, 'node' | 'key'>>();
    const places = new Map<RootContent, PartialPlace[]>();
    const expressions = expressionsOf(tree);
    walk(tree, (node) => {
      if (node.type !== 'mdxjsEsm') return;
      for (const statement of node.data?.estree?.body ?? []) {
        if (statement.type !== 'ImportDeclaration') continue;
        const specifier = String(statement.source.value);
        if (!isPartial(specifier)) continue;
        (file.data.partials ??= {})[specifier] ??= { file: specifier, contents: {} };
        const name = nameOf(statement);
        const found = read(specifier, file, root);
        if (typeof found === 'string' || name === undefined) {
          const { line } = statement.loc?.start ?? placeOf(node);
          report(
            file,
            { position: { start: { line, column: 1 } } },
            {
              rule: 'partial',
              message: `The import of "${specifier}" ${typeof found === 'string' ? found : 'has to be one name'}`,
              hint:
                name === undefined
                  ? `Write import Name from '${specifier}'; what else it is to give belongs in a .ts file`
                  : 'The address is relative to the file that imports',
            },
          );
          continue;
        }
        imported.set(name, found);
        file.data.partials[specifier].file = found.file;
        if (new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(expressions))
          places.set(node, [...(places.get(node) ?? []), { ...found, node, key: '' }]);
      }
    });
    const hasIncludes = String(file).includes('::include');
    if (imported.size === 0 && !hasIncludes) return;
    visitElements(tree, (element) => {
      if (hasIncludes && element.tagName === includeElement)
        return addInclude(element, places, file, options);
      const found = imported.get(element.tagName);
      if (!found) return;
      checkProps(element, found.text, file);
      const key = String(places.size);
      element.set(partialAttribute, key);
      places.set(element.node, [{ ...found, node: element.node, key }]);
    });
    file.data.partialPlaces = places;
  };
}

/** Adds the place of a file that `<!--@include: …-->` names. */
function addInclude(
  element: AnyElement,
  places: Map<RootContent, PartialPlace[]>,
  file: VFile,
  { root, pagesDir }: PartialOptions,
): void {
  const from = element.get('from') ?? '';
  const [, path = ''] = /^([^#{}]+?)\s*(?:[#{]|$)/.exec(from) ?? [];
  const folder = join(root, dirname(factsOf(file).file));
  const specifier = relative(folder, fileOf(path, { root, folder, pagesDir }));
  const found = read(specifier, file, root);
  const text = typeof found === 'string' ? undefined : partOf(found.text, from, found.file);
  if (typeof found === 'string' || text === undefined) {
    report(file, element.node, {
      rule: 'partial',
      target: from,
      message: `The include of "${from}" ${typeof found === 'string' ? found : `finds no such region or heading in ${found.file}`}`,
      hint: 'The address is relative to the file that includes; @/ is the folder of the pages',
    });
    return;
  }
  (file.data.partials ??= {})[from] ??= { file: found.file, contents: {} };
  const key = String(places.size);
  element.set(partialAttribute, key);
  places.set(element.node, [{ ...found, specifier: from, text, node: element.node, key }]);
}

/** The name of a default import, if it is the only one. */
function nameOf({ specifiers: [first, ...others] }: ImportDeclaration): string | undefined {
  return first?.type === 'ImportDefaultSpecifier' && others.length === 0
    ? first.local.name
    : undefined;
}

/** All code of a page except imports. */
function expressionsOf(tree: Root): string {
  const code: string[] = [];
  walk(tree, (node) => {
    if (node.type === 'mdxjsEsm') code.push(node.value.replace(/^import\b.*$/gm, ''));
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression')
      code.push(node.value);
    if (!('attributes' in node)) return;
    for (const { value } of node.attributes)
      if (value) code.push(typeof value === 'string' ? '' : value.value);
  });
  return code.join('\n');
}

/** Reads a partial. If it cannot be read, returns the reason, a predicate such as `leads out of the project`. */
function read(
  specifier: string,
  file: VFile,
  root: string,
): Omit<PartialPlace, 'node' | 'key'> | string {
  const facts = factsOf(file);
  const path = join(root, dirname(facts.file), specifier);
  const name = relative(root, path).replaceAll('\\', '/');
  const around = [...(file.data.above ?? []), facts.file];
  if (around.includes(name)) return `is a cycle: ${[...around, name].join(' → ')}`;
  noteRead(facts.reads, path);
  const text = textInside(root, path);
  if (text === 'outside') return 'leads out of the project';
  return text === undefined ? `finds no file at ${name}` : { specifier, file: name, text };
}

/** Reports a prop that the partial never reads. */
function checkProps(element: AnyElement, text: string, file: VFile): void {
  const names = element.names();
  if (element.node.children.length > 0) names.push('children');
  // The partial may forward all its props.
  if (/\bprops\b(?!\.)/.test(text)) return;
  for (const name of names) {
    if (text.includes(`props.${name}`)) continue;
    report(file, element.node, {
      rule: 'partial-prop',
      target: name,
      message: `The file of <${element.tagName}> does not read its ${name === 'children' ? 'content' : `prop "${name}"`}`,
      hint: `Write {props.${name}} in an .mdx file, where it is to stand`,
    });
  }
}
