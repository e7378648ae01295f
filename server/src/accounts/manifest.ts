import type { Manifest } from '../manifest.ts';
import { accountHandlers } from './account-handlers.ts';
import { knownDevices } from './known-devices.ts';
import { registerPasswordResets } from './password-reset.ts';
import * as tables from './tables.ts';

export const accountsManifest: Manifest = {
  name: 'accounts',
  tables,

  open: ({ db, throttle, shopUrl, secrets, ports }) => ({
    handlers: accountHandlers({
      throttle,
      devices: knownDevices(secrets.devices),
      shopUrl,
      joinGuestOrders: ports.joinGuestOrders,
    }),
    jobs: (jobs) => registerPasswordResets(jobs, db, { shopUrl }),
  }),
};
