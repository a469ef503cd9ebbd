import type { Rules } from '../../rules.ts';
import { sourceMap } from '../sources.ts';

/** Tables in words, row by row: symptoms and remedies, alternatives, the meaning of listed names. */
export const reactHooksTables: Rules = {
  'react/hooks.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: sourceMap,
          table: 0,
          of: {
            'usePreloadPage does nothing': [
              '=It is deprecated. Leave it out: links load their page by themselves when the pointer is on them.',
            ],
          },
        },
        {
          source: 'probe: This hook has no effect in SDK 0.3',
          table: 0,
          of: { 'useOutsideClick never calls back': [] },
        },
        {
          source: 'specification 4',
          table: 0,
          of: { 'The animation jumps after a while in another tab': [] },
        },
        {
          source: 'probe: These hooks need the data of a project',
          table: 0,
          of: {
            'Cannot read properties of undefined or Cannot destructure property in a test or in a plain React app':
              [],
          },
        },
        {
          source: 'types of React 19, 2026-11-22',
          table: 0,
          of: { 'TypeScript refuses the ref': [] },
        },
        {
          source: 'standard of IntersectionObserver',
          table: 0,
          of: { 'useIntersection or useVisible never updates': ['element first render always'] },
        },
        {
          source: 'probe: a call without options passes no thresholds at all',
          table: 0,
          of: {
            'useIntersection reports only two states': [
              '=It has no steps and no threshold. Set one of them.',
            ],
          },
        },
        {
          source: 'probe of @vev/hooks 1.0.2',
          table: 0,
          of: { 'useIntersection ignores steps': [] },
        },
        {
          source: 'specification 5',
          table: 0,
          of: { 'useIntersection reports at the wrong places': [] },
        },
      ],
    },
    'Undocumented hooks': {
      rows: [
        {
          source: 'probe: This hook has no effect in SDK 0.3',
          table: 0,
          of: {
            'useOutsideClick(callback, deps)': [
              '=Meant to call back on a click outside an element. It never does.',
            ],
          },
        },
        {
          source: 'types of @vev/react',
          table: 0,
          of: {
            'useLiveEvent(tagname, eventName, rootEl, callback, deps)': [],
            'usePage(pageKey)': [],
            'useIsIndexPage()': [],
            'useMainDevice()': [],
            'useZoom()': [],
            'useGlobalStore(mapper, deps)': [],
            'useGlobalStateRef()': [],
            'useCallbackRef(cb)': [],
            'useWidget(type)': [],
            'useRegisterHostRef(modelKey, hostRef)': [],
            'usePreloadPage(pageKeys)': ['=Deprecated, without effect'],
          },
        },
      ],
      exports:
        'useLiveEvent usePage useIsIndexPage useMainDevice useZoom useCallbackRef useGlobalStore useGlobalStateRef useWidget useRegisterHostRef useOutsideClick usePreloadPage',
    },
    useIcon: {
      rows: [
        {
          source: 'types of @vev/react',
          table: 0,
          of: { iconKey: ['=string, or a list as below'] },
        },
      ],
    },
    useEditorState: {
      rows: [
        {
          source: sourceMap,
          table: 1,
          of: { onRequestScrollTop: ['=(top, duration, onFinished) => void'] },
        },
        {
          source: 'sdk code',
          table: 1,
          of: {
            schemaOpen: ['=boolean'],
            activeContentFrame: ['=boolean', '=A designer edits a child of this component'],
            activeContentChild: ['=string or undefined'],
            isPreviewingContentChildren: ['=boolean'],
            onRequestActiveContentChange: [
              '=(key) => void',
              '=Asks the editor to open another child',
            ],
          },
        },
      ],
    },
    Overview: {
      rows: [
        {
          source: 'types of @vev/react',
          table: 1,
          of: {
            useVisible: ['=load something when it comes into view'],
            useDevice: ['=lay out for desktop, tablet or mobile'],
            'useHover, useSwipe': ['=react to a pointer or a finger'],
            'useGlobalState, useStore': ['=share state between components'],
            'All others': ['=do rarer things'],
          },
        },
      ],
    },
    useStore: { types: ['typeof sdk.useStore'], exports: 'registerReducer' },
    useGlobalState: { names: [['useState', 'declarations of React']] },
    useSwipe: {
      names: [['left right up down', 'sdk code']],
      lists: [[['left', 'right', 'up', 'down'], 'sdk code']],
      types: ['typeof sdk.useSwipe'],
    },
    useVisible: { phrases: [['less than 200 px below', 'sample react/hooks/LazyMap.tsx']] },
    'Which hook to take': { names: [['steps', 'type sdk.ObserverOptions']] },
  },
};
