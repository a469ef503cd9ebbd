/**
 * Writes into a module what components for an engine without islands lack: `'use client'`, and when its components hydrate.
 *
 * @param file Its extension determines the language.
 * @param buildHooks Packages whose hooks run at build, besides React and the engine.
 * @returns The new source; undefined if the module has no component that needs the browser, or says so already.
 */
export async function withClientDirective(
  code: string,
  file: string,
  buildHooks: readonly string[] = [],
): Promise<string | undefined> {
  // It loads the bundler, which most packages do not need.
  const { hydrationOf } = await import('./automatic-islands.ts');
  const policy = hydrationOf(code, file, buildHooks);
  if (policy === undefined) return undefined;
  const end = policy === 'touch' ? '' : `\nexport const hydrate = '${policy}';\n`;
  return `'use client';\n\n${code}${end}`;
}
