import { execFileSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { docs, testsFolder } from '../helpers/servers.ts';
import { run } from '../package/packed.ts';
import { testFolder } from '../../packages/core/src/node/files/test-folder.test.kit.ts';

// The client that most agents have: version 1 of the official SDK. The tests of the package use version 2.
const sdk = '@modelcontextprotocol/sdk@1';

const { at, write } = testFolder({ isShared: true });

/** Calls tools, and writes their names and answers as JSON. */
const script = `
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
const [command, ...args] = process.argv.slice(2);
const client = new Client({ name: 'test', version: '1' });
await client.connect(new StdioClientTransport({ command, args }));
const { tools } = await client.listTools();
const answers = [];
for (const [name, values] of [
  ['search', { query: 'install' }],
  ['list_pages', { language: 'en' }],
  ['read_page', { page: '/guide' }],
  ['read_section', { page: '/guide', section: 'install' }],
  ['read_page', { page: '/nowhere' }],
  ['read_changes', { from: '1', to: '2' }],
]) {
  const { content, isError = false } = await client.callTool({ name, arguments: values });
  answers.push([isError, content[0].text]);
}
console.log(JSON.stringify({ tools: tools.map(({ name }) => name), answers }));
await client.close();
`;

beforeAll(() => {
  write('package.json', '{ "private": true, "type": "module" }');
  write('ask.js', script);
  run('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', sdk], at());
  write('site/docs.config.js', "export default { title: 'Site' };");
  const page = '# Guide\n\n## Install\n\nRun it.\n\n## Use\n\nType.\n';
  write('site/pages/index.md', '# Home\n\n[Guide](/guide)\n');
  write('site/pages/guide.md', page);
  run(docs[0], [docs[1], 'build', '--root', at('site')], '.');
});

it('the official client reads a built site with every tool', () => {
  const server = [...docs, 'mcp', '--root', at('site')];
  const output = execFileSync(process.execPath, [at('ask.js'), ...server], {
    // The command is found from the folder in which it starts.
    cwd: testsFolder,
    encoding: 'utf8',
  });
  const { tools, answers } = JSON.parse(output) as { tools: string[]; answers: unknown[] };
  expect(tools.toSorted()).toEqual([
    'list_pages',
    'read_changes',
    'read_page',
    'read_section',
    'search',
  ]);
  expect(answers).toEqual([
    [false, expect.stringMatching(/^1\. Guide › Install\n {3}\/guide#install\n/)],
    [false, '/ – Home\n/guide – Guide'],
    [false, expect.stringContaining('# Guide')],
    [false, '## Install\n\nRun it.'],
    [true, expect.stringContaining('The site has no page "/nowhere"')],
    [true, 'The site has one version.'],
  ]);
});
