import type { LiveHost } from 'stilldocs';
import example from '../../../samples/cms/server-side/example.json' with { type: 'json' };
import { placeOf, readJson } from '../json-text.ts';
import { renderParts, type RenderedPart, unusedNames } from './render.ts';
import { showHtml } from './show-html.ts';

/** What a template and data yield. */
export type Rendered =
  | { parts: RenderedPart[]; unused: string[] }
  /** `line` is of the data; without it the template is meant. */
  | { message: string; line?: number };

const style = `
  body { font: 16px/1.5 system-ui, sans-serif; }
  #root { padding: 1rem; }
  article { max-width: 26rem; padding: 1rem 1.25rem; border: 3px solid; border-radius: 8px; }
  h1 { margin: 0; font-size: 1.375rem; line-height: 1.3; }
  p { margin: 0.25rem 0 0.75rem; }
  img { display: block; max-width: 100%; border-radius: 4px; }
`;
document.head.append(Object.assign(document.createElement('style'), { textContent: style }));
// A link would lead the frame away from the sample, and so end it.
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});

let template = '';
let stage: HTMLElement | undefined;

function render(text: string): Rendered {
  const read = readJson(text);
  if ('problem' in read)
    return { message: read.problem.message, line: placeOf(text, read.problem.from).line };
  if (read.node.type !== 'object')
    return { message: 'Unexpected value, expected an object of variables', line: 1 };
  try {
    const data: unknown = JSON.parse(text);
    const parts = renderParts(template, data);
    showHtml(stage!, parts.map((part) => part.text).join(''));
    return { parts, unused: unusedNames(template, data) };
  } catch (error) {
    return { message: String(error instanceof Error ? error.message : error) };
  }
}

/** Renders the sample, a template, with data that the reader enters. */
export default {
  modules: {},
  mount({ exports }, root) {
    template = String(exports);
    stage = root;
    return { data: JSON.stringify(example, null, 2) };
  },
  command: (_name, data) => render(String(data)),
} satisfies LiveHost;
