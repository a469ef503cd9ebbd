import type { SidebarItem } from 'stilldocs';

const group = (text: string, items: Record<string, string>): SidebarItem => ({
  text,
  items: Object.entries(items).map(([name, link]) => ({ text: name, link })),
});

/** The sections of the manual, one for each kind of reader. */
export const sidebar: SidebarItem[] = [
  group('The first day', {
    Install: '/start/install',
    'Your first page': '/start/first-page',
    Configure: '/start/configure',
    Publish: '/start/publish',
  }),
  group('Write', {
    Text: '/write/text',
    Blocks: '/write/blocks',
    Code: '/write/code',
    'Formulas and diagrams': '/write/formulas',
    Components: '/write/components',
    'Tables from types': '/write/members',
    'Front matter': '/write/front-matter',
    'Sidebars, drafts and tags': '/write/organize',
    'Parts of several pages': '/write/partials',
    'Several languages': '/write/languages',
    'Several versions': '/write/versions',
    'API references': '/write/api',
    'A home page': '/write/landing',
    'A blog': '/write/blog',
    Search: '/write/search',
    Checks: '/write/checks',
  }),
  group('Design', {
    'Color and type': '/design/tokens',
    'Style sheets': '/design/styles',
    'Replace a part': '/design/parts',
    'Another language': '/design/languages',
  }),
  group('Develop', {
    Islands: '/develop/islands',
    'Live samples': '/develop/live-samples',
    Extensions: '/develop/extensions',
    'Plugins for Markdown': '/develop/plugins',
    'What a build writes': '/develop/outputs',
    'For agents': '/develop/agents',
    Packages: '/develop/packages',
  }),
  group('Move in', {
    'From VitePress': '/move/vitepress',
    'From Vocs 1': '/move/vocs',
    'From an earlier version': '/move/versions',
    'When to take another engine': '/move/another-engine',
  }),
  group('Forms of API references', {
    'One page': '/forms/one',
    'A page for each tag': '/forms/tags',
    'A page for each operation': '/forms/operations',
  }),
  group('Recipes', {
    Hosting: '/recipes/hosting',
    Comments: '/recipes/comments',
    Analytics: '/recipes/analytics',
    Feedback: '/recipes/feedback',
    'A widget under the policy': '/recipes/widget',
    'A monorepo': '/recipes/monorepo',
    'Many machines': '/recipes/machines',
  }),
  group('Reference', {
    Configuration: '/reference/configuration',
    'Front matter': '/reference/front-matter',
    Syntax: '/reference/syntax',
    Checks: '/reference/checks',
    Commands: '/reference/commands',
    Tokens: '/reference/tokens',
    Labels: '/reference/labels',
    Extensions: '/reference/extension',
    'Replaceable parts': '/reference/parts',
  }),
];
