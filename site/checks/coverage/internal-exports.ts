/**
 * Exports of the SDK that no page names: the platform loads and renders projects with them, or the editor uses them. A
 * component has no use for them.
 */
export const internalExports = new Set(
  `
  App Fixed Page View
  DEFAULT_APP_STATE Intersection Router StateContext System Timeline Tracking VirtualModelContext doc docEl emitRefs
  extendAppState fetchPage fetchPageApi getState global h hydrate isBrowser loadPage polyfills registerGlobalReducer render
  root s scrollEl setLoadedPage states store updatePageHeader vev

  COMMA_SPACE_REG CSS CSS_DEFAULT_PALETTES CSS_VEV_REG CSS_VEV_VAR_REG EmojiType Keyboard Mouse SPACE_REG ShortcutTrack
  VARIABLE_REGEX WidgetSize getInheritedKeysFromKey getRelevantVariables getVariableDisplayText getVariableIcon
  isStaticWidget

  BaseField CamelToSnake ComputedCSSProps CSSAttrDef CSSFlex EditorPlugin EditorPluginKvKey EditorPluginSettings EvalCallback
  FSWidgetCore FSWidgetPkgFile FSWidgetPkgManifest HSV IBezierPoint IBgColor IBgImage IDesktopProps IDeviceProps
  IDeviceStyle IEmoji IEmojiIcon IGradient IGradientColor IMenuItem IPalettes IPickerPropertyType IPoint IProjectMenu
  IRuleBg IRuleBgValue IRuleBorder IRuleFlex IRuleProps IShadow IShape IShapePath ITextShadow ITransition ITween ITweenAttr
  IWidgetIcon IWidgetMetaData IWidgetRule IWidgetType Nullable NullableCSSProperties NullableIRuleProps SchemaFieldTypes
  SelectItem SvgDimensions VevContentEvent VevManifests VevPluginType WidgetDimensions WidgetModel
  `
    .trim()
    .split(/\s+/),
);

/** The types of single props, such as `ArrayField`: the pages name two of them and say that each prop has one. */
export const typesOfProps = /^[A-Z]\w+Field$/;
