import type { VFile } from 'vfile';
import { isExecutable, isExecutableMedia } from '../../shared/page/href.ts';
import type { AnyElement } from '../base/element.ts';
import { report } from '../source/page-file.ts';

/** Attributes with an address, in one spelling: HTML and JSX have several. */
const addresses = new Set(['href', 'xlinkhref', 'src', 'action', 'formaction', 'data', 'poster']);
/** Elements that show a resource and never run it. */
const media = new Set(['img', 'image', 'picture', 'source', 'audio', 'video', 'track']);

/** Whether a tag is an element of HTML or SVG. Props of components are not checked: they are no attributes. */
const isHtml = (tagName: string) => /^[a-z][^.]*$/.test(tagName);

/**
 * SVG elements that animate an attribute of another element, and the attributes with its values.
 */
const animations = new Set(['animate', 'set']);
const animated = new Set(['values', 'from', 'to', 'by']);

/** The executable address in an attribute, if any. */
function codeIn({ tagName, get }: AnyElement, name: string): string | undefined {
  const written = get(name);
  const plain = name.toLowerCase().replace(':', '');
  if (animations.has(tagName.toLowerCase()) && animated.has(plain))
    return written?.split(';').find(isExecutable);
  const runs = media.has(tagName) ? isExecutableMedia : isExecutable;
  return addresses.has(plain) && written !== undefined && runs(written) ? written : undefined;
}

/** Rejects addresses that run code. React blocks most of them, too, but without a message. */
export function checkAddresses(file: VFile): (element: AnyElement) => void {
  return (element) => {
    if (!isHtml(element.tagName)) return;
    for (const name of element.names()) {
      const address = codeIn(element, name);
      if (address === undefined) continue;
      report(file, element.node, {
        rule: 'executable-link',
        target: address,
        message: `The address "${address.slice(0, 40)}" of <${element.tagName}> would run code`,
        hint: 'Name a file or a page, or write a component that handles the click',
      });
      element.set(name, '#');
    }
  };
}

/** Rejects frames with a document in an attribute: its content would not be checked. */
export function checkFrames(file: VFile): (element: AnyElement) => void {
  return (element) => {
    if (element.tagName.toLowerCase() !== 'iframe') return;
    for (const name of element.names()) {
      if (name.toLowerCase() !== 'srcdoc') continue;
      report(file, element.node, {
        rule: 'executable-link',
        target: name,
        message: `The attribute ${name} of <iframe> may run code, which no check sees`,
        hint: 'Put the document into the public folder and name it in src',
      });
      element.set(name, '');
    }
  };
}

/**
 * Rejects event handlers on elements of a page: pages are rendered at build, so they would never
 * run.
 */
export function checkHandlers(file: VFile): (element: AnyElement) => void {
  return (element) => {
    if (!isHtml(element.tagName)) return;
    for (const name of element.names()) {
      if (!/^on[a-z]/i.test(name)) continue;
      report(file, element.node, {
        rule: 'event-handler',
        target: name,
        message: `The event handler ${name} of <${element.tagName}> never runs: a page runs no code`,
        hint: "Write a component in a file that begins with 'use client'",
      });
    }
  };
}
