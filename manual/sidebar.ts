/** A text in each language of the manual. */
type Text = Record<'en' | 'de' | 'ar' | 'ja', string>;

const group = (text: Text, items: Record<string, string>) => ({
  text,
  items: Object.entries(items).map(([name, link]) => ({ text: name, link })),
});

/** The sections of the manual, one for each kind of reader. A translated page has its own title in place of the one here. */
export const sidebar = [
  group(
    { en: 'The first day', de: 'Der erste Tag', ar: 'اليوم الأول', ja: '最初の一日' },
    {
      Install: '/start/install',
      'Your first page': '/start/first-page',
      Configure: '/start/configure',
      Publish: '/start/publish',
    },
  ),
  group(
    { en: 'Write', de: 'Schreiben', ar: 'الكتابة', ja: '書く' },
    {
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
    },
  ),
  group(
    { en: 'Design', de: 'Gestalten', ar: 'التصميم', ja: 'デザイン' },
    {
      'Color and type': '/design/tokens',
      'Style sheets': '/design/styles',
      'Replace a part': '/design/parts',
      'Another language': '/design/languages',
    },
  ),
  group(
    { en: 'Develop', de: 'Entwickeln', ar: 'التطوير', ja: '開発' },
    {
      Islands: '/develop/islands',
      'Content from elsewhere': '/develop/remote',
      'Live samples': '/develop/live-samples',
      Extensions: '/develop/extensions',
      'Plugins for Markdown': '/develop/plugins',
      'What a build writes': '/develop/outputs',
      'For agents': '/develop/agents',
      Packages: '/develop/packages',
    },
  ),
  group(
    { en: 'Move in', de: 'Umziehen', ar: 'الانتقال', ja: '移行' },
    {
      'From VitePress': '/move/vitepress',
      'From Vocs 1': '/move/vocs',
      'From an earlier version': '/move/versions',
      'When to take another engine': '/move/another-engine',
    },
  ),
  group(
    {
      en: 'Forms of API references',
      de: 'Formen von API-Referenzen',
      ar: 'أشكال مراجع API',
      ja: 'API リファレンスの形式',
    },
    {
      'One page': '/forms/one',
      'A page for each tag': '/forms/tags',
      'A page for each operation': '/forms/operations',
    },
  ),
  group(
    { en: 'Recipes', de: 'Rezepte', ar: 'وصفات', ja: 'レシピ' },
    {
      Hosting: '/recipes/hosting',
      Comments: '/recipes/comments',
      Analytics: '/recipes/analytics',
      Feedback: '/recipes/feedback',
      'A widget under the policy': '/recipes/widget',
      'Another search': '/recipes/search',
      'A monorepo': '/recipes/monorepo',
      'Many machines': '/recipes/machines',
    },
  ),
  group(
    { en: 'Reference', de: 'Referenz', ar: 'المرجع', ja: 'リファレンス' },
    {
      Configuration: '/reference/configuration',
      'Front matter': '/reference/front-matter',
      Syntax: '/reference/syntax',
      Checks: '/reference/checks',
      Commands: '/reference/commands',
      Tokens: '/reference/tokens',
      Labels: '/reference/labels',
      Extensions: '/reference/extension',
      'Replaceable parts': '/reference/parts',
    },
  ),
];
