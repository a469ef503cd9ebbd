/** Whether an import is a partial: text to compile, not a module to bundle. */
export function isPartial(specifier: string): boolean {
  return specifier.startsWith('.') && /\.mdx?$/.test(specifier);
}
