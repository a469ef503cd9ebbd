import { McpServer } from '@modelcontextprotocol/server';
import { NotThereError, openOutput, outputVersion, type SiteOutput, version } from 'stilldocs/node';
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
  const server = new McpServer({ name: 'stilldocs', version: version() }, { instructions });
  let opened: { version: string; site: SiteOutput } | undefined;
  const site = () => {
    const found = outputVersion(folder);
    if (opened?.version !== found) opened = { version: found, site: openOutput(folder) };
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
