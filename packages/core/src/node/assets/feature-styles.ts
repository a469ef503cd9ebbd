import { bundle } from 'lightningcss';
import { engineFolder } from '../files/engine-version.ts';

/**
 * The style sheets of rare features, by a mark of the feature in the HTML of a page. The sheet of a
 * page contains the styles of its features. Together they are 2.0 kB of brotli: every page would have a
 * quarter more CSS.
 */
const features: Record<string, string> = {
  '<math': 'math.css',
  'class="Diagram"': 'diagram.css',
  'class="FileTree"': 'file-tree.css',
  'class="Cards"': 'cards.css',
  'class="Hero"': 'hero.css',
  'class="Zoom"': 'zoom.css',
  'class="PageMeta"': 'page-meta.css',
  'class="Contents"': 'contents.css',
  'class="Video"': 'video.css',
};

const sheets = new Map<string, string>();

/** The style sheet of the features in a page's HTML; empty for most pages. */
export function featureStyles(html: string): string {
  return Object.entries(features)
    .filter(([mark]) => html.includes(mark))
    .map(([, name]) => sheetOf(name))
    .join('\n');
}

function sheetOf(name: string): string {
  const known = sheets.get(name);
  if (known !== undefined) return known;
  const { code } = bundle({
    filename: `${engineFolder}theme/styles/features/${name}`,
    minify: true,
  });
  sheets.set(name, code.toString());
  return sheets.get(name)!;
}
