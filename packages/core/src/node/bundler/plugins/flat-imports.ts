/** An import of a style sheet: its address and its conditions. */
const imported = /@import\s*(url\((?:"[^"]*"|'[^']*'|[^)]*)\)|"[^"]*"|'[^']*')([^;]*);?/g;

/** A sheet in an address, as the bundler writes it. */
const encoded = /^["']data:text\/css;base64,([\w+/=]+)["']$/;

/** The conditions of an import: the name of its layer, which may be empty, and the rest. */
const conditions =
  /^\s*(layer(?:\(([^)]*)\))?)?\s*(?:supports(\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)))?\s*(.*?)\s*$/s;

/**
 * Writes imports of other hosts without sheets in addresses, which a policy forbids, and with their layers in the
 * layer of the importing sheet. For `@import url(https://…) layer(x)` in a sheet that has the layer `site`, the bundler
 * writes an import, with the layer `x`, of a sheet in an address that imports the other with the layer `site`: the
 * wrong way round, so the rules would win over those of the site. The order of all layers comes first.
 */
export function flatImports(css: string): string {
  if (!/@import\s*["']data:text\/css;base64/.test(css)) return css;
  const order = new Set<string>();
  let anonymous = 0;
  const flat = css.replace(imported, (_, written: string, prelude: string) => {
    const { target, chain } = unnested(written, prelude);
    const layers = chain.flatMap(([, layer, name]) =>
      layer ? [name?.trim() || `anonymous-${++anonymous}`] : [],
    );
    const own = /^@layer([^{;]*)/.exec(target);
    if (own) {
      for (const name of own[1]!.split(',')) order.add([...layers, name.trim()].join('.'));
      return '';
    }
    if (layers.length > 0) order.add(layers.join('.'));
    const supports = chain.flatMap(([, , , condition]) => condition ?? []);
    const media = chain.flatMap(([, , , , query]) => query || []).reduce(bothMedia, '');
    const parts = [
      target,
      ...(layers.length > 0 ? [`layer(${layers.join('.')})`] : []),
      ...(supports.length > 1
        ? [`supports(${supports.join(' and ')})`]
        : supports.map((it) => `supports${it}`)),
      ...(media ? [media] : []),
    ];
    return `@import ${parts.join(' ')};`;
  });
  return order.size > 0 ? `@layer ${[...order].join(', ')};${flat}` : flat;
}

/** What is imported in the end, or a statement of layers; and the conditions, the outermost first. */
function unnested(written: string, prelude: string): { target: string; chain: RegExpExecArray[] } {
  const chain = [conditions.exec(prelude)!];
  let target = written;
  for (let inner; (inner = encoded.exec(target));) {
    const text = Buffer.from(inner[1]!, 'base64').toString();
    const [, next, rest] = new RegExp(imported.source).exec(text) ?? [];
    target = next ?? text;
    if (rest !== undefined) chain.push(conditions.exec(rest)!);
  }
  // The bundler puts the outermost inside all others.
  return { target, chain: [chain.at(-1)!, ...chain.slice(0, -1)] };
}

/** A list of media queries that applies where both lists do. */
function bothMedia(outer: string, inner: string): string {
  if (!outer) return inner;
  const pairs = outer.split(',').flatMap((a) => inner.split(',').map((b) => [a.trim(), b.trim()]));
  // The type of a medium is the first in a query.
  return pairs
    .map((pair) =>
      pair.sort((a, b) => Number(a.startsWith('(')) - Number(b.startsWith('('))).join(' and '),
    )
    .join(', ');
}
