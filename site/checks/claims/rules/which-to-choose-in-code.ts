import type { Rules } from '../rules.ts';
import { documentation, scripts } from './sources.ts';
import { row } from './which-to-choose.ts';

const utils = 'types of @vev/utils';
const css = 'standard of CSS';
const shared = 'probe: The component shares its state with every component';
const store = 'probe: All shelves on a page show the same number:';

/** As in `which-to-choose.ts`: the tables about what code does. */
export const whichToChooseInCodeRules: Rules = {
  'guides/which-to-choose-in-code.mdx': {
    Animate: {
      names: [['ANIMATE', 'sdk code']],
      rows: [
        row(css, { CSS: ['=A style sheet', '=States that CSS knows'] }),
        row('probe: `Transition` needs exactly one child that is an element.', {
          Transition: ['=One child, an element', '=Fading and sliding'],
        }),
        row('specification 9', {
          useFrame: ['=A ref, and your own formula', '=Pauses in a background tab'],
        }),
        row('probe: These names never reach a component', {
          'The action ANIMATE': ['=A designer who connects it', '=Never reaches your component'],
        }),
      ],
    },
    'Lead visitors somewhere': {
      names: [['OPEN_PAGE OPEN_URL', 'sdk code']],
      rows: [
        row('specification 3', {
          'Link with a link prop': [
            '=A designer who fills it in',
            '=The value is missing until then',
          ],
        }),
        row('probe: `Link` follows all of them', {
          'Link with a value of your own': [
            '=The key of the page, or an address',
            '=Page keys differ in each project',
          ],
        }),
        row('specification 9', {
          useMenu: ['=A menu of the project', '=Several links at once'],
        }),
        row('specification 4', {
          'An event and the action OPEN_PAGE or OPEN_URL': [
            '=A designer who connects them',
            '=No link in the HTML',
          ],
        }),
      ],
    },
    'Check what designers enter': {
      rows: [
        row(utils, {
          'Options such as min and maxLength': ['=A number', '=Sizes and lengths'],
          select: ['=A list of items', '=Nothing beside the list'],
          validate: ['=A function of value and context', '=Says yes or no'],
          'onChange that returns a value': ['=SDK 0.3', '=Replaces what was entered'],
          'component of the prop': ['=A React component', '=You draw the field'],
        }),
      ],
    },
    'Deliver components': {
      rows: [
        row('specification 5', {
          'vev start': ['=A running process', '=Gone when it stops'],
          'vev deploy': ['=A login', '=By hand'],
        }),
        row(scripts, {
          'vev deploy with --token': ['=An API key', '=A package that exists already'],
          'vev-design/widget-deploy-action': ['=An API key, as token', '=GitHub only'],
        }),
      ],
    },
    'Pass data between components': {
      rows: [
        row('specification 4', {
          'Interactions and events': [
            '=Any component that a designer connects',
            '=A designer who connects them',
            '=Not in editor mode',
          ],
        }),
        row(store, {
          useStore: [
            '=Components of the same package on the page',
            '=A reducer in your package',
            '=No other package, gone after a reload',
          ],
        }),
        row('specification 3', {
          'useVariable, useSetVariable': [
            '=Everything in the project that uses the variable',
            '=A variable of the project',
            '=One text or number each',
          ],
          'storage of a prop': [
            '=All components of the project, the workspace or the account',
            '=The prop in each component',
            '=Every visitor can read it',
          ],
        }),
        row(shared, {
          useGlobalState: [
            '=Components that know the same keys',
            '=Keys that you agree on',
            '=Gone after a reload',
          ],
        }),
      ],
    },
    'Pass tracking events on': {
      rows: [
        row(documentation, {
          'Hosting integration': [
            '=Settings in the editor, no code',
            '=What the integration offers',
          ],
        }),
        row("probe: `event: 'link'`, `eventCategory` such as", {
          'Data layer without code': [
            '=window.dataLayer on the page',
            "=Link clicks, and videos of Vev's own elements",
          ],
        }),
        row('specification 7', { 'A listener': ['=A script on the page', '=All tracking events'] }),
      ],
    },
    'Keep a key': {
      rows: [
        row('specification 6', {
          'A form field of an asset source': ['=No one, after it is entered'],
          'storage of a prop': ['=Every visitor of a page with the component'],
        }),
        row(scripts, { 'A CI secret': ['=Your pipeline'] }),
      ],
    },
  },
};
