import type { Root } from 'mdast';
import {
  type Extension as TreeExtension,
  fromMarkdown,
  type Options,
} from 'mdast-util-from-markdown';
import type { Processor } from 'unified';
import 'remark-parse';

type SyntaxExtension = NonNullable<Options['extensions']>[number];
type Constructs = NonNullable<SyntaxExtension['text']>;

interface Extensions {
  extensions: SyntaxExtension[];
  mdastExtensions: TreeExtension[];
}

/** What an address or an email begins with. An escape or a character reference may stand for a part of it. */
const address = /https?:\/\/|www\./i;
const email = /[\w+.-]@[\w-]/;
const escaped = /\\[-+./:@_]|&#|&(?:commat|colon|sol|period|lowbar|plus|hyphen);/;

/**
 * Reads addresses and emails in text as links only where there may be one: GFM looks for an email at every letter, which
 * takes a third of the parser's time. It comes after `remarkGfm`, and the tree is the same.
 */
export function remarkAddresses(this: Processor): void {
  const all = () => ({
    extensions: this.data('micromarkExtensions') ?? [],
    mdastExtensions: (this.data('fromMarkdownExtensions') ?? []).flat(),
  });
  // The extensions of all plugins are there when the first text is parsed.
  let kinds: Record<'all' | 'addresses' | 'none', Extensions> | undefined;
  this.parser = (text): Root => {
    kinds ??= { all: all(), addresses: withoutEmails(all()), none: withoutAddresses(all()) };
    return fromMarkdown(text, { ...this.data('settings'), ...kinds[kindOf(text)] });
  };
}

function kindOf(text: string): 'all' | 'addresses' | 'none' {
  if (email.test(text) || escaped.test(text)) return 'all';
  return address.test(text) ? 'addresses' : 'none';
}

function withoutEmails({ extensions, ...others }: Extensions): Extensions {
  return { ...others, extensions: extensions.map((it) => without(it, /^emailAutolink$/)) };
}

/** Without the search of the whole tree for addresses, too. */
function withoutAddresses({ extensions, mdastExtensions }: Extensions): Extensions {
  return {
    extensions: extensions.map((it) => without(it, /^(?:email|protocol|www)Autolink$/)),
    mdastExtensions: mdastExtensions.map((it) =>
      it.enter && 'literalAutolink' in it.enter ? { ...it, transforms: [] } : it,
    ),
  };
}

/** An extension of the syntax without the constructs of text with some names. */
function without({ text, ...others }: SyntaxExtension, names: RegExp): SyntaxExtension {
  if (!text) return others;
  const left = Object.entries(text).map(([code, constructs]) => [
    code,
    [constructs ?? []].flat().filter(({ name }) => !name || !names.test(name)),
  ]);
  return { ...others, text: Object.fromEntries(left) as Constructs };
}
