import { renderToStaticMarkup } from 'react-dom/server';
import type { DocumentData } from '../../shared/document/document.ts';
import { pathMark } from '../../shared/document/worker-build.ts';
import { bodyData, Document, type DocumentParts, type Shell } from '../chrome/Document.tsx';
import { escapeText } from '../../shared/document/escape-html.ts';

/** Where a value of a page belongs in a template. */
const place = (name: string) => `\u0001${name}\u0001`;

/** The documents without what differs from page to page: text and the names of values, alternating. */
const templates = new Map<string, string[]>();
/** A site has a template for each combination of scripts and styles. */
const maxTemplates = 64;

/**
 * Writes a document. What its page has in common with others is rendered once.
 *
 * @param head The elements of the configuration, and those of the page.
 */
export function documentHtml(
  data: DocumentData,
  parts: DocumentParts,
  { configured, pageHead }: { configured: string; pageHead: string },
): string {
  const { sidebar, style, path, title } = data;
  const structured = /<script.*$/s.exec(pageHead)?.[0] ?? '';
  const values: Record<string, string> = {
    ...parts,
    path: pathMark(path),
    title: escapeText(title),
    head: configured + pageHead.slice(0, pageHead.length - structured.length),
    structured,
    style: style?.file ?? '',
    file: escapeText(sidebar?.file ?? ''),
    body: Object.entries(bodyData(data))
      .map(([name, value]) => ` data-${name}="${escapeText(value)}"`)
      .join(''),
  };
  return templateOf(data, parts.banner !== '')
    .map((text, index) => (index % 2 === 0 ? text : values[text]!))
    .join('');
}

function templateOf(data: DocumentData, hasBanner: boolean): string[] {
  const { lang, dir, colorScheme, isSchemeForced, base, build } = data;
  const { assets, sheets, iconUrl, manifest, searchStarts, searchFiles } = data;
  const shell: Shell = {
    ...{ lang, dir, colorScheme, isSchemeForced, base, build },
    ...{ assets, sheets, iconUrl, manifest, searchStarts, searchFiles },
    ...{ pathMark: place('path'), title: place('title') },
    style: data.style && { file: place('style'), css: '' },
    sidebarFile: place('file'),
  };
  const key = JSON.stringify([shell, hasBanner]);
  const known = templates.get(key);
  if (known) return known;
  const parts: DocumentParts = {
    banner: hasBanner ? place('banner') : '',
    header: place('header'),
    sidebar: place('sidebar'),
    curtain: place('curtain'),
    main: place('main'),
    outline: place('outline'),
  };
  const html = renderToStaticMarkup(<Document data={shell} parts={parts} />)
    .replace('<body', `$&${place('body')}`)
    // React writes metadata before the first script.
    .replace('</title>', `$&${place('head')}`)
    .replace('<script', `${place('structured')}$&`);
  const template = `<!doctype html>${html}`.split(/\u0001(\w+)\u0001/);
  if (templates.size >= maxTemplates) templates.clear();
  templates.set(key, template);
  return template;
}
