import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { messageFilter } from '../mcp/message-filter.ts';
import { createMcpServer } from '../mcp/server.ts';
import type { CommandValues } from './options.ts';
import { outputFolder } from './output-folder.ts';

/**
 * `docs mcp`: answers an agent over standard input and output until the client closes them. It
 * reads only the built folder; the configuration is loaded only for that folder's name, if `--out`
 * is missing.
 */
export async function runMcp(values: CommandValues): Promise<number> {
  // Standard output belongs to the protocol: the output of a configuration must not break it.
  console.log = console.error;
  const folder = await outputFolder(values);
  const messages = messageFilter((text) => void process.stdout.write(text));
  const closed = new Promise((done) => process.stdin.once('close', done));
  const transport = new StdioServerTransport(process.stdin.pipe(messages), process.stdout);
  const handle = serveStdio(() => createMcpServer(folder), { transport });
  await closed;
  await handle.close();
  return 0;
}
