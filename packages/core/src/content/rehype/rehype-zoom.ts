import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import type { VFile } from 'vfile';
import { fillLabel } from '../../shared/config/fill-label.ts';
import { labelsOf } from '../source/page-file.ts';

/** Elements whose images have another behavior, or are not part of the text. */
const skipped = /^(?:a|button|header|picture|svg|figcaption|summary|label)$/;

/**
 * Puts a button over each image of the text. It opens the same image as a popover as large as the window,
 * which the browser closes by itself: no script is needed.
 *
 *     <span class="Zoom"><img …><button class="Zoom-open" popovertarget="docs-zoom-1" …></button>
 *       <span class="Zoom-view" id="docs-zoom-1" popover><button popovertarget="docs-zoom-1" …><img …></button></span></span>
 */
export function rehypeZoom() {
  return (tree: Root, file: VFile): undefined => {
    const { shared } = file.data;
    const visit = (parent: Root | Element) => {
      for (const [index, node] of parent.children.entries()) {
        if (node.type !== 'element' || skipped.test(node.tagName) || isCard(node)) continue;
        // An image without a text is decoration.
        if (node.tagName === 'img' && node.properties.alt)
          parent.children[index] = zoomed(node, `docs-zoom-${++shared!.zooms}`, file);
        else visit(node);
      }
    };
    visit(tree);
  };
}

/** Whether an element is a card, which its link covers. */
function isCard({ properties: { className } }: Element): boolean {
  return Array.isArray(className) && className.includes('Card');
}

function zoomed(image: Element, id: string, file: VFile): Element {
  const { enlarge, closeImage } = labelsOf(file);
  const name = fillLabel(enlarge, { image: String(image.properties.alt) });
  // The enlarged copy has no id: ids are unique.
  const { id: _, ...properties } = image.properties;
  const [, widest] = /(\d+)w$/.exec(String(properties.srcSet ?? '')) ?? [];
  // The sizes are those of the page: with them the copy would be no larger.
  const sizes = widest === undefined ? {} : { sizes: `min(100vw, ${widest}px)` };
  const large: Element = {
    ...image,
    properties: { ...properties, ...sizes, alt: '', loading: 'lazy' },
  };
  const button = (className: string, label: string, children: ElementContent[]) =>
    h(
      'button',
      { type: 'button', className: [className], popoverTarget: id, ariaLabel: label },
      children,
    );
  return h('span.Zoom', [
    image,
    button('Zoom-open', name, []),
    h('span.Zoom-view', { id, popover: 'auto' }, [button('Zoom-close', closeImage, [large])]),
  ]);
}
