/** Names that other packages export now: where they were, and where they are. */
const movedExports: { from: string; names: string[]; to: string }[] = [
  {
    from: 'stilldocs/components',
    names: ['HomePage', 'Raw', 'KatexStyles', 'MDXComponents'],
    to: '@stilldocs/vocs/components',
  },
  { from: 'stilldocs', names: ['convertVocsConfig'], to: '@stilldocs/vocs/convert' },
];

/**
 * Changes imports of names that another package exports now.
 *
 * @returns The text, and what moved: `HomePage` with its package.
 */
export function moveImports(text: string): { text: string; moved: string[] } {
  const moved: string[] = [];
  const changed = text.replace(
    /^import\s*\{([^{}]*)\}\s*from\s*(['"])([\w/]+)\2/gm,
    (statement: string, list: string, quote: string, from: string) => {
      const rows = movedExports.filter((row) => row.from === from);
      const names = list.split(',').flatMap((name) => name.trim() || []);
      const parts = rows.map(({ names: gone, to }) => ({
        to,
        names: names.filter((name) => gone.includes(name.split(/\s+as\s+/)[0]!)),
      }));
      const left = names.filter((name) => !parts.some((part) => part.names.includes(name)));
      if (left.length === names.length) return statement;
      moved.push(
        ...parts.flatMap(({ names: some, to }) => some.map((name) => `${name} from ${to}`)),
      );
      return [{ names: left, to: from }, ...parts]
        .filter((part) => part.names.length > 0)
        .map((part) => `import { ${part.names.join(', ')} } from ${quote}${part.to}${quote}`)
        .join(';\n');
    },
  );
  return { text: changed, moved };
}
