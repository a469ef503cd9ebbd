import type { LiveHost } from 'docs-engine';
import Mustache from 'mustache';
import data from '../../samples/cms/server-side/example.json' with { type: 'json' };

/** What the panel shows of a template. */
export interface CmsDescription {
  /** The data that the sample begins with, as JSON. */
  data: string;
  answer: CmsAnswer;
}

/** What became of a template with data: which of its variables got nothing, or what is wrong. */
export interface CmsAnswer {
  gaps: string[];
  problem: string;
}

const style = `
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; color: #23201c; background: #fff; }
#root { display: grid; gap: 1rem; padding: 1.5rem; }
article { padding: 1rem 1.25rem; border: 0 solid; border-inline-start-width: .5rem; }
h1 { margin: 0; font-size: 1.5rem; }
p { margin: .5rem 0; }
figure { display: inline-block; margin: 0; padding: 1.5rem; background: #efe9df; }
pre { margin: 0; padding: .75rem; white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; background: #f6f1e9; }
`;

let template = '';
let json = JSON.stringify(data, null, 2);
let root: HTMLElement;

/** Every variable that a template names: `{{name}}`, `{{{name}}}` or `{{&name}}`. */
function variablesOf(source: string): string[] {
  return [...source.matchAll(/\{\{[{&]?\s*([\w.-]+)\s*\}?\}\}/g)].map(([, name]) => name!);
}

/** The member of data that a name with dots leads to. */
const memberOf = (value: unknown, name: string): unknown =>
  name
    .split('.')
    .reduce<unknown>(
      (found, key) =>
        typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined,
      value,
    );

/** Fills the template, and shows the page and its HTML. */
function render(): CmsAnswer {
  try {
    const values: unknown = JSON.parse(json);
    const html = Mustache.render(template, values);
    root.replaceChildren(toPage(html), toSource(html));
    const gaps = variablesOf(template).filter((name) => memberOf(values, name) === undefined);
    return { gaps: [...new Set(gaps)], problem: '' };
  } catch (error) {
    return { gaps: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The page. Its pictures have no address here: each shows its text. */
function toPage(html: string): Element {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img')) {
    const picture = document.createElement('figure');
    picture.setAttribute('role', 'img');
    picture.setAttribute('aria-label', image.alt);
    picture.textContent = image.alt || image.getAttribute('src');
    image.replaceWith(picture);
  }
  const page = document.createElement('div');
  page.append(...body.childNodes);
  return page;
}

function toSource(html: string): Element {
  const source = document.createElement('pre');
  source.textContent = html.trim();
  return source;
}

/** Renders Mustache templates with the data of the panel. */
const host: LiveHost = {
  modules: {},
  mount({ exports }, element, page): CmsDescription {
    if (!document.head.querySelector('style[data-cms]')) {
      const sheet = document.createElement('style');
      sheet.dataset['cms'] = '';
      sheet.textContent = style;
      document.head.append(sheet);
    }
    root = element;
    template = String(exports);
    const answer = render();
    page.emit('answer', answer);
    return { data: json, answer };
  },
  command(name, value) {
    if (name !== 'data') return null;
    json = String(value);
    return render();
  },
};

export default host;
