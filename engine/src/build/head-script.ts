import { storageKeys } from '../shared/storage-keys.ts';

/**
 * The one inline script: sets the theme, hides a dismissed banner before anything is painted, and
 * says by `data-scripts` that scripts run, until the script of the page cannot be loaded. It is the
 * same on every page, so that one hash in the Content-Security-Policy covers it.
 */
export const headScript = [
  '{let r=document.documentElement,l=(k)=>{try{return localStorage.getItem(k)}catch{}}',
  `,t=l("${storageKeys.theme}"),b=l("${storageKeys.banner}");`,
  'r.classList.toggle("dark",t=="light"||t=="dark"?t=="dark":matchMedia("(prefers-color-scheme:dark)").matches);',
  'if(b)r.dataset.dismissed=b;r.dataset.scripts="";',
  'addEventListener("error",e=>{if(e.target.type=="module")delete r.dataset.scripts},!0)}',
].join('');
