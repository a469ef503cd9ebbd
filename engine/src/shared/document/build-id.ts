/*
 * A *build* is a hash of the scripts, the styles and the chrome that stays mounted. Documents and payloads
 * carry it: a payload is shown only in a document of the same build.
 */

/** The build of pages with an API reference, which have an additional style sheet. */
export function apiBuild(build: string): string {
  return `${build}-api`;
}

/** The build of the site that a page belongs to, whether it has an API reference or not. */
export function siteBuild(build: string): string {
  return build.replace(/-api$/, '');
}
