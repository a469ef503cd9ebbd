import type { Element, ElementContent, Root, RootContent } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { walk } from '../base/walk.ts';
import { factsOf } from '../source/page-file.ts';
import { placesOfFrontMatter } from '../source/read-front-matter.ts';

/**
 * Begins a page with the hero and the features of its front matter. The content of the page follows as
 * prose. Links and images of the front matter are resolved and checked like links and images of the content.
 */
export function rehypeLanding() {
  return async (tree: Root, file: VFile): Promise<undefined> => {
    const facts = factsOf(file);
    const { hero, features } = facts.frontMatter;
    if (!hero && !features && facts.frontMatter.layout === 'landing') markMarkdown(tree);
    if (file.data.above || (!hero && !features)) return;
    const { featuresOf, heroOf } = await import('./landing.ts');
    facts.title ??= hero?.text ?? hero?.name;
    facts.description ??= hero?.tagline;
    const [modules, content]: [RootContent[], RootContent[]] = [[], []];
    for (const node of tree.children) (node.type === 'mdxjsEsm' ? modules : content).push(node);
    const hasText = content.some((node) => node.type !== 'text' || node.value.trim() !== '');
    const placeOf = placesOfFrontMatter(file.data.source ?? '');
    const at = (element: Element, ...path: string[]) => placed(element, placeOf(...path));
    const isProse = facts.frontMatter.layout !== 'landing';
    tree.children = [
      ...modules,
      ...(hero ? [heroOf(hero, at)] : []),
      ...(features && features.length > 0 ? [featuresOf(features, at)] : []),
      ...(isProse || !hasText ? content : [asProse(content)]),
    ];
  };
}

function placed(element: Element, place: { line: number; column: number }): Element {
  element.position ??= { start: place, end: place };
  walk(element, (node) => void (node.position ??= element.position));
  return element;
}

/**
 * Gives Markdown a class on a landing page, which a site composes of its own elements: a reset of the browser's
 * styles, such as Tailwind's, leaves it out. Elements that have a class are drawings of the engine.
 */
function markMarkdown(node: Root | ElementContent): void {
  for (const child of 'children' in node ? node.children : [])
    if (child.type !== 'element') markMarkdown(child as ElementContent);
    else child.properties.className ??= ['Markdown'];
}

function asProse(content: RootContent[]): RootContent {
  const isContent = (node: RootContent): node is ElementContent =>
    node.type !== 'doctype' && node.type !== 'mdxjsEsm';
  return h('div.Prose', content.filter(isContent));
}
