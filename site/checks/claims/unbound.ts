/** Claims without a source, each with the reason. They count as unbound. */
interface Unbound {
  /** Relative to `pages`. */
  page: string;
  heading: string;
  reason: string;
  /** The claims, as in the report. */
  texts: string[];
}

const advice = 'advice in words alone: no source states it';
const sourceless = 'no public source: the audit of 2026-11-22 asks for one';

export const unbound: Unbound[] = [
  {
    page: 'api/auth.mdx',
    heading: 'Troubleshooting',
    reason: advice,
    texts: [
      'A key is in browser code',
      'Everybody who opens the page can read it. Revoke it, and call the API from a server or a script.',
      'A key is in Git',
      'Revoke it. Read the new one from an environment variable, as in the samples.',
    ],
  },
  {
    page: 'api/auth.mdx',
    heading: 'Ways to get a key',
    reason: advice,
    texts: [
      'Many people with accounts of their own use your app',
      'A script or a server of yours talks to Vev',
      'Your plugin calls that service. It is no key of Vev.',
    ],
  },
  {
    page: 'asset-source/api-keys.mdx',
    heading: 'Troubleshooting',
    reason: advice,
    texts: [
      'A secret is in the code or in Git',
      'Take it out, revoke it at the service, and declare a form field.',
      'A secret is in the log viewer',
    ],
  },
  {
    page: 'guides/which-to-choose-in-code.mdx',
    heading: 'Keep a key',
    reason: advice,
    texts: [
      'The key deploys your package',
      'The key must stay secret',
      'The key may be public, such as one for maps',
    ],
  },
  {
    page: 'asset-source/handler-function.mdx',
    heading: 'Troubleshooting',
    reason: advice,
    texts: [
      'The library stays empty and the log shows an error of yours',
      'What the editor shows when a handler throws is not published. Check `response.ok`, write to the log, and return `[]`.',
      '[]',
    ],
  },
  {
    page: 'guides/which-to-choose.mdx',
    heading: 'Bring media into a project',
    reason: sourceless,
    texts: [
      'Upload in the editor',
      'Upload each file',
      'Nothing',
      'None documented',
      'There are few files, and nobody else keeps them',
    ],
  },
  {
    page: 'guides/which-to-choose.mdx',
    heading: 'Bring media into a project',
    reason: advice,
    texts: [
      'The file belongs to that component alone',
      'The picture changes after publishing',
      'Your media are in a system of your own',
      'Your media are at one of them',
    ],
  },
  {
    page: 'cli/configuration.mdx',
    heading: 'Ways to name the project and the folder',
    reason: advice,
    texts: [
      'The folder compiles one project, always to the same place. Your team and your CI need no options.',
      'One folder compiles several projects',
    ],
  },
  {
    page: 'cli/getting-started.mdx',
    heading: 'Ways to begin',
    reason: advice,
    texts: ['You start something new'],
  },
  {
    page: 'guides/which-to-choose.mdx',
    heading: 'Style a component',
    reason: advice,
    texts: [
      'Your team writes utility classes',
      'The style has states and parts of its own',
      "The look is the designer's decision",
      'A value comes from a prop or changes in every frame',
    ],
  },
  {
    page: 'guides/which-to-choose.mdx',
    heading: 'Show a project elsewhere',
    reason: advice,
    texts: [
      'No code of yours is needed',
      'The page is a React app already',
      'Nothing of your page may reach the project',
      'The content must be in the HTML that you send',
      'You add a project to existing HTML',
    ],
  },
  {
    page: 'guides/which-to-choose.mdx',
    heading: 'Show a picture',
    reason: advice,
    texts: [
      'Designers choose a photo. The browser then loads the size that fits.',
      'Designers choose a shape that takes the color of the text',
      'You need its width, its description or its photographer',
      'The picture is decoration, and designers style it',
      'The picture moves',
    ],
  },
  {
    page: 'react/content-children.mdx',
    heading: 'Troubleshooting',
    reason: advice,
    texts: [
      'A key renders nothing',
      'No content with this key exists. Check that you pass the key itself, not its index.',
    ],
  },
  {
    page: 'react/editable-css.mdx',
    heading: 'Troubleshooting',
    reason: advice,
    texts: [
      "Your style and the designer's take turns",
      'The property has two owners. Give it one: your code or the designer. This also applies to [Tailwind] classes.',
      'two',
    ],
  },
  {
    page: 'guides/which-to-choose.mdx',
    heading: 'Let designers change the look',
    reason: advice,
    texts: [
      'A selector and the properties',
      'A prop, and a style in the component',
      'The value goes somewhere else than into CSS, such as a canvas',
      'A few looks of your own',
      'Only looks that you have designed are allowed',
      'Several components should change together',
    ],
  },
  {
    page: 'react/hooks.mdx',
    heading: 'Which hook to take',
    reason: advice,
    texts: [
      'Whether an element is in view',
      'How much of it is in view',
      'How wide your component is',
      'Which layout designers chose',
      'To show an image or an icon',
    ],
  },
  {
    page: 'guides/which-to-choose-in-code.mdx',
    heading: 'Pass data between components',
    reason: advice,
    texts: [
      'Designers decide what follows what',
      'Your own components share state',
      'Designers use the value too, in texts or styles',
      'Somebody enters a value once, for all',
    ],
  },
  {
    page: 'guides/which-to-choose.mdx',
    heading: 'Repeat content',
    reason: advice,
    texts: [
      'You draw each item, and all look alike',
      'An item is one value',
      'Designers draw each item',
      'The items exist already',
    ],
  },
  {
    page: 'guides/which-to-choose.mdx',
    heading: 'Group fields',
    reason: advice,
    texts: [
      'The values belong together, such as an address',
      'Two short fields fit beside each other',
      'Two',
      'Rarely used fields should start closed',
      'A field has settings of its own',
      'No arrangement of fields will do',
      'One value needs more than one input',
    ],
  },
  {
    page: 'guides/which-to-choose-in-code.mdx',
    heading: 'Pass tracking events on',
    reason: advice,
    texts: [
      'Vev hosts the project and your tool is in the list',
      'A tag manager is there, and these events are enough',
      'You want loads and custom events too, or a service of your own',
    ],
  },
  {
    page: 'guides/which-to-choose-in-code.mdx',
    heading: 'Animate',
    reason: advice,
    texts: [
      'A state changes the look, such as [hover]',
      'Something comes, goes, and is taken away afterwards',
      'Designers move whole elements',
    ],
  },
  {
    page: 'guides/which-to-choose-in-code.mdx',
    heading: 'Lead visitors somewhere',
    reason: advice,
    texts: [
      'Designers choose where a click leads',
      'The way is fixed in code',
      'Designers keep the [links of the site] in one place',
      'Going there is one of several things that may follow',
    ],
  },
  {
    page: 'guides/which-to-choose-in-code.mdx',
    heading: 'Check what designers enter',
    reason: advice,
    texts: [
      'A limit says it all',
      'Few values are right',
      'The rule is your own',
      'The value can be put right',
      'Nothing wrong should be possible to enter',
    ],
  },
  {
    page: 'guides/which-to-choose-in-code.mdx',
    heading: 'Deliver components',
    reason: advice,
    texts: [
      'You develop',
      'Others rely on the components',
      'A pipeline deploys each change',
      'The pipeline runs on GitHub',
    ],
  },
];
