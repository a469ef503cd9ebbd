import type { DocumentData } from '../../shared/document/document.ts';
import type { PageAsset } from '../../shared/page/page.ts';
import { endOfSidebar } from '../../shared/page/paths.ts';
import { hash } from '../files/hash.ts';
import type { RenderContext } from './documents.ts';
import { linksElsewhere } from './links-elsewhere.ts';
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

/** Lists the files that documents refer to. */
export function createLinkedFiles(context: FilesContext) {
  const cached = async (key: string, make: () => Promise<string | Uint8Array>) => {
    const stored = context.cache.get(key);
    if (stored) return stored;
    const content = await make();
    context.cache.set(key, content);
    return content;
  };

  /** The files of one document: its page, its style sheet and its sidebar. */
  return (data: DocumentData, assets: PageAsset[]): LinkedFile[] => {
    const { engine, serverVersion, loadServer } = context;
    const { sidebar, style } = data;
    const files: LinkedFile[] = assets.map((asset) =>
      'source' in asset ? asset : { output: asset.output, content: () => asset.content },
    );
    if (style) files.push({ output: style.file, content: () => style.css });
    if (sidebar) {
      const key = hash('sidebar', engine, serverVersion, sidebar.file, data.base);
      const render = async () => {
        const html = (await loadServer()).renderSidebar(data, sidebar);
        return linksElsewhere(context.site).move(html) + endOfSidebar(sidebar.file);
      };
      files.push({ output: sidebar.file, content: () => cached(key, render) });
    }
    return files;
  };
}
