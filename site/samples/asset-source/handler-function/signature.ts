import type {
  EditorPluginAssetSourceFilterFields,
  EditorPluginKv,
  EditorPluginSettings,
  ProjectAsset,
} from '@vev/utils';

export type Handler = (
  request: Request,
  env: Record<string, string>,
  kv: EditorPluginKv,
) => Promise<
  | ProjectAsset[]
  | EditorPluginAssetSourceFilterFields
  | EditorPluginSettings
  | Response
>;
