import type { CommandHelp, CommandOption, CommandValues } from '../../shared/extension/command.ts';

/** Runs a command and returns its exit code. */
type Run = (values: CommandValues) => Promise<number>;

/** A command of the engine: its implementation is loaded when it runs. */
export interface OwnCommand extends CommandHelp {
  load(): Promise<Run>;
}

/** Every option of the engine's commands. */
const options = {
  root: { value: 'folder', help: 'The site’s folder. Default: this folder' },
  base: { value: 'path', help: 'The base path, in place of the configured one' },
  out: {
    value: 'folder',
    help: 'The output’s folder, from the root; in place of the configured one',
  },
  workers: { value: 'n', help: 'How many worker threads render pages. Default: the cores but one' },
  shard: {
    value: 'n/m',
    help: 'Only render the pages of part n of m into the cache; a build on a machine that shares it finds them',
  },
  preview: { help: 'Build a preview, as of a pull request: noindex, no sitemap, no feed' },
  compress: { help: 'Also write .br and .gz beside text files of 512 bytes and more' },
  all: { help: 'Print every mistake in full, also where many have one cause' },
  external: { help: 'Also ask the servers of external links whether their pages exist' },
  'external-list': { help: 'Also list every external link: address, tab, file:line …' },
  rules: { help: 'List the rules that the configuration may name, with their defaults' },
  ci: {
    value: 'name',
    help: 'Only write a pipeline: github or gitlab, whose jobs render the pages together, or preview, which publishes each pull request on GitHub',
  },
  template: {
    value: 'name',
    help: 'What the new site is for: site (the default), minimal, api with a reference from an OpenAPI document, or sdk with samples and tables from types',
  },
  json: { help: 'Print every page with the words that changed, as JSON' },
  markdown: {
    help: 'Print what there is to translate with the words that changed, as Markdown',
  },
  port: { value: 'n', help: 'The port; the next free one is taken. Default: 4173, dev: 5173' },
  host: {
    value: 'address',
    help: 'The address to listen on, and a name to answer to. Default: localhost',
  },
} satisfies Record<string, CommandOption>;

/** Some of the options, in their order. */
function pick(...names: (keyof typeof options)[]): CommandHelp['options'] {
  return Object.fromEntries(names.map((name) => [name, options[name]]));
}

/** Every command of the engine. Packages add others; see `package-commands.ts`. */
export const commands: Record<string, OwnCommand> = {
  init: {
    summary: 'Write a small site into an empty folder',
    argument: 'folder',
    options: pick('template', 'ci'),
    load: async () => (await import('./run-init.ts')).runInit,
  },
  dev: {
    summary: 'Serve the site and show every edit at once',
    options: pick('root', 'base', 'port', 'host'),
    load: async () => (await import('./run-dev.ts')).runDev,
  },
  build: {
    summary: 'Build the site into its output folder',
    options: pick('root', 'base', 'out', 'workers', 'shard', 'preview', 'compress', 'all'),
    load: async () => (await import('./run-build.ts')).runBuild,
  },
  preview: {
    summary: 'Serve the built site as a plain static host would',
    options: pick('root', 'base', 'out', 'port', 'host'),
    load: async () => (await import('./run-preview.ts')).runPreview,
  },
  check: {
    summary: 'Check the site without writing anything',
    options: pick('root', 'base', 'workers', 'external', 'external-list', 'rules', 'all'),
    load: async () => (await import('./run-build.ts')).runCheck,
  },
  translations: {
    summary: 'List the translations, and their sections that are newer in the source',
    options: pick('root', 'json', 'markdown'),
    load: async () => (await import('./run-translations.ts')).runTranslations,
  },
  versions: {
    summary: 'List the versions of the site; freeze 1.4 stores one as it is rendered',
    argument: ['action', 'version'],
    options: pick('root'),
    load: async () => (await import('./run-versions.ts')).runVersions,
  },
  translated: {
    summary: 'Record that a translation is up to date with its source',
    argument: 'file',
    options: pick('root'),
    load: async () => (await import('./run-translated.ts')).runTranslated,
  },
};
