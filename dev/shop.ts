import { readSettings } from '../server/src/settings.ts';
import { openShop } from '../server/src/shop.ts';
import { sourceStorefront } from './source-storefront.ts';

// The process that dev/main.ts starts again after a change of the server: the whole shop, with pages from their sources.
const settings = readSettings({ ...process.env, SERVICE_WORKER: 'off' });
const log = (line: string) => console.log(`  ${line}`);
const shop = await openShop(settings, settings.databaseUrl ?? '', log, (app) => sourceStorefront(app, settings));
process.send?.({ address: shop.address });

function stop(): void {
  shop.close().then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
process.on('SIGTERM', stop);
// The parent process is gone.
process.on('disconnect', stop);
// Ctrl-C reaches the whole group of processes, and the parent decides what it means.
process.on('SIGINT', () => undefined);
