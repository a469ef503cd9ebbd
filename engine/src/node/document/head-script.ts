import type { Config } from '../../shared/config/config.ts';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import { workerFile, workerPolicy } from '../../shared/document/worker-build.ts';
import { storageKeys } from '../../shared/document/storage-keys.ts';

/**
 * The one inline script: sets the theme, hides a dismissed banner before anything is painted, and
 * says by `data-scripts` that scripts run, until the script of the page cannot be loaded. Where the
 * site has a service worker, it registers that. It is the same on every page, so that one hash in the
 * Content-Security-Policy covers it.
 */
export function headScript({
  base,
  serviceWorker,
}: Pick<Config, 'base' | 'serviceWorker'>): string {
  return `{${appearance}${serviceWorker ? registration(base) : ''}}`;
}

const appearance = [
  'let r=document.documentElement,l=(k)=>{try{return localStorage.getItem(k)}catch{}}',
  `,t=l("${storageKeys.theme}"),b=l("${storageKeys.banner}");`,
  'r.classList.toggle("dark",t=="light"||t=="dark"?t=="dark":matchMedia("(prefers-color-scheme:dark)").matches);',
  'if(b)r.dataset.dismissed=b;r.dataset.scripts="";',
  'addEventListener("error",e=>{if(e.target.type=="module")delete r.dataset.scripts},!0)',
].join('');

/**
 * Registers the worker when the page has all it needs, not for a reader who saves data, and tells it
 * what it was too late to see: all that this page has fetched. A registration that is refused is
 * silent. The Trusted Types policy vouches for the worker's address and for no other.
 */
function registration(base: string): string {
  const address = JSON.stringify(encodePath(withBase(base, `/${workerFile}`)));
  return [
    ';addEventListener("load",()=>{',
    `let n=navigator,w=n.serviceWorker,u=${address};`,
    'if(!w||n.connection?.saveData)return;',
    'w.oncontrollerchange=()=>w.controller?.postMessage(performance.getEntriesByType("resource").map(e=>e.name));',
    `w.register(window.trustedTypes?.createPolicy("${workerPolicy}",{createScriptURL:()=>u}).createScriptURL(u)??u)`,
    '.catch(()=>{})})',
  ].join('');
}
