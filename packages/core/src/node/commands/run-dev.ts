import { createDevServer } from '../serve/dev-server.ts';
import { type CommandValues, textOption } from './options.ts';
import { serveUntilEnded } from './serve-until-ended.ts';

/** `docs dev`: serves the site until the process ends. */
export async function runDev(values: CommandValues): Promise<number> {
  process.env.NODE_ENV = 'development';
  const options = { root: textOption(values.root), base: textOption(values.base) };
  return serveUntilEnded(values, 5173, async (host) => {
    const { server, base, close } = await createDevServer(options, host);
    return { server, name: 'the site', base: base(), close };
  });
}
