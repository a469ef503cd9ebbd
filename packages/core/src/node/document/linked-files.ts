import type { DocumentData } from '../../shared/document/document.ts';
import type { PageAsset } from '../../shared/page/page.ts';
import { endOfSidebar } from '../../shared/page/paths.ts';
import { hash } from '../files/hash.ts';
import { createCardPainter } from './social-card.ts';
import type { Chrome } from './document-data.ts';
import type { RenderContext } from './documents.ts';
import type { Renderer } from '../../shared/page/renderer.ts';

/** An output file that documents refer to: written once for all documents. */
export type LinkedFile =
  | {
      /** Relative to the output folder. */
      output: string;
      /** The file to copy, absolute. */
      source: string;
    }
  | {
      output: string;
      /** A hash of the content's input, if the content is expensive. */
      version?: string;
      content(): string | Uint8Array | Promise<string | Uint8Array>;
    };

interface FilesContext extends Pick<RenderContext, 'site' | 'cache' | 'engine' | 'serverVersion'> {
  loadServer(): Promise<Pick<Renderer, 'renderSidebar'>>;
}

/** Lists the files that documents refer to. All documents share the painters of cards. */
export function createLinkedFiles(context: FilesContext) {
  const painters = new WeakMap<Chrome, ReturnType<typeof createCardPainter>>();
  const painterOf = (chrome: Chrome) => {
    const painter = painters.get(chrome) ?? createCardPainter(chrome.cards!, context.site.config);
    painters.set(chrome, painter);
    return painter;
  };
  const cached = async (key: string, make: () => Promise<string | Uint8Array>) => {
    const stored = context.cache.get(key);
    if (stored) return stored;
    const content = await make();
    context.cache.set(key, content);
    return content;
  };

  /** The files of one document: its page, its style sheet, its sidebar and its social card. */
  return (chrome: Chrome, data: DocumentData, assets: PageAsset[]): LinkedFile[] => {
    const { engine, serverVersion, cache, loadServer } = context;
    const { sidebar, card, style } = data;
    const files: LinkedFile[] = assets.map((asset) =>
      'source' in asset ? asset : { output: asset.output, content: () => asset.content },
    );
    if (style) files.push({ output: style.file, content: () => style.css });
    if (sidebar) {
      const key = hash('sidebar', engine, serverVersion, sidebar.file, data.base);
      const render = async () =>
        (await loadServer()).renderSidebar(data, sidebar) + endOfSidebar(sidebar.file);
      files.push({ output: sidebar.file, content: () => cached(key, render) });
    }
    if (card) {
      const key = `${card.version}.png`;
      // Retains the card in the cache, even if the last output contains it.
      cache.use(key);
      const content = () => cached(key, () => painterOf(chrome)(card));
      files.push({ output: card.file, version: card.version, content });
    }
    return files;
  };
}
