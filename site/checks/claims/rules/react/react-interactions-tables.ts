import type { Rules } from '../../rules.ts';

/**
 * Tables in words, row by row: symptoms and remedies, alternatives, the meaning of listed names.
 */
export const reactInteractionsTables: Rules = {
  'react/interactions.mdx': {
    Troubleshooting: {
      rows: [
        {
          source: 'types of @vev/react',
          table: 0,
          of: { 'Expected 2-3 arguments, but got 1': [] },
        },
        {
          source: 'types of @vev/utils',
          table: 0,
          of: { "'name' does not exist in type 'VevEvent'": [], 'The handler never runs': [] },
        },
        {
          source: 'probe: After a click these are',
          table: 0,
          of: {
            'The payload has members that you did not declare': [
              '=The trigger adds them. Read the names in your args only.',
            ],
          },
        },
        {
          source: 'probe: The name is that of a browser event',
          table: 0,
          of: { 'The handler runs on plain clicks': [] },
        },
        {
          source: 'probe: Both use the host element',
          table: 0,
          of: { 'The handler runs when the component itself sends something': [] },
        },
        {
          source: 'probe: The component is not placed',
          table: 0,
          of: {
            'dispatch does nothing': ['component placed page host element error'],
            'dispatch does nothing in an action component': [],
          },
        },
        {
          source: 'types of @vev/interactions 1.0.2',
          table: 0,
          of: {
            'Nothing happens in the editor': ['interactions editor mode preview published page'],
          },
        },
      ],
    },
    'What designers connect': {
      rows: [
        {
          source: 'sdk code',
          table: 0,
          of: {
            'onClick, onDoubleClick, onMouseDown, onMouseUp, onMouseEnter, onMouseLeave, onTouchStart, onTouchEnd':
              ['=An element and the pointer'],
            'onVisible, onLeave, onSwipe, onFocus, onBlur': ['=An element'],
            onSubmit: ['=A form'],
            'onScroll, onTimer, onKeyDown, onKeyUp, onMouseMove, onPageLoad, onVariableChange': [
              '=The page',
            ],
          },
        },
        {
          source: 'sdk code',
          table: 1,
          of: {
            'SHOW, HIDE, TOGGLE_VISIBILITY, STICK, UNSTICK, ANIMATE, FOCUS, SCROLL_TO_ELEMENT': [
              '=An element',
            ],
            'OPEN_PAGE, OPEN_URL, DOWNLOAD_FILE, SEND_EMAIL, CALL_PHONE, SEND_SMS, SHARE': [
              '=Where the visitor goes',
            ],
            HTTP_REQUEST: ['=Nothing on the page: it calls an address'],
            TRACK: ['=Nothing: it sends a custom event'],
          },
        },
      ],
    },
    'Choose a name': {
      names: [
        ['SHOW_CHAPTER PLAY', 'samples of the page'],
        ['click', 'declarations of TypeScript'],
      ],
    },
  },
};
