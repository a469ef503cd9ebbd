import { decodeEntities, readHtml } from './read-html.ts';

/** What stands before and behind the content of an element. */
const marks: Record<string, [before: string, behind: string]> = {
  b: ['**', '**'],
  code: ['`', '`'],
  em: ['*', '*'],
  i: ['*', '*'],
  strong: ['**', '**'],
  title: ['', ': '],
};
const block =
  /^(?:address|article|aside|blockquote|dd|div|dl|dt|figure|figcaption|footer|h[1-6]|header|main|nav|ol|p|pre|section|svg|table|tr|ul)$/;
const unread = /^(?:script|style|template)$/;

/**
 * Rendered HTML as Markdown, for the twin of a page: text, links, emphasis, code and lists; of a
 * drawing its title and description, of an image its alternative text. What is hidden from screen
 * readers is left out.
 */
export function htmlToMarkdown(html: string): string {
  let text = '';
  /** The open elements, from the outside in. */
  const open: { name: string; behind: string; hidden: boolean; drawn: boolean }[] = [];
  for (const { kind, name, value, attributes } of readHtml(html)) {
    const { hidden = false, drawn = false } = open.at(-1) ?? {};
    if (kind === 'text') {
      const inCode = open.some((element) => element.name === 'code');
      if (!hidden && !drawn)
        text += inCode ? decodeEntities(value) : escaped(decodeEntities(value));
    } else if (kind === 'close') {
      const element = open.pop();
      if (!element) break;
      text += element.behind;
    } else {
      const isHidden =
        hidden ||
        unread.test(name) ||
        attributes.has('hidden') ||
        attributes.get('aria-hidden') === 'true';
      let [before, behind] = isHidden ? ['', ''] : (marks[name] ?? ['', '']);
      if (!isHidden) {
        if (block.test(name)) [before, behind] = ['\n\n', '\n\n'];
        else if (name === 'li') [before, behind] = ['\n- ', ''];
        else if (name === 'br') before = '\n';
        else if (name === 'img') before = escaped(attributes.get('alt') ?? '');
        else if (name === 'a' && attributes.has('href'))
          [before, behind] = ['[', `](${attributes.get('href')})`];
      }
      text += before;
      // Of a drawing only what names and describes it is text in reading order.
      const isDrawn = name === 'svg' || (drawn && name !== 'title' && name !== 'desc');
      if (!attributes.isVoid) open.push({ name, behind, hidden: isHidden, drawn: isDrawn });
      else text += behind;
    }
  }
  return text
    .replace(/[ \t]+\n/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Text with what Markdown would read as markup escaped. */
function escaped(text: string): string {
  return text.replace(/[\\`*[\]<]/g, String.raw`\$&`);
}
