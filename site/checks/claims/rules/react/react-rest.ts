import type { Rules } from '../../rules.ts';
import { elements } from '../sources.ts';

/** The components of `@vev/react`, and the communication between components. */
export const restRules: Rules = {
  'react/components.mdx': {
    Overview: {
      lists: [[['App', 'View', 'Page', 'Fixed'], 'exports']],
      rows: [
        {
          source: 'specification 3',
          of: {
            Image: ['show an image', '=an image prop'],
            Link: ['page website email phone', '=a link prop'],
            Render: ['Vev project React app', '=a project key and a page key'],
          },
        },
      ],
    },
    Image: {
      names: [
        ['srcset // https: safari', 'sdk code'],
        ['loading="lazy"', 'sdk code'],
        ['[device width, image width]', 'types of @vev/react'],
      ],
      phrases: [
        ['an `<img>` element with `srcset`, so the browser picks the file that fits', 'sdk code'],
        ['Each pair in `sizes` is `[device width, image width]`', 'types of @vev/react'],
        ['`loading="lazy"`', 'sdk code'],
      ],
      rows: [
        {
          source: 'specification 3',
          of: {
            src: ['=string, or object with key', 'image'],
            sizes: ['=list of number pairs', 'image width device'],
          },
        },
      ],
    },
    Link: {
      types: ['utils.LinkFieldValue', 'utils.LinkEmailValue', 'utils.LinkExternalValue'],
      phrases: [
        [
          'starts with neither `http` nor `/` gets `http://` in front',
          'probe: A value that starts with neither `http` nor `/`',
        ],
        ['also has mode 1 and, for a file, mode 5', 'types of @vev/utils'],
        [
          'refuses an object with `href` written straight into the tag, so put it in a constant of type `LinkFieldValue` first',
          'types of @vev/react',
        ],
        [
          '`nofollow` and `sponsored` for external links, `subject` for email, `widget` for elements and `file` for files',
          'types of @vev/utils',
        ],
        ['`subject` for email, `widget` for elements and `file` for files', 'types of @vev/utils'],
      ],
      rows: [
        {
          source: 'types of @vev/react',
          table: 0,
          of: {
            to: ['=link value, required', 'link leads'],
            children: ['=React nodes, required', 'shows'],
          },
        },
        {
          source: 'specification 3',
          table: 1,
          of: {
            mode: ['=0 | 2 | 3 | 4', '=all', 'kind of link'],
            page: ['=string', '=0', 'page'],
            href: ['=string', '=2', 'URL'],
            target: ['=boolean', '=0, 2', 'true opens a new tab'],
            email: ['=string', '=3', 'email'],
            phone: ['=string', '=4', 'phone'],
          },
        },
        {
          source: 'specification 3',
          table: 2,
          of: {
            0: ['page'],
            1: ['element'],
            2: ['external'],
            3: ['email'],
            4: ['phone'],
          },
        },
      ],
    },
    Render: {
      names: [['fallback', 'specification 3']],
      phrases: [
        ['is called `loader`, and it is required', 'types of @vev/react'],
        ['The package ignores `fallback`', 'probe: The package ignores `fallback`.'],
        [
          '`https://embed.vev.page/v1/{projectKey}/{pageKey}`',
          'probe: In SDK 0.3 the prop for the loading state',
        ],
      ],
      rows: [
        {
          source: 'specification 3',
          of: {
            projectKey: ['=string', 'key of the project'],
            pageKey: ['=string', 'key of the page'],
            noCache: ['=boolean', 'true without the cache'],
            fallback: ['=React node', 'while the page loads'],
          },
        },
      ],
    },
    Troubleshooting: {
      names: [
        ['fallback', 'specification 3'],
        ['ERR_PACKAGE_PATH_NOT_EXPORTED', 'probe of @vev/react 0.3.5 in Node.js 20'],
        ['key', 'public/schemas/vev.schema.json'],
        ['require()', 'language'],
      ],
      phrases: [
        ['are three different things', 'counted in the entry'],
        [
          'throws `Cannot read properties of undefined`',
          'probe: `Image` throws `Cannot read properties',
        ],
        [
          '`shop.example.com` becomes `http://shop.example.com`',
          'probe: A value that starts with neither `http` nor `/`',
        ],
      ],
    },
  },
  'react/interactions.mdx': {
    '': { phrases: [['with two hooks', 'specification 4']] },
    Overview: {
      rows: [
        {
          source: 'specification 4',
          of: {
            Meaning: ['can do', 'happens'],
            Examples: ['=Play, pause', '=On play, on pause'],
            Direction: ['to your component', 'from your component'],
            List: ['=interactions', '=events'],
            Hook: ['=useVevEvent', '=useDispatchVevEvent'],
          },
        },
      ],
    },
    'Event object': {
      names: [['name', 'specification 3']],
      rows: [
        {
          source: 'specification 3',
          of: {
            name: ['=string', 'name'],
            type: ['=string', 'identifies code hooks'],
            description: ['=string', 'description'],
            args: ['=list of props', 'values'],
          },
        },
      ],
    },
    useVevEvent: {
      rows: [
        {
          source: 'types of @vev/react',
          of: { hostRef: ['=React ref, optional', 'The default is host element'] },
        },
      ],
    },
    useDispatchVevEvent: {
      names: [['key', 'sdk code']],
      rows: [
        {
          source: 'types of @vev/react',
          of: {
            eventType: ['=string', 'event'],
            args: ['=object, optional', 'values names args key content'],
          },
        },
      ],
    },
    'Play and pause': {
      phrases: [['two interactions and two events', 'sample react/interactions/PodcastPlayer.tsx']],
      names: [
        ['play pause restart togglePlay mute unMute toggleSound', elements],
        ['onPlay onPause onEnd currentTime', elements],
      ],
      lists: [
        [['play', 'pause', 'restart', 'togglePlay', 'mute', 'unMute', 'toggleSound'], elements],
        [['onPlay', 'onPause', 'onEnd', 'currentTime'], elements],
      ],
    },
    'What designers connect': {
      names: [
        [
          'onClick onDoubleClick onMouseDown onMouseUp onMouseEnter onMouseLeave onTouchStart onTouchEnd onVisible onLeave onSwipe onScroll onTimer onKeyDown onKeyUp',
          'sdk code',
        ],
        [
          'SHOW HIDE TOGGLE_VISIBILITY STICK UNSTICK SCROLL_TO_ELEMENT OPEN_PAGE OPEN_URL DOWNLOAD_FILE SEND_EMAIL CALL_PHONE SEND_SMS SHARE SET_VARIABLE TRACK',
          'sdk code',
        ],
        [
          'onAnimationStart onAnimationEnd onFocus onBlur onSubmit onMouseMove onPageLoad onVariableChange onHttpRequestSuccess onHttpRequestError',
          'sdk code',
        ],
        ['RESET_VARIABLE ANIMATE CHANGE_VARIANT TOGGLE_VARIANT HTTP_REQUEST FOCUS', 'sdk code'],
      ],
    },
    Troubleshooting: { names: [['click', 'declarations of TypeScript']] },
  },
};
