/**
 * What concerns a file, by its path; every row that matches applies. `types`: projects of TypeScript. The others are for
 * what no import leads to. `check`: the folder of a site. `unit`, `specs`: tests by parts of their paths; of the
 * browser tests those that show most mistakes, on the target `build` alone.
 */
export const concerns = [
  { files: /^engine\/src\/shared\/.*\.ts$/, types: ['shared', 'node', 'browser', 'worker'] },
  { files: /^engine\/src\/(?:content|node)\/.*\.ts$/, types: ['node'] },
  { files: /^engine\/src\/(?:runtime|theme)\/.*\.tsx?$/, types: ['browser'] },
  { files: /^engine\/src\/offline\/.*\.ts$/, types: ['worker'] },
  { files: /^engine\/src\/.*\.test\..*\.?tsx?$/, types: ['test'] },
  { files: /^site\/(?:pages|samples|public)\//, check: 'site' },
  { files: /^site\/(?:pages|samples)\//, unit: ['site/site.test', 'site/checks/samples.test'] },
  { files: /^manual\/(?:pages|samples|public)\//, check: 'manual' },
  { files: /^manual\/styles/, specs: ['manual/manual'] },
  { files: /^manual\/(?:pages|samples)\//, unit: ['manual/manual.test'] },
  { files: /^engine\/.*\.css$/, specs: ['accessibility/', 'content/styled'] },
  { files: /^engine\/src\/content\//, specs: ['content/blocks', 'content/code'] },
  {
    files: /^engine\/src\/theme\/(?:chrome|layouts|parts)\//,
    specs: ['chrome/(layouts|sidebar|top)'],
  },
  { files: /^engine\/src\/theme\/(?:api|content)\//, specs: ['content/(api|blocks|tabs)'] },
  {
    files: /^engine\/src\/(?:theme\/render|runtime\/islands|node\/bundler)\//,
    specs: ['islands/'],
  },
  {
    files: /^engine\/src\/runtime\/(?:browser|navigation)\//,
    specs: ['navigation/(navigation|scroll)'],
  },
  {
    files: /^engine\/src\/runtime\/(?:chrome|changes|proof)\//,
    specs: ['chrome/(changes|page-keys|theme)'],
  },
  { files: /^engine\/src\/runtime\/types\//, specs: ['content/type-popover'] },
  { files: /^engine\/src\/\w+\/search\//, specs: ['search/(open|query|results)'] },
  { files: /^engine\/src\/\w+\/live\//, specs: ['specs/live/(run|edit)'] },
  { files: /^engine\/src\/offline\//, specs: ['built/offline.spec'] },
  { files: /^engine\/src\/node\/serve\//, specs: ['built/preview', 'dev/edits'] },
  {
    files: /^engine\/src\/(?:node\/(?:site|page|document|outputs|assets)|shared)\//,
    specs: ['site/(pages|files)'],
  },
  { files: /^extensions\//, specs: ['extensions/extensions'] },
  { files: /^tests\/fixture\//, specs: ['site/pages'] },
];
