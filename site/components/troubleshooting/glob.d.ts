interface ImportMeta {
  /** The bundler's: what the files of a pattern hold, by their paths relative to the module. */
  glob<Content>(
    pattern: string,
    options: { query: '?raw'; import: 'default'; eager: true },
  ): Record<string, Content>;
}
