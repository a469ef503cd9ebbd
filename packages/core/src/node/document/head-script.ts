import type { Config } from '../../shared/config/config.ts';
import { encodePath, withBase } from '../../shared/page/paths.ts';
import { workerFile, workerPolicy } from '../../shared/document/worker-build.ts';
import { storageKeys } from '../../shared/document/storage-keys.ts';

/**
 * The only inline script. It sets the theme, hides a dismissed banner before the first paint, and
 * sets `data-scripts` while scripts run; the attribute is removed if the page's script fails to
 * load. On a site with a service worker it registers the worker. It is the same on every page, so
 * that one hash in the Content-Security-Policy covers it.
 */
export function headScript({
  base,
  serviceWorker,
  theme,
}: Pick<Config, 'base' | 'serviceWorker' | 'theme'>): string {
  return `{${appearance(theme.forced === true)}${serviceWorker ? registration(base) : ''}}`;
}

/** The document has the forced color scheme. */
const appearance = (isForced: boolean) =>
  [
    'let r=document.documentElement,l=(k)=>{try{return localStorage.getItem(k)}catch{}}',
    `,t=l("${storageKeys.theme}"),b=l("${storageKeys.banner}");`,
    isForced
      ? ''
      : 'r.classList.toggle("dark",t=="light"||t=="dark"?t=="dark":matchMedia("(prefers-color-scheme:dark)").matches);',
    'if(b)r.dataset.dismissed=b;r.dataset.scripts="";',
    'addEventListener("error",e=>{if(e.target.type=="module")delete r.dataset.scripts},!0)',
  ].join('');

/**
 * Registers the worker after the page has loaded, except for readers who save data. Sends the
 * worker the list of the files that the page fetched before. A failed registration is ignored. The
 * Trusted Types policy allows only the address of the worker.
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
