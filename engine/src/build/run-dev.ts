import { createDevServer } from './dev-server.ts';
import { listen } from './listen.ts';
import { type CommandValues, numberOption, textOption } from './options.ts';

/** `docs dev`: serves the site until the process is ended. */
export async function runDev(values: CommandValues): Promise<number> {
  process.env.NODE_ENV = 'development';
  const dev = await createDevServer({
    root: textOption(values.root),
    base: textOption(values.base),
  });
  const address = await listen(
    dev.server,
    numberOption(values.port, '--port', 0, 65535) ?? 5173,
    textOption(values.host),
  );
  console.log(`Serving the site at ${address}${dev.base()}/`);
  await new Promise<void>((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void dev.close().then(done));
  });
  return 0;
}
