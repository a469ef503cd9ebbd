const keepSection = () => import('./languages.ts').then((module) => module.keepSection());

/**
 * The actions of the menus of languages and versions. A site without these menus gets none of them: the bundler
 * replaces this module.
 */
export const editionActions: Record<string, () => Promise<void>> = {
  languages: keepSection,
  versions: keepSection,
};
