import { createDevServer } from '../serve/dev-server.ts';
import { type CommandValues, textOption } from './options.ts';
import { serveUntilEnded } from './serve-until-ended.ts';

/** `docs dev`: serves the site until the process ends. */
export async function runDev(values: CommandValues): Promise<number> {
  process.env.NODE_ENV = 'development';
  const options = { root: textOption(values.root), base: textOption(values.base) };
  const { server, base, close } = await createDevServer(options, textOption(values.host));
  return serveUntilEnded({ server, name: 'the site', base: base(), port: 5173, close }, values);
}
