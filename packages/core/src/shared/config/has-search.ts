/** Whether the site has search. The bundler inlines it, and replaces the module on a site without: see `unused-modules.ts`. */
export const hasSearch: boolean = true;
