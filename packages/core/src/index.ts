import type { UserConfig } from './shared/config/config.ts';

export type { SidebarItem, TopNavItem, UserConfig } from './shared/config/config.ts';
export {
  arabic,
  chinese,
  french,
  german,
  japanese,
  korean,
  portuguese,
  spanish,
} from './shared/config/translated-labels.ts';
export type { Labels, PackageLabels } from './shared/config/labels-config.ts';
export type { Extension } from './shared/extension/extension.ts';
export type {
  BuiltPage,
  BuiltSite,
  Commit,
  Navigation,
  SitePage,
  Touch,
} from './shared/extension/built.ts';
export type { CheckedPage, CheckedSite, SiteProblem } from './shared/extension/checked.ts';
export type {
  AddedContent,
  CheckedFeaturePage,
  CompiledFeaturePage,
  ContentProblem,
  ContentProps,
  Drawing,
  FeatureElement,
  FeatureFence,
  ElementPage,
  FeaturePage,
  FeatureProblem,
  FeatureSite,
  FeatureThread,
  FrontMatterCheck,
  MadePage,
  PageFeature,
  PageImage,
  PicturedPage,
  SearchSection,
  SiteLook,
  ThreadAnswer,
} from './shared/extension/page-feature.ts';
export type {
  FenceAddition,
  FenceMark,
  FenceNote,
  FenceWord,
  WordFence,
  WordPage,
} from './shared/extension/fence-word.ts';
export type {
  ConfigurationFile,
  ConfigurationReader,
  ReadConfiguration,
} from './shared/extension/configuration.ts';
export type { ResultStore } from './shared/extension/result-store.ts';
export type { StyleSheet } from './shared/extension/style-sheet.ts';
export type { LayoutProps, PartName, PartProps, Parts } from './shared/extension/parts.ts';
export type { FrontMatter, Layout } from './shared/config/front-matter.ts';

/** Types the configuration of a site; `docs.config.ts` exports its result as default. */
export function defineConfig(config: UserConfig): UserConfig {
  return config;
}

export type {
  LiveFunction,
  LiveHost,
  LivePage,
  LivePanelProps,
  LiveSample,
  LiveSource,
  LiveValue,
} from './shared/live/host.ts';

export { strictKeys } from './shared/config/strict-keys.ts';
