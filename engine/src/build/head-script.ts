import { storageKeys } from '../shared/storage-keys.ts';

/**
 * The one inline script: sets the theme and hides a dismissed banner before anything is painted.
 * It is the same on every page, so that one hash in the Content-Security-Policy covers it.
 */
export const headScript = [
  '{let r=document.documentElement,l=(k)=>{try{return localStorage.getItem(k)}catch{}}',
  `,t=l("${storageKeys.theme}"),b=l("${storageKeys.banner}");`,
  'r.classList.toggle("dark",t=="light"||t=="dark"?t=="dark":matchMedia("(prefers-color-scheme:dark)").matches);',
  'if(b)r.dataset.dismissed=b}',
].join('');
