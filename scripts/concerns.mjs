/**
 * What concerns a file, by its path; every row that matches applies. `types`: projects of TypeScript. The others are for
 * what no import leads to. `check`: the folder of a site. `unit`, `specs`: tests by parts of their paths; of the
 * browser tests those that show most mistakes, on the target `build` alone.
 */
export const concerns = [
  {
    files: /^packages\/core\/src\/shared\/.*\.ts$/,
    types: ['shared', 'node', 'browser', 'worker'],
  },
  { files: /^packages\/core\/src\/(?:content|node)\/.*\.ts$/, types: ['node'] },
  { files: /^packages\/core\/src\/(?:runtime|theme)\/.*\.tsx?$/, types: ['browser'] },
  { files: /^packages\/core\/src\/offline\/.*\.ts$/, types: ['worker'] },
  { files: /^packages\/core\/src\/.*\.test\..*\.?tsx?$/, types: ['test'] },
  { files: /^site\/(?:pages|samples|public)\//, check: 'site' },
  { files: /^site\/(?:pages|samples)\//, unit: ['site/site.test', 'site/checks/samples.test'] },
  { files: /^manual\/(?:pages|samples|public)\//, check: 'manual' },
  { files: /^manual\/styles/, specs: ['manual/manual'] },
  { files: /^manual\/(?:pages|samples)\//, unit: ['manual/manual.test'] },
  { files: /^packages\/core\/.*\.css$/, specs: ['accessibility/', 'content/styled'] },
  { files: /^packages\/core\/src\/content\//, specs: ['content/blocks', 'content/code'] },
  {
    files: /^packages\/core\/src\/theme\/(?:chrome|layouts|parts)\//,
    specs: ['chrome/(layouts|sidebar|top)'],
  },
  { files: /^packages\/core\/src\/theme\/(?:api|content)\//, specs: ['content/(api|blocks|tabs)'] },
  {
    files: /^packages\/core\/src\/(?:theme\/render|runtime\/islands|node\/bundler)\//,
    specs: ['islands/'],
  },
  {
    files: /^packages\/core\/src\/runtime\/(?:browser|navigation)\//,
    specs: ['navigation/(navigation|scroll)'],
  },
  {
    files: /^packages\/core\/src\/runtime\/(?:chrome|changes)\//,
    specs: ['chrome/(changes|page-keys|theme)'],
  },
  { files: /^packages\/core\/src\/runtime\/terms\//, specs: ['content/terms'] },
  { files: /^packages\/types\//, specs: ['content/type-popover'] },
  { files: /^packages\/core\/src\/\w+\/search\//, specs: ['search/(open|query|results)'] },
  { files: /^packages\/core\/src\/\w+\/live\//, specs: ['specs/live/(run|edit)'] },
  { files: /^packages\/core\/src\/offline\//, specs: ['built/offline.spec'] },
  { files: /^packages\/core\/src\/node\/serve\//, specs: ['dev/edits'] },
  {
    files: /^packages\/core\/src\/(?:node\/(?:site|page|document|outputs|assets)|shared)\//,
    specs: ['site/(pages|files)'],
  },
  { files: /^packages\/diagrams\//, specs: ['content/authoring'] },
  {
    files: /^packages\/mcp\//,
    unit: ['packages/mcp/src/mcp.test', 'packages/mcp/src/message-filter.test'],
  },
  { files: /^packages\/migrate\//, unit: ['packages/migrate/src/run-migrate.test'] },
  { files: /^packages\/openapi\//, specs: ['content/api-reference'] },
  { files: /^packages\/vocs\//, unit: ['packages/vocs/src/build-site.test'] },
  { files: /^extensions\//, specs: ['extensions/extensions'] },
  { files: /^tests\/fixture\//, specs: ['site/pages'] },
];
