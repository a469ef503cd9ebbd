import { McpServer } from '@modelcontextprotocol/server';
import {
  NotThereError,
  openEditions,
  outputVersion,
  type SiteOutput,
  version,
  type WantedEdition,
} from 'stilldocs/node';
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
  let opened: { version: string; siteFor: (wanted: WantedEdition) => SiteOutput } | undefined;
  const siteFor = (wanted: WantedEdition) => {
    const found = outputVersion(folder);
    if (opened?.version !== found) opened = { version: found, siteFor: openEditions(folder) };
    return opened.siteFor(wanted);
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
          return {
            content: [
              { type: 'text', text: await answer(siteFor(values as WantedEdition), values) },
            ],
          };
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
