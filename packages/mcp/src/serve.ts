import { serveStdio, StdioServerTransport } from '@modelcontextprotocol/server/stdio';
import { type CommandValues, outputFolder } from 'stilldocs/node';
import { messageFilter } from './message-filter.ts';
import { createMcpServer } from './server.ts';

/** Answers an agent over standard input and output until the client closes them. */
export async function serve(values: CommandValues): Promise<number> {
  // Standard output belongs to the protocol: the output of a configuration must not break it.
  console.log = console.error;
  // The configuration is loaded only for the name of the output's folder, without `--out`.
  const folder = await outputFolder(values);
  const messages = messageFilter((text) => void process.stdout.write(text));
  const closed = new Promise((done) => process.stdin.once('close', done));
  const transport = new StdioServerTransport(process.stdin.pipe(messages), process.stdout);
  const handle = serveStdio(() => createMcpServer(folder), { transport });
  await closed;
  await handle.close();
  return 0;
}
