import type { VFile } from 'vfile';
import { isExecutable, isExecutableMedia } from '../../shared/page/href.ts';
import type { AnyElement } from '../element.ts';
import { report } from '../source/page-file.ts';

/** Attributes that hold an address, in one spelling: HTML and JSX write them in several. */
const addresses = new Set(['href', 'xlinkhref', 'src', 'action', 'formaction', 'data', 'poster']);
/** Elements that show what is at their address and never run it. */
const media = new Set(['img', 'image', 'picture', 'source', 'audio', 'video', 'track']);

/** Whether a tag is an element of HTML or SVG; what a component does with its props is its own. */
const isHtml = (tagName: string) => /^[a-z][^.]*$/.test(tagName);

/** Elements of SVG that change an attribute of another one, and their attributes that say to what. */
const animations = new Set(['animate', 'set']);
const animated = new Set(['values', 'from', 'to', 'by']);

/** The address in an attribute that would run code. */
function codeIn({ tagName, get }: AnyElement, name: string): string | undefined {
  const written = get(name);
  const plain = name.toLowerCase().replace(':', '');
  if (animations.has(tagName.toLowerCase()) && animated.has(plain))
    return written?.split(';').find(isExecutable);
  const runs = media.has(tagName) ? isExecutableMedia : isExecutable;
  return addresses.has(plain) && written !== undefined && runs(written) ? written : undefined;
}

/** No address of a page runs code. React takes most such addresses out as well, but says nothing. */
export function checkAddresses(file: VFile): (element: AnyElement) => void {
  return (element) => {
    if (!isHtml(element.tagName)) return;
    for (const name of element.names()) {
      const address = codeIn(element, name);
      if (address === undefined) continue;
      report(file, element.node, {
        rule: 'executable-link',
        target: address,
        message: `Unexpected address "${address.slice(0, 40)}" of <${element.tagName}>, expected one that runs no code`,
        hint: 'Name a file or a page, or write a component that handles the click',
      });
      element.set(name, '#');
    }
  };
}

/** No frame has a document in its attributes: nothing would be checked there. */
export function checkFrames(file: VFile): (element: AnyElement) => void {
  return (element) => {
    if (element.tagName.toLowerCase() !== 'iframe') return;
    for (const name of element.names()) {
      if (name.toLowerCase() !== 'srcdoc') continue;
      report(file, element.node, {
        rule: 'executable-link',
        target: name,
        message: `Unexpected ${name} of <iframe>, expected the address of a document: what stands there may run code`,
        hint: 'Put the document into the public folder and name it in src',
      });
      element.set(name, '');
    }
  };
}

/** Pages are rendered at build: a handler on one of their elements is left out and never runs. */
export function checkHandlers(file: VFile): (element: AnyElement) => void {
  return (element) => {
    if (!isHtml(element.tagName)) return;
    for (const name of element.names()) {
      if (!/^on[a-z]/i.test(name)) continue;
      report(file, element.node, {
        rule: 'event-handler',
        target: name,
        message: `Unexpected ${name} of <${element.tagName}>, expected no event handler: a page runs no code`,
        hint: "Write a component in a file that begins with 'use client'",
      });
    }
  };
}
