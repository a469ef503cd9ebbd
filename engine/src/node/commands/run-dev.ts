import { createDevServer } from '../serve/dev-server.ts';
import { listen, warnOfNetwork } from '../serve/listen.ts';
import { type CommandValues, numberOption, textOption } from './options.ts';

/** `docs dev`: serves the site until the process is ended. */
export async function runDev(values: CommandValues): Promise<number> {
  process.env.NODE_ENV = 'development';
  const host = textOption(values.host);
  const dev = await createDevServer(
    { root: textOption(values.root), base: textOption(values.base) },
    host,
  );
  const port = numberOption(values.port, '--port', 0, 65535) ?? 5173;
  const address = await listen(dev.server, port, host);
  console.log(`Serving the site at ${address}${dev.base()}/`);
  warnOfNetwork(dev.server, `${dev.base()}/`);
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void dev.close().then(done));
  });
  return 0;
}
