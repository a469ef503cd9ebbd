/** A module of the plugin of the extension `brand`. */
declare module 'brand-words' {
  export const word: string;
}
