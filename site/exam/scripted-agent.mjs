// The baseline of the exam: an agent without a model. It searches for the words of the task, reads the first three
// sections, and copies the sample that shares most words with the task; code in the task is a sample, too.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { extname } from 'node:path';

const fromMcp = createRequire(new URL('../../packages/mcp/package.json', import.meta.url));
const { Client } = await import(fromMcp.resolve('@modelcontextprotocol/client'));
const { StdioClientTransport } = await import(
  fromMcp.resolve('@modelcontextprotocol/client/stdio')
);

const { EXAM_TASK, EXAM_ANSWER, DOCS_MCP } = process.env;
const task = readFileSync(EXAM_TASK, 'utf8');
const [command, ...args] = JSON.parse(DOCS_MCP);
const client = new Client({ name: 'scripted', version: '1' });
await client.connect(new StdioClientTransport({ command, args }));

/** The text of an answer; empty for an error. */
async function call(name, values) {
  const { content, isError } = await client.callTool({ name, arguments: values });
  return isError ? '' : content.map(({ text }) => text).join('');
}

const wordsOf = (text) => new Set(text.toLowerCase().match(/[a-z]{4,}/g) ?? []);
const wanted = wordsOf(task);
const title = task.match(/^# (.*)$/m)[1];
const sentences = task.split('\n\n')[1].split(/(?<=[.:])\s/);
const found = [];
for (const query of [title, ...sentences.slice(0, 3)])
  for (const [href] of (await call('search', { query, limit: 3 })).matchAll(/(?<=^ {3})\/\S*$/gm))
    if (found.length < 3 && !found.includes(href)) found.push(href);

const languages = { '.tsx': 'tsx?', '.ts': 'ts', '.js': 'm?js|html' };
const fences = new RegExp(
  `^ *\`\`\`(?:${languages[extname(EXAM_ANSWER)]})\\b.*\\n([^]*?)^ *\`\`\``,
  'gm',
);
const samplesIn = (text) => [...text.matchAll(fences)].map(([, code]) => code);
const samples = samplesIn(task);
for (const href of found) {
  const [page, section] = href.split('#');
  const text = section
    ? await call('read_section', { page, section })
    : await call('read_page', { page });
  samples.push(...samplesIn(text));
}
const shared = (code) => [...wordsOf(code)].filter((word) => wanted.has(word)).length;
const best = samples.toSorted((a, b) => shared(b) - shared(a))[0] ?? '';
writeFileSync(EXAM_ANSWER, best);
await client.close();
