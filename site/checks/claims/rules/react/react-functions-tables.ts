import type { Rules } from '../../rules.ts';

/**
 * Tables in words, row by row: symptoms and remedies, alternatives, the meaning of listed names.
 */
export const reactFunctionsTables: Rules = {
  'react/components.mdx': {
    'Functions of @vev/utils': {
      rows: [
        {
          source: 'types of @vev/utils',
          table: 0,
          of: {
            'clamp(value, min, max), round(value, precision)': ['=Numbers'],
            'startCase(string), escapeRegExp(value), getSearchReg(search)': [
              '=Texts: a title from a name, a safe pattern, a search',
            ],
            'nanoid(size), customAlphabet(alphabet, defaultSize), generateGuid()': ['=Ids'],
            'rgbToHex(color)': ['=Colors'],
            'isArray(value), isLength(value), slice(array, start, end)': ['=Lists'],
            'useKey(key, cb, deps), useKeyUp(key, cb, deps), useModifierDown(key), useShortcut(shortcut, cb, deps), useArrowNavigate(currentIndex, maxIndex, setIndex, onEnter)':
              ['=Hooks for the keyboard'],
            'isVariable(value), getVariablesFromText(input), getVariableValue(variable, variables), getVariableUnit(variable, variables)':
              ['=Variables in a text'],
            'getComputedCSS(css), computedCSSToString(css, pretty), cleanCSSValue(value), getCSSNumberFormat(value, allowNoFormat), getCSSAttrParts(attr, delimiter), isGradient(value)':
              ['=CSS as text'],
          },
        },
      ],
      exports:
        'clamp round startCase escapeRegExp getSearchReg nanoid customAlphabet generateGuid rgbToHex isArray isLength slice useKey useKeyUp useModifierDown useShortcut useArrowNavigate isVariable getVariablesFromText getVariableValue getVariableUnit getComputedCSS computedCSSToString cleanCSSValue getCSSNumberFormat getCSSAttrParts isGradient isPropsObject isWithinIframe EditorPluginType LinkMode',
      lists: [
        [
          [
            'COMMA_SPACE_REG',
            'CSS',
            'CSS_DEFAULT_PALETTES',
            'CSS_VEV_REG',
            'CSS_VEV_VAR_REG',
            'EmojiType',
            'Keyboard',
            'Mouse',
            'SPACE_REG',
            'ShortcutTrack',
            'VARIABLE_REGEX',
            'WidgetSize',
            'getInheritedKeysFromKey',
            'getRelevantVariables',
            'getVariableDisplayText',
            'getVariableIcon',
            'isStaticWidget',
          ],
          'exports',
        ],
      ],
    },
    'Functions of @vev/react': {
      rows: [
        {
          source: 'types of @vev/react',
          table: 0,
          of: {
            'raf(cb, runForever)': ['calls frame every returns function stops'],
            'enterAnime(el, animation, complete), leaveAnime(el, animation, complete)': [
              '=Animate an element in and out',
            ],
            'getScrollTop(), getScrollHeight(), getViewHeight(), getViewWidth()': [
              '=Measure the page and the window',
            ],
            'addClass(el, cls), removeClass(el, cls), removeEl(el), getById(id, insideEl), hasAttrs(el, attrs), findParent(tagname, el, levels)':
              ['=Small helpers for elements'],
            'onLiveEvent(tagName, eventName, listener, eventRoot), isDOMEvent(eventName)': [
              '=The events behind useLiveEvent',
            ],
            'isString(val), isNumber(val), isFunction(val), isUndefined(val), isImage(val), isEmojiIcon(val)':
              ['=Tell values apart'],
            'pagePathByKey(pageKey, pages, dir), pageKeyByPath(path, pages, dir), cleanPath(path), join(path), getBaseDir(fromPath, pageKey, pages), get404Page(pages)':
              ['=Paths of the pages of a project'],
            'applyVariables(content, variableMap), createUID()': [
              '=Fill variables into values, make an id',
            ],
          },
        },
      ],
      lists: [
        [
          [
            'DEFAULT_APP_STATE',
            'Intersection',
            'Router',
            'StateContext',
            'System',
            'Timeline',
            'Tracking',
            'VirtualModelContext',
            'doc',
            'docEl',
            'emitRefs',
            'extendAppState',
            'fetchPage',
            'fetchPageApi',
            'getState',
            'global',
            'h',
            'hydrate',
            'isBrowser',
            'loadPage',
            'polyfills',
            'registerGlobalReducer',
            'render',
            'root',
            's',
            'scrollEl',
            'setLoadedPage',
            'states',
            'store',
            'updatePageHeader',
            'vev',
          ],
          'exports',
        ],
      ],
      exports:
        'registerVevComponent registerVevPlugin registerReducer useStore raf enterAnime leaveAnime createAnimation simpleAnime Portal Transition getScrollTop getScrollHeight getViewHeight getViewWidth addClass removeClass removeEl getById hasAttrs findParent onLiveEvent isDOMEvent useLiveEvent isString isNumber isFunction isUndefined isImage isEmojiIcon pagePathByKey pageKeyByPath cleanPath join getBaseDir get404Page applyVariables createUID',
    },
  },
};
