import type { Query } from './queries.ts';

/** What developers come to the site for, in their words, and the section that answers it. */
export const tasks: Query[] = [
  // Begin
  ['install the CLI', '/cli/getting-started#install-the-cli'],
  ['add Vev to an existing React project', '/cli/getting-started#in-an-existing-react-project'],
  [
    'write my first component',
    '/cli/getting-started#write-a-component',
    '/guides/component#write-the-component',
  ],
  [
    'see my component in the editor',
    '/cli/getting-started#run-it-in-the-editor',
    '/guides/component#see-it-in-the-editor',
  ],
  ['check the types of my component', '/cli/getting-started#check-the-types'],
  ['deploy from CI', '/cli/commands#deploy-from-ci'],
  ['share a component with my account', '/cli/configuration#share-a-component-with-your-account'],
  ['style with Tailwind', '/cli/tailwind'],
  ['run a web worker in a component', '/cli/web-workers'],
  ['log in with another account', '/cli/commands#vev-login', '/cli/getting-started#log-in'],
  // Components
  ['set the size of a component', '/react/register-vev-component#size'],
  ['show a hint while a component is empty', '/react/register-vev-component#empty-state'],
  ['replace the edit panel', '/react/register-vev-component#custom-edit-panel'],
  [
    'wrap another element with an action component',
    '/react/register-vev-component#action-components',
  ],
  ['let designers choose an image', '/react/vev-props#image'],
  ['let designers choose a color', '/react/vev-props#color'],
  [
    'list with several fields per item',
    '/react/vev-props#array',
    '/guides/which-to-choose#repeat-content',
  ],
  ['hide a field until a switch is on', '/react/vev-props#hidden'],
  [
    'validate what designers enter',
    '/react/vev-props#validate',
    '/guides/which-to-choose-in-code#check-what-designers-enter',
  ],
  ['default value of a prop', '/react/vev-props#initialvalue'],
  ['store a value for the whole project', '/react/vev-props#storage'],
  ['let designers change CSS', '/react/editable-css'],
  [
    'style hover state editable',
    '/react/editable-css#states-and-parts-of-an-element',
    '/guides/recipes/hover-styles',
  ],
  ['show a link that a designer chose', '/react/components#link', '/react/vev-props#link'],
  [
    'embed a Vev page in a React app',
    '/react/components#render',
    '/guides/which-to-choose#show-a-project-elsewhere',
  ],
  [
    'let designers add content to a component',
    '/react/content-children',
    '/react/register-vev-component#configuration',
  ],
  // Behavior
  [
    'play a video from another element',
    '/guides/recipes/video-events',
    '/react/interactions#play-and-pause',
  ],
  ['send an event from a component', '/react/interactions#usedispatchvevevent'],
  [
    'share state between components',
    '/react/hooks#useglobalstate',
    '/guides/recipes/shared-state',
    '/guides/which-to-choose-in-code#pass-data-between-components',
    '/react/hooks#state-that-components-share',
  ],
  ['know if an element is visible', '/react/hooks#usevisible', '/react/hooks#useintersection'],
  ['stop an animation in the editor', '/react/hooks#useeditorstate'],
  ['read a variable of the project', '/react/hooks#usevariable'],
  [
    'test a component with StateProvider',
    '/guides/recipes/testing',
    '/react/components#stateprovider',
  ],
  // Around the project
  ['create an asset source', '/asset-source/getting-started'],
  [
    'search and filter in an asset source',
    '/asset-source/handler-function#what-the-request-holds',
    '/asset-source/handler-function#meta-fields',
  ],
  [
    'ask for an API key in a plugin',
    '/asset-source/api-keys',
    '/asset-source/api-keys#form-fields',
  ],
  ['compile a project', '/cli/commands#vev-compile', '/cli/configuration#set-up-compilation'],
  ['render Mustache templates with PHP', '/cms/server-side#php'],
  ['send tracking events to my analytics', '/tracking', '/tracking#forward-the-events'],
  ['create an API key', '/api/auth#create-a-key'],
];
