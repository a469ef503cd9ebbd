/** The `styles.css` of a site, for `compileStyles` of an extension. Read only. */
export interface StyleSheet {
  css: string;
  /** The file, absolute: relative URLs in the sheet begin at its folder. */
  file: string;
  /** The folder of the configuration, absolute. */
  folder: string;
  /** The texts in which classes may stand: pages and components of the site, without generated files. */
  sources(): { content: string; extension: string }[];
}
