import type { Element, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { VFile } from 'vfile';
import { nearest } from '../shared/nearest.ts';
import { escapeHtml, type Highlighter } from './highlight.ts';
import { report } from './page-file.ts';
import { walk } from './walk.ts';

interface Fence {
  node: Element;
  code: string;
  language: string;
  title: string | undefined;
}

/** A fence's title: `title="file.ts"` or `[file.ts]` after the language. */
function titleOf(meta: string): string | undefined {
  return /(?:^|\s)title="([^"]*)"/.exec(meta)?.[1] ?? /(?:^|\s)\[([^\]]+)\]/.exec(meta)?.[1];
}

/**
 * Highlights every code block. The tree keeps one `docs-raw` element for each, which holds its HTML:
 *
 *     <figure class="Code"><figcaption>file.ts</figcaption><pre><code>…</code></pre><button>…</button></figure>
 */
export function rehypeCode({ highlighter }: { highlighter: () => Promise<Highlighter> }) {
  return async (tree: Root, file: VFile): Promise<undefined> => {
    const fences: Fence[] = [];
    walk(tree, (node) => {
      if (node.type !== 'element') return true;
      const code = node.children[0];
      if (node.tagName !== 'pre' || code?.type !== 'element' || code.tagName !== 'code')
        return true;
      const names = Array.isArray(code.properties.className) ? code.properties.className : [];
      const language = names.map(String).find((name) => name.startsWith('language-'));
      fences.push({
        node,
        code: toString(code).replace(/\n$/, ''),
        language: language?.slice('language-'.length).toLowerCase() ?? '',
        title: titleOf(code.data?.meta ?? ''),
      });
      return false;
    });
    if (fences.length === 0) return;
    const shared = await highlighter();
    for (const fence of fences) {
      const html = await renderFence(fence, shared, file);
      fence.node.tagName = 'docs-raw';
      fence.node.properties = { html, className: ['Code'] };
      fence.node.children = [];
    }
  };
}

async function renderFence(fence: Fence, highlighter: Highlighter, file: VFile): Promise<string> {
  let { language } = fence;
  if (!highlighter.knows(language)) {
    const guess = nearest(language, highlighter.languages);
    report(file, fence.node, {
      severity: 'warning',
      rule: 'unknown-language',
      message: `Unexpected language "${language}", expected one that can be highlighted`,
      hint: guess && `Did you mean "${guess}"?`,
    });
    language = '';
  }
  const lines = await highlighter.lines(fence.code, language);
  const name = fence.title ?? (language ? `${language} code` : 'Code');
  const title = fence.title
    ? `<figcaption class="Code-title">${escapeHtml(fence.title)}</figcaption>`
    : '';
  return `${title}<pre class="Code-pre" tabindex="0" role="group" aria-label="${escapeHtml(name)}"><code>${lines.join('\n')}</code></pre><button class="Code-copy" type="button" data-action="copy-code" aria-label="Copy code"></button>`;
}
