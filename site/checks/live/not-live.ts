/** Languages that readers cannot run on the site, each with the reason. Code states its reason in its fence:
 * `live="off: …"`. */
export const notLive: Record<string, string> = {
  ansi: 'What a command prints',
  bash: 'Commands of the reader’s own terminal',
  css: 'A style sheet: the component that imports it runs',
  html: 'A page or a part of one, for a server of the reader’s own',
  json: 'Data, which others read',
  php: 'For a server',
  text: 'What others print, or a tree of files',
};

/** Languages that the site can run. */
export const runnable = new Set(['js', 'ts', 'tsx']);
