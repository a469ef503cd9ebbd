type Policy = { createScriptURL(url: string): string };

/** The Trusted Types policy; created once, because the Content-Security-Policy forbids a second one. */
let policy: Policy | undefined;

function createScriptURL(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError(`The script ${url} is not part of this site`);
}

/**
 * The address of a script of this site, for `new Worker` and the like.
 *
 * @throws TypeError if the script has another origin and the browser supports Trusted Types.
 */
export function trustedScript(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('docs-script', { createScriptURL });
  return policy?.createScriptURL(url) ?? url;
}
