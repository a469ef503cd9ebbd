import type { DocumentData } from '../../shared/document/document.ts';
import type { Chrome } from './document-data.ts';
import { headElements } from './head-elements.ts';
import { headOf } from './heads.ts';

/** The data of a document without the head and the scripts of an extension. */
export function withoutExtension(
  { heads, extensionHeads, assets }: Chrome,
  data: DocumentData,
  extension: string,
): DocumentData {
  const others = extensionHeads.filter(({ name }) => name !== extension);
  return {
    ...data,
    head: [heads, ...others.map((it) => it.heads)].flatMap((it) =>
      headElements(headOf(it, data.path)),
    ),
    assets: {
      ...data.assets,
      scripts: assets.scripts.filter((script) => script.extension !== extension),
    },
  };
}
