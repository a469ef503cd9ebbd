import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import type { FeatureElement } from '../../shared/extension/page-feature.ts';
import { ruled } from '../../shared/diagnostics/own-rules.ts';
import { elementPackages, type Features } from '../source/features.ts';
import { noteRead } from '../source/file-version.ts';
import { LateAnswer } from '../source/late-answer.ts';
import { versionNameFile } from '../source/workspace.ts';
import { add, factsOf, labelsOf, placeOf, report } from '../source/page-file.ts';
import { errorOf } from '../../shared/diagnostics/error-of.ts';

interface ElementOptions {
  root: string;
  /** Today's site, if the root is of an earlier version. */
  modules?: string | undefined;
  features: Features;
}

/** Replaces the elements that features write by their Markdown, inner ones first. */
export function remarkElements(options: ElementOptions) {
  return async (tree: Root, file: VFile): Promise<undefined> => {
    await replaceBelow(tree, file, options);
  };
}

async function replaceBelow(parent: Parents, file: VFile, options: ElementOptions): Promise<void> {
  const children: RootContent[] = [];
  for (const child of parent.children) {
    if ('children' in child) await replaceBelow(child, file, options);
    const isElement = child.type === 'mdxJsxFlowElement';
    const written = isElement ? await writeElement(child, file, options) : undefined;
    children.push(...(written ?? [child]));
  }
  parent.children = children;
}

async function writeElement(
  node: MdxJsxFlowElement,
  file: VFile,
  { root, modules = root, features }: ElementOptions,
): Promise<RootContent[] | undefined> {
  const { name } = node;
  const writer = name === null ? undefined : features.elements.get(name);
  const isOurs = name !== null && Object.hasOwn(elementPackages, name);
  if (name === null || !(writer || isOurs) || isImported(name, file)) return undefined;
  if (!writer) return reportMissing(name, node, file);
  const { path, file: pageFile, reads } = factsOf(file);
  const { line } = placeOf(node);
  try {
    return await writer.write(
      { name, attributes: attributesOf(node, file), children: node.children, line },
      {
        ...{ path, file: pageFile, root, siteRoot: modules, labels: labelsOf(file) },
        version() {
          const name = join(root, versionNameFile);
          // An equal page of another version has a result of its own then.
          noteRead(reads, name);
          return modules === root ? undefined : readFileSync(name, 'utf8');
        },
        report: ({ line: at, ...problem }) =>
          add(
            file,
            { position: { start: { line: at, column: 1 } } },
            ruled(problem, features.rules),
          ),
        reads: (read) => noteRead(reads, read),
        ask: writer.ask(reads),
      },
    );
  } catch (error) {
    if (error instanceof LateAnswer) return [];
    const message = `The extension "${writer.extension}" failed at <${name}>: ${errorOf(error).message}`;
    report(file, node, { rule: 'extension', target: name, message });
    return [];
  }
}

/** Whether a page has a component of its own by this name. */
function isImported(name: string, file: VFile): boolean {
  return new RegExp(`^(?:import|export)\\b.*\\b${name}\\b`, 'm').test(String(file));
}

/** The attributes as written. One with an expression is reported: its value is not known when pages are compiled. */
function attributesOf(node: MdxJsxFlowElement, file: VFile): FeatureElement['attributes'] {
  const written: FeatureElement['attributes'] = {};
  for (const attribute of node.attributes) {
    const { value } = attribute;
    if (attribute.type === 'mdxJsxAttribute' && (typeof value === 'string' || value == null))
      written[attribute.name] = value ?? true;
    else
      report(file, node, {
        rule: 'extension',
        target: node.name ?? '',
        message: `<${node.name}> has an attribute with an expression`,
        hint: 'Write its value in quotes',
      });
  }
  return written;
}

/** Reports an element that one of the engine's packages writes, which the site does not use. */
function reportMissing(name: string, node: MdxJsxFlowElement, file: VFile): undefined {
  const owner = elementPackages[name];
  report(file, node, {
    rule: 'missing-package',
    target: name,
    message: `The package ${owner} writes <${name}>, and the site does not use it`,
    hint: `Run npm install -D ${owner}, and add it to extensions in docs.config.ts`,
  });
}
