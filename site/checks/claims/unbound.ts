/** Claims that nothing holds, each with the reason. What is listed here counts as not bound. */
interface Unbound {
  /** Relative to `pages`. */
  page: string;
  heading: string;
  reason: string;
  /** The claims as the check names them. */
  texts: string[];
}

const advice = 'a symptom or a remedy in words alone: no source states it';
const definition = 'a definition of this site: no source states it';
const sourceless = 'no public source: the audit of 2026-11-22 asks for one';

export const unbound: Unbound[] = [
  troubles('asset-source/getting-started.mdx', [
    'Two',
    'Two assets are mixed up',
    'Check that the plugin is connected, then read its logs.',
    'The library shows no assets',
    'It does not run in Node. Remove packages that depend on Node APIs.',
    'The handler fails although it works in Node',
    'The SDK types require them. See [Registration] .',
    'Asset sources are in beta. Ask Vev support for deploy access.',
  ]),
  troubles('cli/getting-started.mdx', [
    'Use the settings and the React types from [Check the types] .',
    'The CLI refuses to run on your Node version',
    'Components vanish from the editor',
    'A component is missing in the editor',
  ]),
  troubles('react/content-children.mdx', [
    'The component wraps another element instead',
    'No content with this key exists. Check that you pass the key itself, not its index.',
    'A key renders nothing',
    'The page shows random letters and digits',
  ]),
  troubles('react/hooks.mdx', [
    'The animation jumps after a while in another tab',
    'TypeScript refuses the ref',
    'The ref is not on an element, or the element is not there on the first render. Always render the element.',
  ]),
  troubles('react/interactions.mdx', [
    'TypeScript reports too few arguments',
    'The handler runs on plain clicks',
    'The handler runs when the component itself sends something',
    'The component is not placed on a Vev page, so it has no host element. There is no error in this case.',
    'The handler never runs',
    'Interactions do not run in [editor mode] . Try them in preview mode or on the published page.',
    'Nothing happens in the editor',
  ]),
  troubles('react/register-vev-component.mdx', [
    'TypeScript refuses the configuration',
    'The element disappears when an action is added',
    'An error message stands where the component should be',
    'The component breaks right after it is placed',
    'The component is missing in the editor',
  ]),
  troubles('react/vev-props.mdx', [
    'An item of an array seems empty',
    'The types pass the context first. See [hidden] .',
    'The component never gets the value',
    'The component breaks right after it is placed',
  ]),
  {
    page: 'cli/getting-started.mdx',
    heading: 'Terms',
    reason: definition,
    texts: [
      'Identifies one placed component or child. See [useModel] .',
      'Content key',
      'In editor mode a designer works on the page. Preview mode shows the page in action.',
      'Editor mode, preview mode',
      'The panel of the editor in which designers fill in the fields of a component',
      'Edit panel',
      'The menu of the editor from which designers add components to a page',
      'Add menu',
      'Account',
      'The components of one React project, as the Vev platform knows them',
      'Component package, or package',
      'Project',
      'The web application in which designers build projects',
      'Design Editor, or editor',
      'SDK',
    ],
  },
];

function troubles(page: string, texts: string[]): Unbound {
  return { page, heading: 'Troubleshooting', reason: advice, texts };
}
