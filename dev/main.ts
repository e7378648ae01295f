import { fork } from 'node:child_process';
import { join } from 'node:path';
import { startEmbedded } from '../server/src/platform/db/embedded.ts';
import { EmbeddedError } from '../server/src/platform/db/embedded-error.ts';
import { readSettings, SettingsError } from '../server/src/settings.ts';
import { createRestarter } from './restarter.ts';
import { watchServer } from './watch-server.ts';

// `npm run dev`: keeps the database open and runs the shop (dev/shop.ts), again after each change of the server.
const log = (line: string) => console.log(`  ${line}`);

function run(databaseUrl: string, opened: (address: string) => void): () => Promise<void> {
  let port: string | undefined;
  const restarter = createRestarter({
    log,
    start: () =>
      fork(join(import.meta.dirname, 'shop.ts'), {
        execArgv: ['--disable-warning=ExperimentalWarning'],
        env: {
          ...process.env,
          DATABASE_URL: databaseUrl,
          // Most of a start is Node reading the sources.
          NODE_COMPILE_CACHE: join(import.meta.dirname, '../.cache/dev/compiled'),
          ...(port && { PORT: port }),
        },
      }),
    ready: (address, seconds) => {
      if (!port) console.log(`\nThe shop is open at ${address}, from its sources\n`);
      else log(`The shop is open at ${address} after ${seconds.toFixed(1)} s`);
      // The next process serves at the same address.
      port = new URL(address).port;
      opened(address);
    },
  });
  const unwatch = watchServer((file) => restarter.restart(file));
  return async () => {
    unwatch();
    await restarter.stop();
  };
}

try {
  const settings = readSettings(process.env);
  const embedded = settings.databaseUrl ? undefined : await startEmbedded({ dataDir: settings.dataDir, log });
  const stopShop = run(settings.databaseUrl ?? embedded?.url ?? '', (address) => embedded?.announce(address));
  let stopping = false;
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    await stopShop();
    await embedded?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.on(signal, () => void stop());
} catch (error) {
  console.error(error instanceof SettingsError || error instanceof EmbeddedError ? `\n${error.message}\n` : error);
  process.exit(1);
}
