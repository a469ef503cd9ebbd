/** Lets scripts of this site be named to where the Content-Security-Policy expects them vouched for. */
const policy = window.trustedTypes?.createPolicy('docs-script', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin === location.origin) return url;
    throw new TypeError(`Unexpected script ${url}, expected one of this site`);
  },
});

/** The address of a script of this site, for `new Worker` and the like. */
export function trustedScript(url: string): string {
  return policy?.createScriptURL(url) ?? url;
}
