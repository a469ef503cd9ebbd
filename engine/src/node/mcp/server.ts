import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { McpServer } from '@modelcontextprotocol/server';
import { engineRoot } from '../files/engine-version.ts';
import { type BuiltSite, NotThereError, openBuiltSite, outputVersion } from './built-site.ts';
import { tools } from './tools.ts';

const instructions =
  'Reads a documentation site. Begin with search or list_pages; read_section is shorter than read_page.';

/**
 * A server of the Model Context Protocol for the output of a build. It reads a new build at the
 * next request. Without a build, each answer says so.
 *
 * @param folder The output's folder, absolute.
 */
export function createMcpServer(folder: string): McpServer {
  const manifest = readFileSync(join(engineRoot, 'package.json'), 'utf8');
  const { name, version } = JSON.parse(manifest) as { name: string; version: string };
  const server = new McpServer({ name, version }, { instructions });
  let opened: { version: string; site: BuiltSite } | undefined;
  const site = () => {
    const found = outputVersion(folder);
    if (opened?.version !== found) opened = { version: found, site: openBuiltSite(folder) };
    return opened.site;
  };
  for (const [tool, { title, description, input, answer }] of Object.entries(tools)) {
    server.registerTool(
      tool,
      {
        title,
        description,
        inputSchema: input,
        annotations: { readOnlyHint: true, idempotentHint: true, openWorldHint: false },
      },
      async (values) => {
        try {
          return { content: [{ type: 'text', text: await answer(site(), values) }] };
        } catch (error) {
          return { content: [{ type: 'text', text: messageOf(error) }], isError: true };
        }
      },
    );
  }
  return server;
}

function messageOf(error: unknown): string {
  if (error instanceof NotThereError) return error.message;
  return `The build cannot be read: ${error instanceof Error ? error.message : String(error)} Build the site again.`;
}
