/*
 * A *build* names scripts, styles and what stays mounted of the chrome. Documents and payloads carry
 * it; a payload is shown in a document of the same build only.
 */

/** The build of pages with an API reference: they have a style sheet more. */
export function apiBuild(build: string): string {
  return `${build}-api`;
}

/** The build of the site that a page belongs to, whether it has an API reference or not. */
export function siteBuild(build: string): string {
  return build.replace(/-api$/, '');
}
