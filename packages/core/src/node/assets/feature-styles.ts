import { resolve } from 'node:path';
import { bundle } from 'lightningcss';
import { engineFolder } from '../files/engine-version.ts';

/**
 * The style sheets of rare features, by a mark of the feature in the HTML of a page. The sheet of a
 * page contains the styles of its features. Together they are 2.0 kB of brotli: every page would have a
 * quarter more CSS.
 */
const features: Record<string, string> = {
  '<math': 'math.css',
  'class="FileTree"': 'file-tree.css',
  'class="Cards"': 'cards.css',
  'class="Hero"': 'hero.css',
  'class="Zoom"': 'zoom.css',
  'class="PageMeta"': 'page-meta.css',
  'class="Contents"': 'contents.css',
  'class="Video"': 'video.css',
};

const sheets = new Map<string, string>();

/**
 * The style sheet of the features in a page's HTML; empty for most pages.
 *
 * @param added The style sheets of extensions, by their marks: absolute files.
 */
export function featureStyles(html: string, added: [mark: string, file: string][] = []): string {
  return [...Object.entries(features), ...added]
    .filter(([mark]) => html.includes(mark))
    .map(([, file]) => sheetOf(resolve(`${engineFolder}theme/styles/features`, file)))
    .join('\n');
}

function sheetOf(file: string): string {
  const known = sheets.get(file);
  if (known !== undefined) return known;
  const css = bundle({ filename: file, minify: true }).code.toString();
  sheets.set(file, css);
  return css;
}
