import { Fragment } from 'react';
import { facts } from '../../facts.ts';

const pattern =
  /(`[^`]+`|\[(?:`[^`]*`|[^\]`])+\]\([^)\s]+\)|(?:<code>)?\{facts\.\w+\}(?:<\/code>)?)/;

/**
 * The content of a table cell: text, code, links and facts. A link to a section alone targets
 * `path`.
 */
export function InlineMarkdown({ text, path }: { text: string; path: string }) {
  return text
    .replaceAll('\\|', '|')
    .split(pattern)
    .map((piece, index) => (
      <Fragment key={index}>{index % 2 === 0 ? piece : marked(piece, path)}</Fragment>
    ));
}

function marked(piece: string, path: string) {
  if (piece.startsWith('`')) return <code>{piece.slice(1, -1)}</code>;
  const link = /^\[(.*)\]\((.*)\)$/.exec(piece);
  if (link) {
    const [, label = '', address = ''] = link;
    return (
      <a href={address.startsWith('#') ? path + address : address}>
        <InlineMarkdown text={label} path={path} />
      </a>
    );
  }
  const name = /\w+(?=\})/.exec(piece)![0];
  if (!Object.hasOwn(facts, name)) throw new Error(`Unexpected ${piece}, expected a fact`);
  const value = String(facts[name as keyof typeof facts]);
  return piece.startsWith('<code>') ? <code>{value}</code> : value;
}
