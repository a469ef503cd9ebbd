import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

/** Starts a server, and connects the official client. */
export async function connectClient(command: string, args: string[]) {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(new StdioClientTransport({ command, args }));
  return {
    /** The text of a tool's answer. */
    async ask(name: string, values: Record<string, unknown>): Promise<string> {
      const { content } = await client.callTool({ name, arguments: values });
      const [first] = content;
      if (first?.type !== 'text') throw new Error(`${name} answered without text`);
      return first.text;
    },
    close: () => client.close(),
  };
}
