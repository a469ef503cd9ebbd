import { configSchema } from '../../packages/core/src/shared/config/config.ts';
import configSource from '../../packages/core/src/shared/config/config.ts?raw';
import partsSource from '../../packages/core/src/shared/config/config-parts.ts?raw';
import valuesSource from '../../packages/core/src/shared/config/config-values.ts?raw';
import languagesSource from '../../packages/core/src/shared/config/languages-config.ts?raw';
import liveSource from '../../packages/core/src/shared/config/live-config.ts?raw';
import markdownSource from '../../packages/core/src/shared/config/markdown-config.ts?raw';
import versionsSource from '../../packages/core/src/shared/config/versions-config.ts?raw';
import { readSource } from './docstrings.ts';
import { blocks } from './markdown.ts';
import { type Described, optionSection } from './option.ts';

/** The groups of the page. Every option is in one of them. */
const groups: Record<string, string[]> = {
  'The site': [
    'title',
    'titleTemplate',
    'description',
    'baseUrl',
    'basePath',
    'lang',
    'labels',
    'languages',
    'versions',
  ],
  'Brand and look': ['iconUrl', 'logoUrl', 'theme', 'font', 'ogImageUrl', 'head'],
  Navigation: ['topNav', 'sidebar', 'areas', 'terms', 'redirects'],
  'Around the page': [
    'search',
    'banner',
    'editLink',
    'outlineFooter',
    'socials',
    'aiCta',
    'agents',
    'sponsors',
  ],
  'Pages and checks': ['markdown', 'live', 'changes', 'checks'],
  'Files and output': [
    'extensions',
    'pagesDir',
    'blogDir',
    'tagPages',
    'outDir',
    'files',
    'contentSecurityPolicy',
    'headers',
    'serviceWorker',
    'preview',
  ],
};

const sources = new Map(
  [
    ...[languagesSource, versionsSource, valuesSource, partsSource],
    ...[markdownSource, liveSource, configSource],
  ].flatMap((source) => [...readSource(source)]),
);

const options: Described = {
  keys: configSchema.entries,
  node: sources.get('configSchema')!,
  sources,
  elsewhere: {
    labels: 'Every label: [Labels](/reference/labels).',
    languages: 'How to translate a site: [Several languages](/write/languages).',
    versions: 'From one version to three: [Several versions](/write/versions).',
    extensions: 'Every field: [Extensions](/reference/extension).',
    search: 'DocSearch, Typesense, or none: [Another search](/recipes/search).',
    checks: 'Every rule: [Checks](/reference/checks).',
  },
};

/** Every option of the configuration, with its type, its default and its docstring. */
export function configuration(): string {
  const grouped = Object.values(groups).flat();
  const missing = Object.keys(options.keys).filter((name) => !grouped.includes(name));
  const unknown = grouped.filter((name) => !Object.hasOwn(options.keys, name));
  if (missing.length + unknown.length > 0)
    throw new Error(
      `Unexpected groups of options, expected each option once: without a group ${missing.join(', ')}; unknown ${unknown.join(', ')}`,
    );
  return blocks(
    ...Object.entries(groups).flatMap(([title, names]) => [
      `## ${title}`,
      ...names.map((name) => optionSection(name, '###', options)),
    ]),
  );
}
